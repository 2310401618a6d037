import { type Invitation, listInvitations, revokeInvitation } from '@lensemble/contract/invites';
import { teamInviteWords } from '@lensemble/messages/web/team-invites';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, isGone, sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { inTeam } from '@/lib/teams/in-team.ts';

/** A team's open invitations. Reloaded on every mount, because the invited people end them. */
export function invitationsQuery(teamId: string) {
  return queryOptions({
    queryKey: [listInvitations.path, teamId],
    queryFn: ({ signal }) => inTeam(callApi(listInvitations, { params: { teamId }, signal })),
    refetchOnMount: 'always',
  });
}

export function useRevokeInvitation(teamId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = invitationsQuery(teamId);
  return useMutation({
    mutationFn: async ({ id: invitationId }: Invitation) => {
      try {
        await inTeam(callApi(revokeInvitation, { params: { teamId, invitationId } }));
      } catch (error) {
        // An invitation that has already ended counts as success.
        if (!isGone(error)) throw error;
      }
    },
    onSuccess: (_, { id, email }) => {
      queryClient.setQueryData(queryKey, (all) => all?.filter((each) => each.id !== id));
      toast({
        title: teamInviteWords('revoked'),
        description: teamInviteWords('revokedText', { address: email }),
      });
    },
    onError: (error) => toastError(sentenceOf(error, teamInviteWords('notRevoked'))),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
