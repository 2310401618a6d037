import { deleteShoot as endpoint } from '@lensemble/contract/shoots';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import { dropShoot } from './shoot-cache.ts';

export interface DeleteShoot {
  readonly id: string;
  readonly version?: number | undefined;
}

function deleteShoot({ id, version }: DeleteShoot): Promise<{ success: true }> {
  const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
  return callApi(endpoint, { params: { id }, headers });
}

export function useDeleteShoot() {
  return useMutation({
    mutationFn: deleteShoot,
    onSuccess: (_answer, { id }, _result, { client }) => dropShoot(client, id),
  });
}
