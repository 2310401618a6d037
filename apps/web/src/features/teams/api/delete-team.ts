import { deleteTeam, listTeams, type Team } from '@lensemble/contract/teams';
import { teamWords } from '@lensemble/messages/web/teams';
import { callApi } from '@/lib/calls/api.ts';
import { activeTeam } from '@/lib/teams/teams.ts';
import { useEntering } from '../hooks/use-entering.ts';

/** Deletes a team and switches to the team that the server makes active instead. */
export function useDeleteTeam() {
  return useEntering(removeTeam, { done: teamWords('deleted'), failed: teamWords('notDeleted') });
}

async function removeTeam(teamId: string): Promise<Team> {
  await callApi(deleteTeam, { params: { teamId } });
  const next = activeTeam(await callApi(listTeams));
  if (!next) throw new Error('A user always has an active team');
  return next;
}
