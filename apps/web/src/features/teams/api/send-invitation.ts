import { sendInvitation } from '@lensemble/contract/invites';
import { useMutation } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/api.ts';
import { toast } from '@/lib/toast.ts';
import { inTeam } from '../lib/in-team.ts';

/** Sends an invitation to an address. */
export function useSendInvitation(teamId: string) {
  return useMutation({
    mutationFn: (email: string) =>
      inTeam(callApi(sendInvitation, { params: { teamId }, body: { email } })),
    onSuccess: (_, email) =>
      toast({ title: 'Invitation sent', description: `A mail is on its way to ${email}.` }),
    onError: (error) =>
      toast({
        title: 'Failed to send invitation.',
        description: sentenceOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  });
}
