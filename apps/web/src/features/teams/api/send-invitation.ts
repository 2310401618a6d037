import type { BodyOf } from '@lensemble/contract/endpoint';
import { sendInvitation } from '@lensemble/contract/invites';
import { mailOffWords } from '@lensemble/messages/web/mail-off';
import { teamInviteWords } from '@lensemble/messages/web/team-invites';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { sendsMail } from '@/lib/session/sends-mail.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { inTeam } from '@/lib/teams/in-team.ts';
import { invitationsQuery } from './invitations.ts';

export function useSendInvitation(teamId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof sendInvitation>) =>
      inTeam(callApi(sendInvitation, { params: { teamId }, body })),
    onSuccess: (_, { email }) => {
      if (sendsMail())
        toast({
          title: teamInviteWords('sent'),
          description: teamInviteWords('sentText', { address: email }),
        });
      else toast({ title: mailOffWords('kept', { count: 1 }), description: email });
      void queryClient.invalidateQueries({ queryKey: invitationsQuery(teamId).queryKey });
    },
    onError: (error) =>
      toastError(sentenceOf(error, teamInviteWords('tryAgain')), teamInviteWords('notSent')),
  });
}
