import { createShortCode, type Invite, revokeShortCode } from '@lensemble/contract/invites';
import { teamInviteWords } from '@lensemble/messages/web/team-invites';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { inTeam } from '@/lib/teams/in-team.ts';
import { inviteQuery } from './get-invite.ts';

export function useCreateShortCode(teamId: string) {
  const show = useShow(teamId);
  return useMutation({
    mutationFn: () => inTeam(callApi(createShortCode, { params: { teamId } })),
    onSuccess: show,
    onError: (error) => toastError(sentenceOf(error, teamInviteWords('shortCodeNotCreated'))),
  });
}

export function useRevokeShortCode(teamId: string) {
  const show = useShow(teamId);
  return useMutation({
    mutationFn: () => inTeam(callApi(revokeShortCode, { params: { teamId } })),
    onSuccess: () => {
      show(null);
      toast({
        title: teamInviteWords('shortCodeRevoked'),
        description: teamInviteWords('shortCodeRevokedText'),
      });
    },
    onError: (error) => toastError(sentenceOf(error, teamInviteWords('shortCodeNotRevoked'))),
  });
}

function useShow(teamId: string) {
  const queryClient = useQueryClient();
  return (shortCode: Invite['shortCode']) =>
    queryClient.setQueryData(
      inviteQuery(teamId).queryKey,
      (invite) => invite && { ...invite, shortCode },
    );
}
