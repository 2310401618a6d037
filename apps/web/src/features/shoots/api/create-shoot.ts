import type { BodyOf } from '@lensemble/contract/endpoint';
import { createShoot as endpoint, type Shoot } from '@lensemble/contract/shoots';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import { putNewShoot } from './shoot-cache.ts';

export interface CreateShoot {
  readonly body: BodyOf<typeof endpoint>;
  /** An idempotency key. A repeated key returns the first shoot instead of creating a second one. */
  readonly key: string;
}

export function createShoot({ body, key }: CreateShoot): Promise<Shoot> {
  return callApi(endpoint, { body, headers: { 'idempotency-key': key } });
}

export function useCreateShoot() {
  return useMutation({
    mutationFn: createShoot,
    onSuccess: (shoot, _variables, _result, { client }) => putNewShoot(client, shoot),
  });
}
