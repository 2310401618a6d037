import { restoreReference as endpoint } from '@lensemble/contract/references';
import type { Reference } from '@lensemble/contract/shoot-links';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import { changeReferences, withReference } from './reference-cache.ts';

interface RestoreReference {
  readonly shootId: string;
  readonly id: string;
  readonly place: number;
}

function restoreReference({ id }: RestoreReference): Promise<Reference> {
  return callApi(endpoint, { params: { id } });
}

export function useRestoreReference() {
  return useMutation({
    mutationFn: restoreReference,
    onSuccess: (restored, { shootId, place }, _result, { client }) =>
      changeReferences(client, shootId, (references) => withReference(references, restored, place)),
  });
}
