import { imageVariant } from '@lensemble/contract/image-variant';
import type { Reference } from '@lensemble/contract/shoot-links';
import { referenceWords } from '@lensemble/messages/web/references';
import { useDeleteReference } from '@/features/shoots/api/delete-reference.ts';
import { useRestoreReference } from '@/features/shoots/api/restore-reference.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { UNDO_TOAST_MS } from '@/lib/trash/undo-of.ts';
import { noteRemoval, takeRemovals } from './recent-removals.ts';

/** Deletes a reference and offers Undo, also of others deleted right before. `remove` resolves to whether it was deleted. */
export function useReferenceRemoval(shootId: string) {
  const { mutateAsync: destroy, isPending } = useDeleteReference();
  const { mutateAsync: restore } = useRestoreReference();

  const undo = async () => {
    const removals = takeRemovals();
    let restored = 0;
    let failure: unknown;
    for (const removal of removals) {
      try {
        await restore(removal);
        restored += 1;
      } catch (error) {
        failure = error;
      }
    }
    if (restored > 0) toast({ title: referenceWords('restored', { count: restored }) });
    if (restored < removals.length)
      toastError(sentenceOf(failure, referenceWords('restoreFailed')));
  };

  const remove = async ({ id, url }: Reference): Promise<boolean> => {
    try {
      await destroy({ shootId, id });
    } catch (error) {
      toastError(sentenceOf(error, referenceWords('deleteFailed')));
      return false;
    }
    const undoable = noteRemoval({ shootId, id });
    toast({
      title: referenceWords('deleted', { count: undoable }),
      image: imageVariant(url, 'small'),
      durationMs: UNDO_TOAST_MS,
      action: { label: referenceWords('undo'), run: () => void undo() },
    });
    return true;
  };
  return { remove, isPending };
}
