import { refreshNotifications } from '../notifications/notifications.ts';
import { subscribeToShownTeam } from '../teams/shown-team.ts';
import { ChangeApplier, type Surroundings } from './apply-changes.ts';
import { followTeam } from './follow-team.ts';
import { forgetPresences, notePresence } from './presence-store.ts';

/** Keeps the queries of the team, and where its members are, up to date until the returned function is called. */
export function followChanges(surroundings: Surroundings): () => void {
  const applier = new ChangeApplier(surroundings);
  const stopFollowing = followTeam({
    onChange: (changes) => {
      applier.add(changes);
      if (changes === null) refreshNotifications(surroundings.client);
    },
    onPresence: notePresence,
    onNotified: () => refreshNotifications(surroundings.client),
  });
  const stopForgetting = subscribeToShownTeam(() => {
    applier.stop();
    forgetPresences();
  });
  return () => {
    stopFollowing();
    stopForgetting();
    applier.stop();
    forgetPresences();
  };
}
