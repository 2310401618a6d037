import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, isGone, sentenceOf } from '@/lib/calls/api.ts';
import { type CatalogueKind, catalogues, type ItemOf } from '@/lib/catalogues/catalogues.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { failureText, successText } from '../lib/words.ts';
import { dropItem } from './item-cache.ts';

export function useDeleteItem<Kind extends CatalogueKind>(kind: Kind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (item: ItemOf[Kind]) => deleteItem(kind, item.id),
    onSuccess: (_, item) => {
      dropItem(client, kind, item);
      toast({ title: 'Success', description: successText(kind, 'delete') });
    },
    onError: (error) => toastError(sentenceOf(error, failureText(kind, 'delete'))),
  });
}

/** An item that is already deleted counts as success. */
async function deleteItem(kind: CatalogueKind, id: string): Promise<void> {
  try {
    await callApi(catalogues[kind].remove, { params: { id } });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
