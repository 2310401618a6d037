import { transferOwnership } from '@lensemble/contract/members';
import { teamMemberWords } from '@lensemble/messages/web/team-members';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, isGone } from '@/lib/calls/api.ts';
import { tellRefused } from '@/lib/calls/tell-refused.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { inTeam } from '@/lib/teams/in-team.ts';
import { membersQuery } from '@/lib/teams/members.ts';
import { teamsQuery } from '@/lib/teams/teams.ts';
import { memberRefusal } from '../lib/member-refusal.ts';

/** Makes a member the owner, and the user an admin. */
export function useTransferOwnership(teamId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (memberId: string) =>
      inTeam(callApi(transferOwnership, { params: { teamId, memberId } })),
    onSuccess: () =>
      toast({ title: teamMemberWords('ownerChanged'), description: teamMemberWords('nowAdmin') }),
    onError: (error) =>
      isGone(error)
        ? toastError(memberRefusal(error, ''))
        : tellRefused(error, teamMemberWords('ownerNotChanged')),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: membersQuery(teamId).queryKey });
      void queryClient.invalidateQueries({ queryKey: teamsQuery.queryKey });
    },
  });
}
