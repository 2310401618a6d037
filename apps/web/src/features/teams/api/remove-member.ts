import { removeMember } from '@lensemble/contract/members';
import { teamMemberWords } from '@lensemble/messages/web/team-members';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { inTeam } from '@/lib/teams/in-team.ts';
import { membersQuery } from '@/lib/teams/members.ts';
import { teamsQuery } from '@/lib/teams/teams.ts';
import { memberRefusal } from '../lib/member-refusal.ts';
import { inviteQuery } from './get-invite.ts';
import { invitationsQuery } from './invitations.ts';

export function useRemoveMember(teamId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = membersQuery(teamId);
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: teamsQuery.queryKey });
    // The server has replaced the code and ended the member's invitations.
    void queryClient.invalidateQueries({ queryKey: inviteQuery(teamId).queryKey });
    void queryClient.invalidateQueries({ queryKey: invitationsQuery(teamId).queryKey });
  };
  return useMutation({
    mutationFn: (memberId: string) =>
      inTeam(callApi(removeMember, { params: { teamId, memberId } })),
    onSuccess: (_, memberId) => {
      queryClient.setQueryData(queryKey, (members) => members?.filter(({ id }) => id !== memberId));
      toast({ title: teamMemberWords('removed') });
      refresh();
    },
    onError: (error) => {
      toastError(memberRefusal(error, teamMemberWords('notRemoved')));
      refresh();
    },
  });
}
