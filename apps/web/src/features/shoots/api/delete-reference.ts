import { deleteReference as endpoint } from '@lensemble/contract/references';
import { useMutation } from '@tanstack/react-query';
import { callApi, isGone } from '@/lib/calls/api.ts';
import { changeReferences, withoutReference } from './reference-cache.ts';

interface DeleteReference {
  readonly shootId: string;
  readonly id: string;
}

/** A 404 counts as success: another member has deleted the reference. */
async function deleteReference({ id }: DeleteReference): Promise<void> {
  try {
    await callApi(endpoint, { params: { id } });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Moves a reference to the trash. */
export function useDeleteReference() {
  return useMutation({
    mutationFn: deleteReference,
    onSuccess: (_answer, { shootId, id }, _result, { client }) =>
      changeReferences(client, shootId, (references) => withoutReference(references, id)),
  });
}
