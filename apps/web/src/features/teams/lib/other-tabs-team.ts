import { tabChannel } from '@/lib/session/tab-channel.ts';
import { announceTeamChanged, shownTeam } from '@/lib/teams/shown-team.ts';

const channel = tabChannel<string>('team');

/** Tells the other tabs which team is active. All tabs share the active team, but each shows its own. */
export const tellOtherTabsTeam = channel.tell;

/** Announces a change when another tab switches to a team that this tab does not show. */
export function watchOtherTabsTeam(): () => void {
  return channel.watch((id) => {
    if (shownTeam() !== undefined && id !== shownTeam()) announceTeamChanged();
  });
}
