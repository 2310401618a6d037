import { duplicateShoot as endpoint, type Shoot } from '@lensemble/contract/shoots';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import { onceEach } from '@/lib/calls/once-each.ts';
import { putShoot } from './shoot-cache.ts';

export interface DuplicateShoot {
  readonly id: string;
  readonly withDate: boolean;
}

const once = onceEach();

export function duplicateShoot({ id, withDate }: DuplicateShoot): Promise<Shoot> {
  return once(`${id} ${withDate}`, (key) =>
    callApi(endpoint, {
      params: { id },
      body: { withDate },
      headers: { 'idempotency-key': key },
    }),
  );
}

export function useDuplicateShoot() {
  return useMutation({
    mutationFn: duplicateShoot,
    onSuccess: (shoot, _variables, _result, { client }) => putShoot(client, shoot),
  });
}
