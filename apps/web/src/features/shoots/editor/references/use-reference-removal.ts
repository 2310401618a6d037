import { REFERENCE_RESTORE_SECONDS } from '@lensemble/contract/constants';
import { imageVariant } from '@lensemble/contract/image-variant';
import type { Reference } from '@lensemble/contract/shoot-links';
import { useDeleteReference } from '@/features/shoots/api/delete-reference.ts';
import { useRestoreReference } from '@/features/shoots/api/restore-reference.ts';
import { sentenceOf } from '@/lib/api.ts';
import { toast } from '@/lib/toast.ts';

/** Deletes a reference and offers to undo that for half a minute. `remove` resolves to whether it is gone. */
export function useReferenceRemoval(shootId: string, references: readonly Reference[]) {
  const { mutateAsync: destroy, isPending } = useDeleteReference();
  const { mutateAsync: restore } = useRestoreReference();

  const undo = async (id: string, place: number) => {
    try {
      await restore({ shootId, id, place });
      toast({ title: 'Reference restored' });
    } catch (error) {
      tell(error, 'Failed to restore reference');
    }
  };

  const remove = async ({ id, url }: Reference): Promise<boolean> => {
    const place = references.findIndex((reference) => reference.id === id);
    try {
      await destroy({ shootId, id });
    } catch (error) {
      tell(error, 'Failed to delete reference');
      return false;
    }
    toast({
      title: 'Reference deleted',
      image: imageVariant(url, 'small'),
      durationMs: REFERENCE_RESTORE_SECONDS * 1000,
      action: { label: 'Undo', run: () => void undo(id, place) },
    });
    return true;
  };
  return { remove, isPending };
}

function tell(error: unknown, fallback: string): void {
  toast({ title: 'Error', description: sentenceOf(error, fallback), variant: 'destructive' });
}
