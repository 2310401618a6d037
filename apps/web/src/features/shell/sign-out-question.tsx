import { AlertDialog } from '@/components/ui/alert-dialog.tsx';

interface SignOutQuestionProps {
  pending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

export default function SignOutQuestion({ pending, onClose, onConfirm }: SignOutQuestionProps) {
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Sign out without saving?"
      description="What you changed on this screen is not saved yet and will be gone."
      cancel="Keep editing"
      action="Sign out"
      pending={pending}
      onConfirm={onConfirm}
    />
  );
}
