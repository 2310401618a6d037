import { deleteReference as endpoint } from '@lensemble/contract/references';
import { useMutation } from '@tanstack/react-query';
import { ApiError, callApi } from '@/lib/api.ts';
import { changeReferences, withoutReference } from './reference-cache.ts';

interface DeleteReference {
  readonly shootId: string;
  readonly id: string;
}

/** What somebody else has deleted meanwhile is as gone as it should be. */
async function deleteReference({ id }: DeleteReference): Promise<void> {
  try {
    await callApi(endpoint, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** Takes a reference away; for a while it can be restored. */
export function useDeleteReference() {
  return useMutation({
    mutationFn: deleteReference,
    onSuccess: (_answer, { shootId, id }, _result, { client }) =>
      changeReferences(client, shootId, (references) => withoutReference(references, id)),
  });
}
