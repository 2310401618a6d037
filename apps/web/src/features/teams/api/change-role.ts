import { changeRole, type Member } from '@lensemble/contract/members';
import type { GivenRole } from '@lensemble/contract/permissions';
import { teamMemberWords } from '@lensemble/messages/web/team-members';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { inTeam } from '@/lib/teams/in-team.ts';
import { membersQuery } from '@/lib/teams/members.ts';
import { memberRefusal } from '../lib/member-refusal.ts';

interface RoleChange {
  readonly memberId: string;
  readonly role: GivenRole;
}

/** Changes a member's role. The new role is shown immediately and reverted if the server refuses it. */
export function useChangeRole(teamId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = membersQuery(teamId);
  const show = (memberId: string, role: Member['role'] | undefined) =>
    queryClient.setQueryData(queryKey, (members) =>
      members?.map((member) => (member.id === memberId && role ? { ...member, role } : member)),
    );
  return useMutation({
    mutationFn: ({ memberId, role }: RoleChange) =>
      inTeam(callApi(changeRole, { params: { teamId, memberId }, body: { role } })),
    onMutate: async ({ memberId, role }) => {
      await queryClient.cancelQueries({ queryKey });
      const former = queryClient.getQueryData(queryKey)?.find(({ id }) => id === memberId);
      show(memberId, role);
      return { former };
    },
    onSuccess: (member) => {
      show(member.id, member.role);
      toast({ title: teamMemberWords('roleUpdated') });
    },
    onError: (error, { memberId }, before) => {
      show(memberId, before?.former?.role);
      toastError(memberRefusal(error, teamMemberWords('roleNotUpdated')));
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}
