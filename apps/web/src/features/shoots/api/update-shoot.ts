import type { BodyOf } from '@lensemble/contract/endpoint';
import { updateShoot as endpoint, type Shoot, type ShootDetail } from '@lensemble/contract/shoots';
import { useMutation } from '@tanstack/react-query';
import { ApiError, callApi } from '@/lib/calls/api.ts';
import { putShoot } from './shoot-cache.ts';

export interface UpdateShoot {
  readonly id: string;
  readonly change: BodyOf<typeof endpoint>;
  /** The version that the change is based on. Without it, the change overwrites any version. */
  readonly version?: number | undefined;
}

export function updateShoot({ id, change, version }: UpdateShoot): Promise<Shoot> {
  const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
  return callApi(endpoint, { params: { id }, body: change, headers });
}

export function useUpdateShoot() {
  return useMutation({
    mutationFn: updateShoot,
    onSuccess: (shoot, _variables, _result, { client }) => putShoot(client, shoot),
  });
}

/** The newer version of the shoot, with its linked items, if that is why a write was refused. */
export function newerShootOf(error: unknown): ShootDetail | undefined {
  if (!(error instanceof ApiError) || error.code !== 'version_conflict') return undefined;
  // Not parsed: the server is trusted, and the schema would add zod to the board's bundle.
  return error.current as ShootDetail | undefined;
}
