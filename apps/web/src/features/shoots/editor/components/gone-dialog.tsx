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
      title="This shoot has been deleted"
      description="Your entries are still here. You can create the shoot again from them."
      cancel="Keep editing"
      action="Create it again"
      destructive={false}
      onConfirm={onCreateAgain}
    />
  );
}
