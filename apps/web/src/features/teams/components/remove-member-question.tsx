import type { Member } from '@lensemble/contract/members';
import type { Team } from '@lensemble/contract/teams';
import { teamMemberWords } from '@lensemble/messages/web/team-members';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { displayName } from '@/lib/words/names.ts';
import { useRemoveMember } from '../api/remove-member.ts';

interface RemoveMemberQuestionProps {
  team: Team;
  member: Member;
  onClose: () => void;
}

export function RemoveMemberQuestion({ team, member, onClose }: RemoveMemberQuestionProps) {
  const remove = useRemoveMember(team.id);
  const name = displayName(member.user.email, member.profile);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={teamMemberWords('removeQuestion', { name })}
      description={teamMemberWords('removeText', { name, team: team.name })}
      action={remove.isPending ? teamMemberWords('removing') : teamMemberWords('remove')}
      pending={remove.isPending}
      onConfirm={() => remove.mutate(member.id, { onSettled: onClose })}
    />
  );
}
