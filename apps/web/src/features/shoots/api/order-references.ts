import { orderReferences as endpoint } from '@lensemble/contract/references';
import type { Reference } from '@lensemble/contract/shoot-links';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/api.ts';
import { getShootQuery } from './get-shoot.ts';
import { changeReferences, inOrder } from './reference-cache.ts';

interface Order {
  readonly shootId: string;
  readonly ids: string[];
}

export function orderReferences({ shootId, ids }: Order): Promise<Reference[]> {
  return callApi(endpoint, { params: { id: shootId }, body: { ids } });
}

const mutationKey = ['order-references'];

/** Puts references into another order: shown at once, taken back if the server refuses. */
export function useOrderReferences() {
  return useMutation({
    scope: { id: 'order-references' },
    mutationKey,
    mutationFn: orderReferences,
    onMutate: ({ shootId, ids }, { client }) => {
      const before = client.getQueryData(getShootQuery(shootId).queryKey)?.references;
      changeReferences(client, shootId, (references) => inOrder(references, ids));
      return before?.map(({ id }) => id);
    },
    onSuccess: (_answer, { shootId, ids }, _result, { client }) => {
      // Another order that waits behind this one is shown already.
      if (client.isMutating({ mutationKey }) > 1) return;
      changeReferences(client, shootId, (references) => inOrder(references, ids));
    },
    onError: (_error, { shootId }, before, { client }) => {
      if (before) changeReferences(client, shootId, (references) => inOrder(references, before));
    },
  });
}
