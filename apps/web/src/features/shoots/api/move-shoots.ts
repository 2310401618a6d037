import type { BodyOf } from '@lensemble/contract/endpoint';
import { moveShoots as endpoint } from '@lensemble/contract/shoot-batches';
import type { Shoot } from '@lensemble/contract/shoots';
import { callApi } from '@/lib/calls/api.ts';

/** @returns the moved shoots, without those that do not exist any more */
export function moveShoots(shoots: BodyOf<typeof endpoint>['shoots']): Promise<Shoot[]> {
  return callApi(endpoint, { body: { shoots } });
}
