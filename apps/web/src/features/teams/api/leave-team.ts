import { leaveTeam } from '@lensemble/contract/members';
import { teamWords } from '@lensemble/messages/web/teams';
import { callApi } from '@/lib/calls/api.ts';
import { useEntering } from '../hooks/use-entering.ts';

/** Leaves a team and switches to a new personal team. */
export function useLeaveTeam() {
  return useEntering((teamId: string) => callApi(leaveTeam, { body: { teamId } }), {
    done: teamWords('left'),
    failed: teamWords('notLeft'),
  });
}
