import type { BodyOf } from '@lensemble/contract/endpoint';
import { updateShootResources as endpoint } from '@lensemble/contract/shoot-resources';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import { putShoot } from './shoot-cache.ts';

export type Resources = BodyOf<typeof endpoint>;

export interface UpdateResources {
  readonly id: string;
  readonly resources: Resources;
  /** The version that the change is based on. Without it, the change overwrites any version. */
  readonly version?: number | undefined;
}

function updateResources({ id, resources, version }: UpdateResources): Promise<ShootDetail> {
  const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
  return callApi(endpoint, { params: { id }, body: resources, headers });
}

export function useUpdateResources() {
  return useMutation({
    mutationFn: updateResources,
    onSuccess: (shoot, _variables, _result, { client }) => putShoot(client, shoot),
  });
}
