import { AlertDialog } from '@/components/ui/alert-dialog.tsx';

interface GoneDialogProps {
  onCreateAgain: () => void;
  onClose: () => void;
}

/** Shown after another member has deleted the shoot. Offers to create it again. */
export function GoneDialog({ onCreateAgain, onClose }: GoneDialogProps) {
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="This shoot was deleted meanwhile"
      description="What you typed is still here. You can create the shoot again from it."
      cancel="Keep editing"
      action="Create it again"
      destructive={false}
      onConfirm={onCreateAgain}
    />
  );
}
