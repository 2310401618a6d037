import { deleteShoots as endpoint } from '@lensemble/contract/shoot-batches';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import { dropShoot } from './shoot-cache.ts';

/** Deletes all of the shoots or, if one has changed, none. */
export function useDeleteShoots() {
  return useMutation({
    mutationFn: (shoots: readonly ListedShoot[]) =>
      callApi(endpoint, { body: { shoots: shoots.map(({ id, version }) => ({ id, version })) } }),
    onSuccess: (_answer, shoots, _result, { client }) => {
      for (const { id } of shoots) dropShoot(client, id);
    },
  });
}
