import { listMembers } from '@lensemble/contract/members';
import { ApiError } from '@/lib/api.ts';
import { queryClient } from '@/lib/query-client.ts';
import { teamsQuery } from '@/lib/teams.ts';

/** Makes a call to a team. A refusal may mean that one's role has changed, or that one is out of it: the lists tell. */
export async function inTeam<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) {
      void queryClient.invalidateQueries({ queryKey: teamsQuery.queryKey });
      // Not where the list itself is what was refused: it would ask for ever.
      void queryClient.invalidateQueries({ queryKey: [listMembers.path], fetchStatus: 'idle' });
    }
    throw error;
  }
}
