import type { ListedShoot } from '@lensemble/contract/shoots';
import { selectionWords } from '@lensemble/messages/web/shoot-selection';
import { useMutation } from '@tanstack/react-query';
import { duplicateShoot } from '@/features/shoots/api/duplicate-shoot.ts';
import { putShoot } from '@/features/shoots/api/shoot-cache.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { listLinkedNamesQuery } from '@/lib/shoots/linked-names.ts';

interface Wish {
  readonly shoots: readonly ListedShoot[];
  readonly withDate: boolean;
}

/** Duplicates shoots one after another, because each copy counts toward the limits. Stops at the first refusal. */
export function useDuplicateShoots(onDone: () => void) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ shoots, withDate }: Wish, { client }) => {
      let made = 0;
      try {
        for (const { id } of shoots) {
          putShoot(client, await duplicateShoot({ id, withDate }));
          made += 1;
        }
      } finally {
        void client.invalidateQueries({ queryKey: listLinkedNamesQuery.queryKey });
        if (made > 0 && made < shoots.length)
          toast({ title: selectionWords('duplicatedSome', { made, count: shoots.length }) });
      }
      return made;
    },
  });
  const duplicate = async (shoots: readonly ListedShoot[], withDate: boolean) => {
    try {
      const made = await mutateAsync({ shoots, withDate });
      toast({ title: selectionWords('duplicated', { count: made }) });
      onDone();
    } catch (error) {
      toastError(sentenceOf(error, selectionWords('notDuplicated')));
    }
  };
  return { duplicate, isPending };
}
