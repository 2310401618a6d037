import type { Team } from '@lensemble/contract/teams';
import { deleteTeam, listTeams } from '@lensemble/contract/teams';
import { callApi } from '@/lib/api.ts';
import { activeTeam } from '@/lib/teams.ts';
import { useEntering } from '../hooks/use-entering.ts';

/** Deletes a team and works in the one that the server makes active instead. */
export function useDeleteTeam() {
  return useEntering(removeTeam, { done: 'Team deleted', failed: 'Failed to delete team' });
}

async function removeTeam(teamId: string): Promise<Team> {
  await callApi(deleteTeam, { params: { teamId } });
  const next = activeTeam(await callApi(listTeams));
  if (!next) throw new Error('Nobody is without an active team');
  return next;
}
