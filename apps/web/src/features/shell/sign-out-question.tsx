import { formWords } from '@lensemble/messages/web/forms';
import { shellWords } from '@lensemble/messages/web/shell';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';

interface SignOutQuestionProps {
  pending: boolean;
  title?: string;
  text?: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks about what was typed on this screen, unless something else is asked. */
export function SignOutQuestion({
  pending,
  title = shellWords('signOutQuestion'),
  text = shellWords('signOutText'),
  onClose,
  onConfirm,
}: SignOutQuestionProps) {
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      description={text}
      cancel={formWords('keepEditing')}
      action={shellWords('signOut')}
      pending={pending}
      onConfirm={onConfirm}
    />
  );
}
