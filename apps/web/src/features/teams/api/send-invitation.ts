import { sendInvitation } from '@lensemble/contract/invites';
import { useMutation } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { inTeam } from '../lib/in-team.ts';

export function useSendInvitation(teamId: string) {
  return useMutation({
    mutationFn: (email: string) =>
      inTeam(callApi(sendInvitation, { params: { teamId }, body: { email } })),
    onSuccess: (_, email) =>
      toast({ title: 'Invitation sent', description: `An email is on its way to ${email}.` }),
    onError: (error) =>
      toastError(sentenceOf(error, 'Please try again.'), 'Failed to send invitation.'),
  });
}
