import type { BodyOf } from '@lensemble/contract/endpoint';
import { createShoot as endpoint, type Shoot } from '@lensemble/contract/shoots';
import { createFromTemplate } from '@lensemble/contract/templates';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import { putNewShoot } from './shoot-cache.ts';

export interface CreateShoot {
  readonly body: BodyOf<typeof endpoint>;
  /** An idempotency key. A repeated key returns the first shoot instead of creating a second one. */
  readonly key: string;
  /** The template that the shoot is made from; null for none. */
  readonly template?: string | null;
}

export function createShoot({ body, key, template = null }: CreateShoot): Promise<Shoot> {
  const headers = { 'idempotency-key': key };
  return template === null
    ? callApi(endpoint, { body, headers })
    : callApi(createFromTemplate, { params: { id: template }, body, headers });
}

export function useCreateShoot() {
  return useMutation({
    mutationFn: createShoot,
    onSuccess: (shoot, _variables, _result, { client }) => putNewShoot(client, shoot),
  });
}
