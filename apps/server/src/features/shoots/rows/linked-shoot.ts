import { randomUUID } from 'node:crypto';
import type { NewShoot, Shoot } from '@lensemble/contract/shoots';
import { type SQL, sql } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import type { Orm } from '../../../db/orm.ts';
import { checkShoots } from '../../../db/quotas.ts';
import { writeToTeam } from '../../../db/revision.ts';
import { shoots } from '../../../db/schema/shoots.ts';
import { checkShoot } from '../../../db/shoot-quotas.ts';
import type { Claim } from '../../../http/idempotency/claim.ts';
import { once } from '../../../http/idempotency/once.ts';
import { heldColumns } from '../../../lib/held-columns.ts';
import type { Quotas } from '../../../start/settings/quotas.ts';
import { toDate } from './new-shoot.ts';
import { selectShoots } from './select-shoots.ts';
import { type ShootRow, toShoot } from './shoot-row.ts';

/** A new shoot whose zone is settled. */
export type InZone<T extends NewShoot> = T & { readonly timeZone: string };

/** Makes a shoot with its links, once per idempotency key. @returns undefined if `make` has made none */
export function makeLinked(
  orm: Orm,
  scope: TeamScope,
  claim: Claim,
  quotas: Quotas,
  make: (tx: Orm, id: string) => Promise<boolean>,
): Promise<Shoot | undefined> {
  const id = randomUUID();
  const read = async (tx: Orm) => {
    if (!(await make(tx, id))) return undefined;
    const { rows } = await tx.execute<ShootRow>(selectShoots(scope, sql`${shoots}`, id));
    return rows[0] && toShoot(rows[0]);
  };
  return writeToTeam(
    orm,
    scope,
    (tx) => once(tx, scope, claim, () => read(tx)),
    async (tx, { id: madeId }) => {
      // A repeated request has made nothing.
      if (madeId !== id) return;
      await checkShoot(tx, scope, id, quotas);
      await checkShoots(tx, scope, quotas);
    },
  );
}

export async function insertRow(
  tx: Orm,
  { teamId }: TeamScope,
  id: string,
  { reminderTime, ...fields }: InZone<NewShoot> & { readonly isZoneGuess: boolean | SQL },
): Promise<void> {
  const own = { ...fields, ...heldColumns(fields), reminderTime: toDate(reminderTime) };
  await tx.insert(shoots).values({ ...own, id, teamId });
}
