import type { Operation, OperationKind, OperationOf } from '@lensemble/contract/operations';
import type { Shot, ShotChange } from '@lensemble/contract/shots';
import { randomId } from '@/lib/calls/random-key.ts';

/** An operation without what each of them gets. */
export type Wish = {
  readonly [Kind in OperationKind]: Pick<OperationOf<Kind>, 'kind' | 'target' | 'fields' | 'base'>;
}[OperationKind];

/** Creates an operation. @param now epoch milliseconds */
export const newOperation = (wish: Wish, now: number): Operation => ({
  ...wish,
  id: randomId(),
  at: new Date(now).toISOString(),
});

/** Changes fields of an entry, as it is shown. */
export function changeOf(shot: Shot, fields: ShotChange): Wish {
  const names = Object.keys(fields) as (keyof ShotChange)[];
  const base = Object.fromEntries(names.map((name) => [name, shot[name]])) as ShotChange;
  return { kind: 'changeShot', target: shot.id, fields, base };
}
