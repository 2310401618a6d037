import { useSyncExternalStore } from 'react';
import { shownTeamVersion, subscribeToShownTeam } from './shown-team.ts';

/** A key for what belongs to one team: it changes once another team is shown. */
export function useShownTeamKey(): number {
  return useSyncExternalStore(subscribeToShownTeam, shownTeamVersion);
}
