import type { BodyOf } from '@lensemble/contract/endpoint';
import { updateShootResources as endpoint } from '@lensemble/contract/shoot-resources';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/api.ts';
import { putShoot } from './shoot-cache.ts';

/** The lists to replace, as the call takes them. */
export type Resources = BodyOf<typeof endpoint>;

export interface UpdateResources {
  readonly id: string;
  readonly resources: Resources;
  /** The version that the lists were changed from. Without it, whatever is there is written over. */
  readonly version?: number | undefined;
}

function updateResources({ id, resources, version }: UpdateResources): Promise<ShootDetail> {
  const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
  return callApi(endpoint, { params: { id }, body: resources, headers });
}

/** Replaces what is linked to a shoot and brings the answer into everything that shows it. */
export function useUpdateResources() {
  return useMutation({
    mutationFn: updateResources,
    onSuccess: (shoot, _variables, _result, { client }) => putShoot(client, shoot),
  });
}
