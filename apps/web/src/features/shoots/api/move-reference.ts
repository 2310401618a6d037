import { orderReferences as endpoint, listReferences } from '@lensemble/contract/references';
import type { Reference } from '@lensemble/contract/shoot-links';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/api.ts';
import { getShootQuery } from './get-shoot.ts';
import { changeReferences, inOrder } from './reference-cache.ts';
import { asWished, withNews } from './reference-order.ts';

interface MoveReference {
  readonly shootId: string;
  /** The one that is moved. */
  readonly id: string;
  /** All that are shown, in the order that is wished. */
  readonly wished: readonly string[];
}

/** What is shown may be old: only the one is moved, in the order that others have left meanwhile. */
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

/** Puts a reference into another place: shown at once, taken back if the server refuses. */
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
      // Another move that waits behind this one is shown already.
      if (client.isMutating({ mutationKey }) > 1) return;
      changeReferences(client, shootId, (references) => withNews(references, before, stored));
    },
    onError: (_error, { shootId }, before = [], { client }) =>
      changeReferences(client, shootId, (references) => inOrder(references, before)),
  });
}
