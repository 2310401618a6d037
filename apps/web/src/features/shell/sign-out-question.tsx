import { formWords } from '@lensemble/messages/web/forms';
import { shellWords } from '@lensemble/messages/web/shell';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';

interface SignOutQuestionProps {
  pending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

export function SignOutQuestion({ pending, onClose, onConfirm }: SignOutQuestionProps) {
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={shellWords('signOutQuestion')}
      description={shellWords('signOutText')}
      cancel={formWords('keepEditing')}
      action={shellWords('signOut')}
      pending={pending}
      onConfirm={onConfirm}
    />
  );
}
