import type { BodyOf } from '@lensemble/contract/endpoint';
import type { Shoot } from '@lensemble/contract/shoots';
import { createShoot as endpoint } from '@lensemble/contract/shoots';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/api.ts';
import { putNewShoot } from './shoot-cache.ts';

export interface CreateShoot {
  readonly body: BodyOf<typeof endpoint>;
  /** The same key again makes no second shoot: the answer is the first one's. */
  readonly key: string;
}

function createShoot({ body, key }: CreateShoot): Promise<Shoot> {
  return callApi(endpoint, { body, headers: { 'idempotency-key': key } });
}

/** Makes a shoot and puts it at the head of the list. */
export function useCreateShoot() {
  return useMutation({
    mutationFn: createShoot,
    onSuccess: (shoot, _variables, _result, { client }) => putNewShoot(client, shoot),
  });
}
