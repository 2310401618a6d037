import { restoreFromTrash } from '@lensemble/contract/trash';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import { listShootsQuery } from '@/lib/shoots/shoot-list.ts';
import { getShootQuery } from './get-shoot.ts';

interface RestoreReference {
  readonly shootId: string;
  readonly id: string;
}

/** Brings a reference back from the trash, to its place. */
export function useRestoreReference() {
  return useMutation({
    mutationFn: ({ id }: RestoreReference) => callApi(restoreFromTrash, { params: { id } }),
    onSuccess: (_restored, { shootId }, _result, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: getShootQuery(shootId).queryKey }),
        client.invalidateQueries({ queryKey: listShootsQuery.queryKey }),
      ]),
  });
}
