import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/api.ts';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues.ts';
import { catalogues } from '@/lib/catalogues.ts';
import { toast } from '@/lib/toast.ts';
import { failureText, successText } from '../lib/words.ts';
import { putItem } from './item-cache.ts';

export function useDuplicateItem<Kind extends CatalogueKind>(kind: Kind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      (await callApi(catalogues[kind].duplicate, { params: { id } })) as ItemOf[Kind],
    onSuccess: (copy) => {
      putItem(client, kind, copy);
      toast({ title: 'Success', description: successText(kind, 'duplicate') });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, failureText(kind, 'duplicate')),
        variant: 'destructive',
      }),
  });
}
