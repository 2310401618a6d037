import { joinTeam } from '@lensemble/contract/invites';
import { teamWords } from '@lensemble/messages/web/teams';
import { callApi } from '@/lib/calls/api.ts';
import { useEntering } from '../hooks/use-entering.ts';

export function useJoinTeam() {
  return useEntering((inviteCode: string) => callApi(joinTeam, { body: { inviteCode } }), {
    done: teamWords('joined'),
    failed: teamWords('notJoined'),
    fallback: teamWords('notJoinedText'),
  });
}
