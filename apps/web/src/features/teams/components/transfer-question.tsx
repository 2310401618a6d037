import type { Member } from '@lensemble/contract/members';
import type { Team } from '@lensemble/contract/teams';
import { teamMemberWords } from '@lensemble/messages/web/team-members';
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
      title={teamMemberWords('makeOwnerQuestion', { name })}
      description={teamMemberWords('makeOwnerText', { name, team: team.name })}
      action={transfer.isPending ? teamMemberWords('changing') : teamMemberWords('makeOwner')}
      pending={transfer.isPending}
      onConfirm={() => transfer.mutate(member.id, { onSettled: onClose })}
    />
  );
}
