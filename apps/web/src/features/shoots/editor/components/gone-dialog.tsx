import { editorSavingWords } from '@lensemble/messages/web/editor-saving';
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
      title={editorSavingWords('gone')}
      description={editorSavingWords('goneText')}
      cancel={editorSavingWords('keepEditing')}
      action={editorSavingWords('createAgain')}
      destructive={false}
      onConfirm={onCreateAgain}
    />
  );
}
