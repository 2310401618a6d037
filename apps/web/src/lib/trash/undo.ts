import { restoreFromTrash } from '@lensemble/contract/trash';
import { trashWords } from '@lensemble/messages/web/trash';
import { callApi, sentenceOf } from '../calls/api.ts';
import { queryClient } from '../calls/query-client.ts';
import { toast, toastError } from '../shell/toast.ts';

/** Brings back entries of the trash. What changes with them is not known, so that everything shown is read again. */
export async function undo(ids: readonly string[], title: string | undefined): Promise<void> {
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
  else if (title !== undefined) toast({ title: trashWords('restored', { title }) });
  else toast({ title: trashWords('restoredSome', { count: restored }) });
}
