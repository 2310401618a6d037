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
      description="Your changes on this screen are not saved yet. They will be lost if you sign out."
      cancel="Keep editing"
      action="Sign out"
      pending={pending}
      onConfirm={onConfirm}
    />
  );
}
