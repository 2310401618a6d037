import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/api.ts';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues.ts';
import { catalogues } from '@/lib/catalogues.ts';
import { onceEach } from '@/lib/once-each.ts';
import { toast } from '@/lib/toast.ts';
import { failureText, successText } from '../lib/words.ts';
import { putItem } from './item-cache.ts';

const once = onceEach();

export function useDuplicateItem<Kind extends CatalogueKind>(kind: Kind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => once(id, (key) => duplicateItem(kind, id, key)),
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

async function duplicateItem<Kind extends CatalogueKind>(
  kind: Kind,
  id: string,
  key: string,
): Promise<ItemOf[Kind]> {
  const headers = { 'idempotency-key': key };
  return (await callApi(catalogues[kind].duplicate, { params: { id }, headers })) as ItemOf[Kind];
}
