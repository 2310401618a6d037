import { catalogueWriteWords } from '@lensemble/messages/web/catalogue-writes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { onceEach } from '@/lib/calls/once-each.ts';
import { type CatalogueKind, catalogues, type ItemOf } from '@/lib/catalogues/catalogues.ts';
import { putItem } from '@/lib/catalogues/item-cache.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { failureText, successText } from '../lib/words.ts';

const once = onceEach();

export function useDuplicateItem<Kind extends CatalogueKind>(kind: Kind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => once(id, (key) => duplicateItem(kind, id, key)),
    onSuccess: (copy) => {
      putItem(client, kind, copy);
      toast({ title: catalogueWriteWords('success'), description: successText(kind, 'duplicate') });
    },
    onError: (error) => toastError(sentenceOf(error, failureText(kind, 'duplicate'))),
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
