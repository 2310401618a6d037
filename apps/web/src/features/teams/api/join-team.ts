import { joinTeam } from '@lensemble/contract/invites';
import { callApi } from '@/lib/calls/api.ts';
import { useEntering } from '../hooks/use-entering.ts';

export function useJoinTeam() {
  return useEntering((inviteCode: string) => callApi(joinTeam, { body: { inviteCode } }), {
    done: 'Team joined',
    failed: 'Failed to join team',
    fallback: 'Failed to join team. Please check the invite code and try again.',
  });
}
