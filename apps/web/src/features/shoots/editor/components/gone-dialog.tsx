import { AlertDialog } from '@/components/ui/alert-dialog.tsx';

interface GoneDialogProps {
  onCreateAgain: () => void;
  onClose: () => void;
}

/** Somebody has deleted the shoot while it was being edited: what was typed can become a new one. */
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
