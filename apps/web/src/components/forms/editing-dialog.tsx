import { type ReactNode, useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { UnsavedChanges, UnsavedQuestion } from './unsaved-changes.tsx';

interface EditingDialogProps {
  dirty: boolean;
  /** What would be lost. */
  description: ReactNode;
  onClose: () => void;
  children: (cancel: () => void) => ReactNode;
}

/** An open dialog that asks before it discards unsaved changes, whether it is closed or the screen is left. */
export function EditingDialog({ dirty, description, onClose, children }: EditingDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const cancel = () => (dirty ? setAsking(true) : onClose());
  return (
    <Dialog open onOpenChange={(open) => open || cancel()}>
      {children(cancel)}
      <UnsavedChanges dirty={dirty} description={description} onDiscard={onClose} />
      <UnsavedQuestion
        open={isAsking}
        description={description}
        onKeep={() => setAsking(false)}
        onDiscard={onClose}
      />
    </Dialog>
  );
}
