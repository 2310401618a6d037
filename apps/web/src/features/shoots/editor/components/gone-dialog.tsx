import { restoreFromTrash } from '@lensemble/contract/trash';
import { editorSavingWords } from '@lensemble/messages/web/editor-saving';
import { trashWords } from '@lensemble/messages/web/trash';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { toastError } from '@/lib/shell/toast.ts';

interface GoneDialogProps {
  shootId: string;
  /** The shoot is back, with everything that was linked. */
  onRestored: () => void;
  onCreateAgain: () => void;
  onClose: () => void;
}

/** Shown after another member has deleted the shoot. Offers to restore it, or to create it again. */
export function GoneDialog({ shootId, onRestored, onCreateAgain, onClose }: GoneDialogProps) {
  const client = useQueryClient();
  const restore = useMutation({
    // The entry of a shoot has its id.
    mutationFn: () => callApi(restoreFromTrash, { params: { id: shootId } }),
    onSuccess: () => {
      // What has come back with it is not known.
      void client.invalidateQueries();
      onRestored();
    },
    onError: (error) => toastError(sentenceOf(error, trashWords('restoreFailed'))),
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={editorSavingWords('gone')}
      description={editorSavingWords('goneText')}
      cancel={editorSavingWords('keepEditing')}
      action={editorSavingWords('restoreIt')}
      pending={restore.isPending}
      destructive={false}
      onConfirm={() => restore.mutate()}
    >
      <Button className="justify-self-start" onClick={onCreateAgain}>
        {editorSavingWords('createAgain')}
      </Button>
    </AlertDialog>
  );
}
