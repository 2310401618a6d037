import type { Team } from '@lensemble/contract/teams';
import { listTeams } from '@lensemble/contract/teams';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api.ts';
import { bootData } from './boot.ts';
import { announceTeamChanged, setShownTeam, shownTeam } from './shown-team.ts';

/** One's teams. What the page brought along is not asked for again. */
export const teamsQuery = queryOptions({
  queryKey: [listTeams.path],
  queryFn: async ({ signal }) => {
    const teams = await callApi(listTeams, { signal });
    noteActive(teams);
    return teams;
  },
  initialData: () => (bootData()?.user ? bootData()?.teams : undefined),
});

export const activeTeam = (teams: readonly Team[]): Team | undefined =>
  teams.find(({ isActive }) => isActive);

/** The first list says whose data is shown; a later one may say that this is over. */
function noteActive(teams: readonly Team[]): void {
  const active = activeTeam(teams)?.id;
  if (shownTeam() === undefined) setShownTeam(active);
  else if (active !== shownTeam()) announceTeamChanged();
}
