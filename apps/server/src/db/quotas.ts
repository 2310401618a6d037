import { type Column, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { amount, shownBytes } from '../lib/amounts.ts';
import { QuotaError } from '../lib/quota-error.ts';
import type { Quotas } from '../start/settings/quotas.ts';
import type { Orm } from './orm.ts';
import { images } from './schema/images.ts';
import { shoots } from './schema/shoots.ts';
import { textBytes } from './text-bytes.ts';

interface OfTeam {
  readonly teamId: string;
}

/** Whether a team has at least `count` shoots. Reads an index only up to that row. */
export const hasShoots = ({ teamId }: OfTeam, count: number): SQL =>
  sql`exists (select from ${shoots} where ${shoots.teamId} = ${teamId} offset ${count - 1}::int)`;

/**
 * Call it under the lock of the team's row, after the insert: it then sees every other shoot.
 * @throws QuotaError
 */
export async function checkShoots(tx: Orm, team: OfTeam, quotas: Quotas): Promise<void> {
  const { rows } = await tx.execute<{ over: boolean }>(
    sql`select ${hasShoots(team, quotas.shoots + 1)} as over`,
  );
  if (rows[0]?.over) throw tooManyShoots(quotas);
}

const tooManyShoots = (quotas: Quotas) =>
  new QuotaError(
    `A team can have at most ${amount(quotas.shoots, 'shoot')}. Please delete some first`,
  );

type ItemTable = PgTable & Readonly<Record<'id' | 'teamId', Column>>;

/**
 * Checks a catalog after an item was added or has grown. Call it under the lock of the team's row.
 * @throws QuotaError
 */
export async function checkCatalogue(
  tx: Orm,
  { teamId }: OfTeam,
  table: ItemTable,
  quotas: Quotas,
): Promise<void> {
  const { rows } = await tx.execute<{ items: number; bytes: number }>(sql`
    select count(*)::int as items, coalesce(sum(${textBytes(table)}), 0)::float8 as bytes
    from ${table} where ${table.teamId} = ${teamId}`);
  const { items = 0, bytes = 0 } = rows[0] ?? {};
  if (items > quotas.items) {
    const most = amount(quotas.items, 'entry', 'entries');
    throw new QuotaError(`A list can have at most ${most}. Please delete some first`);
  }
  if (bytes > quotas.catalogTextBytes) {
    const most = shownBytes(quotas.catalogTextBytes);
    throw new QuotaError(`A list can have at most ${most} of text. Please shorten some first`);
  }
}

/** @throws QuotaError */
export async function checkPictures(orm: Orm, { teamId }: OfTeam, quotas: Quotas): Promise<void> {
  const { rows } = await orm.execute<{ bytes: number }>(sql`
    select coalesce(sum(${images.bytes}), 0)::float8 as bytes from ${images}
    where ${images.teamId} = ${teamId}`);
  if ((rows[0]?.bytes ?? 0) < quotas.pictureBytes) return;
  const most = shownBytes(quotas.pictureBytes);
  throw new QuotaError(`The pictures of this team take up ${most}. Please delete some first`);
}
