import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi, sentenceOf } from '@/lib/api.ts';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues.ts';
import { catalogues } from '@/lib/catalogues.ts';
import { toast } from '@/lib/toast.ts';
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
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, failureText(kind, 'delete')),
        variant: 'destructive',
      }),
  });
}

/** What somebody else has deleted meanwhile is as gone as it should be. */
async function deleteItem(kind: CatalogueKind, id: string): Promise<void> {
  try {
    await callApi(catalogues[kind].remove, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
