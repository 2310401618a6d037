import { restoreFromTrash } from '@lensemble/contract/trash';
import { trashWords } from '@lensemble/messages/web/trash';
import { callApi, sentenceOf } from '../calls/api.ts';
import { queryClient } from '../calls/query-client.ts';
import { toast, toastError } from '../shell/toast.ts';
import type { Deleted } from './undo-of.ts';

const words = {
  comment: () => trashWords('restoredComment'),
  shoots: (count: number) => trashWords('restoredShoots', { count }),
};

/** Brings back entries of the trash. What changes with them is not known, so that everything shown is read again. */
export async function undo(ids: readonly string[], what: Deleted): Promise<void> {
  let restored = 0;
  let failure: unknown;
  for (const id of ids) {
    try {
      await callApi(restoreFromTrash, { params: { id } });
      restored += 1;
    } catch (error) {
      failure = error;
    }
  }
  await queryClient.invalidateQueries();
  if (failure) toastError(sentenceOf(failure, trashWords('restoreFailed')));
  else {
    const title = 'title' in what ? trashWords('restored', what) : words[what.kind](restored);
    toast({ title });
  }
}
