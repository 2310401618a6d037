import type { Member } from '@lensemble/contract/members';
import type { Team } from '@lensemble/contract/teams';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { displayName } from '@/lib/words/names.ts';
import { useTransferOwnership } from '../api/transfer-ownership.ts';

interface TransferQuestionProps {
  team: Team;
  member: Member;
  onClose: () => void;
}

export function TransferQuestion({ team, member, onClose }: TransferQuestionProps) {
  const transfer = useTransferOwnership(team.id);
  const name = displayName(member.user.email, member.profile);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || transfer.isPending || onClose()}
      title={`Make ${name} the owner?`}
      description={`${name} will own ${team.name}, and you will be an admin. Only ${name} can undo this.`}
      action={transfer.isPending ? 'Changing...' : 'Make owner'}
      pending={transfer.isPending}
      onConfirm={() => transfer.mutate(member.id, { onSettled: onClose })}
    />
  );
}
