import { replaceInvite } from '@lensemble/contract/invites';
import { teamInviteWords } from '@lensemble/messages/web/team-invites';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { inTeam } from '@/lib/teams/in-team.ts';
import { inviteQuery } from './get-invite.ts';

/** Gives a team a new invite code. The old code stops working. */
export function useReplaceInvite(teamId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => inTeam(callApi(replaceInvite, { params: { teamId } })),
    onSuccess: (invite) => {
      queryClient.setQueryData(inviteQuery(teamId).queryKey, invite);
      toast({ title: teamInviteWords('replaced'), description: teamInviteWords('replacedText') });
    },
    onError: (error) => toastError(sentenceOf(error, teamInviteWords('notReplaced'))),
  });
}
