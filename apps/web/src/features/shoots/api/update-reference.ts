import { updateReference as endpoint } from '@lensemble/contract/references';
import type { Reference } from '@lensemble/contract/shoot-links';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/api.ts';
import { changeReferences } from './reference-cache.ts';

interface UpdateReference {
  readonly shootId: string;
  readonly id: string;
  readonly notes: string;
}

function updateReference({ id, notes }: UpdateReference): Promise<Reference> {
  return callApi(endpoint, { params: { id }, body: { notes } });
}

/** Saves the notes of a reference. */
export function useUpdateReference() {
  return useMutation({
    mutationFn: updateReference,
    onSuccess: (saved, { shootId }, _result, { client }) =>
      changeReferences(client, shootId, (references) =>
        references.map((old) => (old.id === saved.id ? saved : old)),
      ),
  });
}
