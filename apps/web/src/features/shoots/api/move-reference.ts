import { orderReferences as endpoint, listReferences } from '@lensemble/contract/references';
import type { Reference } from '@lensemble/contract/shoot-links';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import { getShootQuery } from './get-shoot.ts';
import { changeReferences, inOrder } from './reference-cache.ts';
import { asWished, withNews } from './reference-order.ts';

interface MoveReference {
  readonly shootId: string;
  readonly id: string;
  /** All ids shown, in the new order. */
  readonly wished: readonly string[];
}

/** The shown list may be outdated. Moves only this reference within the stored order. */
async function moveReference({ shootId, id, wished }: MoveReference): Promise<Reference[]> {
  const params = { id: shootId };
  const stored = await callApi(listReferences, { params });
  const ids = asWished(
    stored.map((reference) => reference.id),
    id,
    wished,
  );
  return callApi(endpoint, { params, body: { ids } });
}

const mutationKey = ['move-reference'];

/** Moves a reference optimistically; a refusal restores the previous order. */
export function useMoveReference() {
  return useMutation({
    scope: { id: 'move-reference' },
    mutationKey,
    mutationFn: moveReference,
    onMutate: ({ shootId, wished }, { client }) => {
      const before = client.getQueryData(getShootQuery(shootId).queryKey)?.references;
      changeReferences(client, shootId, (references) => inOrder(references, wished));
      return before?.map(({ id }) => id) ?? [];
    },
    onSuccess: (stored, { shootId }, before, { client }) => {
      // The cache already shows the result of a later move.
      if (client.isMutating({ mutationKey }) > 1) return;
      changeReferences(client, shootId, (references) => withNews(references, before, stored));
    },
    onError: (_error, { shootId }, before = [], { client }) =>
      changeReferences(client, shootId, (references) => inOrder(references, before)),
  });
}
