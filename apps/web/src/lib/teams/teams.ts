import { listTeams, type Team } from '@lensemble/contract/teams';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../calls/api.ts';
import { bootData } from '../session/boot.ts';
import { announceTeamChanged, setShownTeam, shownTeam } from './shown-team.ts';

/** The user's teams. The page's boot data replaces the first request. */
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

/** The first list sets the shown team. A later one may reveal that another team is active. */
function noteActive(teams: readonly Team[]): void {
  const active = activeTeam(teams)?.id;
  if (shownTeam() === undefined) setShownTeam(active);
  else if (active !== shownTeam()) announceTeamChanged();
}
