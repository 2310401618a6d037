import { deleteReference as endpoint } from '@lensemble/contract/references';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/api.ts';
import { changeReferences, withoutReference } from './reference-cache.ts';

interface DeleteReference {
  readonly shootId: string;
  readonly id: string;
}

function deleteReference({ id }: DeleteReference): Promise<{ success: true }> {
  return callApi(endpoint, { params: { id } });
}

/** Takes a reference away; for a while it can be restored. */
export function useDeleteReference() {
  return useMutation({
    mutationFn: deleteReference,
    onSuccess: (_answer, { shootId, id }, _result, { client }) =>
      changeReferences(client, shootId, (references) => withoutReference(references, id)),
  });
}
