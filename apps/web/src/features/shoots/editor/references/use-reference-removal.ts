import { REFERENCE_RESTORE_SECONDS } from '@lensemble/contract/constants';
import { imageVariant } from '@lensemble/contract/image-variant';
import type { Reference } from '@lensemble/contract/shoot-links';
import { useDeleteReference } from '@/features/shoots/api/delete-reference.ts';
import { useRestoreReference } from '@/features/shoots/api/restore-reference.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { noteRemoval, takeRemovals } from './recent-removals.ts';

/** Deletes a reference and offers Undo for `REFERENCE_RESTORE_SECONDS`. `remove` resolves to whether it was deleted. */
export function useReferenceRemoval(shootId: string, references: readonly Reference[]) {
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
    if (restored > 0) toast({ title: wordsFor(restored, 'restored') });
    if (restored < removals.length) toastError(sentenceOf(failure, 'Failed to restore reference'));
  };

  const remove = async ({ id, url }: Reference): Promise<boolean> => {
    const place = references.findIndex((reference) => reference.id === id);
    try {
      await destroy({ shootId, id });
    } catch (error) {
      toastError(sentenceOf(error, 'Failed to delete reference'));
      return false;
    }
    const undoable = noteRemoval({ shootId, id, place });
    toast({
      title: wordsFor(undoable, 'deleted'),
      image: imageVariant(url, 'small'),
      durationMs: REFERENCE_RESTORE_SECONDS * 1000,
      action: { label: 'Undo', run: () => void undo() },
    });
    return true;
  };
  return { remove, isPending };
}

function wordsFor(count: number, done: 'deleted' | 'restored'): string {
  return count === 1 ? `Reference ${done}` : `${count} references ${done}`;
}
