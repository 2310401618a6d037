import type { Member } from '@lensemble/contract/members';
import type { Team } from '@lensemble/contract/teams';
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
      title={`Remove ${name}?`}
      description={`${name} loses access to ${team.name} immediately. Their shoots stay with the team. The team gets a new invite code, so that the old one does not lead back.`}
      action={remove.isPending ? 'Removing...' : 'Remove'}
      pending={remove.isPending}
      onConfirm={() => remove.mutate(member.id, { onSettled: onClose })}
    />
  );
}
