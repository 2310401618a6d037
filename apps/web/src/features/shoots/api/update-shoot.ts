import type { BodyOf } from '@lensemble/contract/endpoint';
import type { Shoot, ShootDetail } from '@lensemble/contract/shoots';
import { updateShoot as endpoint } from '@lensemble/contract/shoots';
import { useMutation } from '@tanstack/react-query';
import { ApiError, callApi } from '@/lib/api.ts';
import { putShoot } from './shoot-cache.ts';

export interface UpdateShoot {
  readonly id: string;
  readonly change: BodyOf<typeof endpoint>;
  /** The version that the change was made to. Without it, whatever is there is written over. */
  readonly version?: number | undefined;
}

export function updateShoot({ id, change, version }: UpdateShoot): Promise<Shoot> {
  const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
  return callApi(endpoint, { params: { id }, body: change, headers });
}

/** Changes a shoot and brings the server's answer into the lists. */
export function useUpdateShoot() {
  return useMutation({
    mutationFn: updateShoot,
    onSuccess: (shoot, _variables, _result, { client }) => putShoot(client, shoot),
  });
}

/** The shoot, with its links, as somebody else has left it meanwhile, if that is why a write was refused. */
export function newerShootOf(error: unknown): ShootDetail | undefined {
  if (!(error instanceof ApiError) || error.code !== 'version_conflict') return undefined;
  // Our own server's record; checking it by the schema would bring zod onto the board.
  return error.current as ShootDetail | undefined;
}
