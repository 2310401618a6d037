import { leaveTeam } from '@lensemble/contract/members';
import { callApi } from '@/lib/api.ts';
import { useEntering } from '../hooks/use-entering.ts';

/** Leaves a team for a new personal one. */
export function useLeaveTeam() {
  return useEntering((teamId: string) => callApi(leaveTeam, { body: { teamId } }), {
    done: 'Team left',
    failed: 'Failed to leave team',
  });
}
