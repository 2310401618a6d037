import { replaceInvite } from '@lensemble/contract/invites';
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
      toast({ title: 'Code replaced', description: 'The old code and its link no longer work.' });
    },
    onError: (error) => toastError(sentenceOf(error, 'Failed to replace the code')),
  });
}
