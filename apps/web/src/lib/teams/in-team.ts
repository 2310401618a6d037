import { listMembers } from '@lensemble/contract/members';
import { ApiError } from '../calls/api.ts';
import { queryClient } from '../calls/query-client.ts';
import { teamsQuery } from './teams.ts';

/**
 * Wraps a request to a team. A refusal may mean that the user's role has changed or that the user has left, so it
 * reloads the teams and members.
 */
export async function inTeam<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) {
      void queryClient.invalidateQueries({ queryKey: teamsQuery.queryKey });
      // Skip a running query of the list itself: its refusal would repeat forever.
      void queryClient.invalidateQueries({ queryKey: [listMembers.path], fetchStatus: 'idle' });
    }
    throw error;
  }
}
