import { catalogueWriteWords } from '@lensemble/messages/web/catalogue-writes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, isGone, sentenceOf } from '@/lib/calls/api.ts';
import { type CatalogueKind, catalogues, type ItemOf } from '@/lib/catalogues/catalogues.ts';
import { dropItem, putItem } from '@/lib/catalogues/item-cache.ts';
import { newerItemOf } from '@/lib/catalogues/newer-item.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { undoOf } from '@/lib/trash/undo-of.ts';
import { failureText, successText } from '../lib/words.ts';

/** Deletes an item in the version that the user sees. The caller handles a conflict: see `newerItemOf`. */
export function useDeleteItem<Kind extends CatalogueKind>(
  kind: Kind,
  nameOf: (item: ItemOf[Kind]) => string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (item: ItemOf[Kind]) => deleteItem(kind, item),
    onSuccess: (_, item) => {
      dropItem(client, kind, item);
      toast({
        title: catalogueWriteWords('success'),
        description: successText(kind, 'delete'),
        ...undoOf([item.id], { title: nameOf(item) }),
      });
    },
    onError: (error) => {
      const newer = newerItemOf<Kind>(error);
      if (newer) putItem(client, kind, newer);
      else toastError(sentenceOf(error, failureText(kind, 'delete')));
    },
  });
}

/** An item that is already deleted counts as success. */
async function deleteItem<Kind extends CatalogueKind>(
  kind: Kind,
  { id, updatedAt }: ItemOf[Kind],
): Promise<void> {
  const headers = { 'if-match': `"${updatedAt}"` };
  try {
    await callApi(catalogues[kind].remove, { params: { id }, headers });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
