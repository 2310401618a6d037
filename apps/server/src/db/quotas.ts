import { COMMENTS_MAX } from '@lensemble/contract/constants';
import { type Column, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { amount, shownBytes } from '../lib/amounts.ts';
import { QuotaError } from '../lib/quota-error.ts';
import type { Quotas } from '../start/settings/quotas.ts';
import type { Given } from './built-once.ts';
import { countOf } from './count-of.ts';
import type { Orm } from './orm.ts';
import { comments } from './schema/comments.ts';
import { images } from './schema/images.ts';
import { shoots } from './schema/shoots.ts';
import { teams } from './schema/teams.ts';
import { shootTemplates } from './schema/templates.ts';
import { bare, isAnyOf } from './select.ts';
import { textBytes } from './text-bytes.ts';

interface OfTeam {
  readonly teamId: string;
}

/** Whether a team can be sure to have room for another shoot below `count`, without counting its shoots. */
export const hasRoomBelow = ({ teamId }: Given<OfTeam>, count: number | Placeholder): SQL => sql`
  (select ${teams.shootsAtMost} < ${count}::int from ${teams} where ${teams.id} = ${teamId})`;

/** What a statement that adds one shoot sets in the team's row, where it does not count with `checkShoots`. */
export const oneShootMore = sql`${bare(teams.shootsAtMost)} = ${teams.shootsAtMost} + 1`;

/**
 * Counts the team's shoots. Call it under the lock of the team's row, after the insert: it then sees every other shoot.
 * @throws QuotaError
 */
export async function checkShoots(
  tx: Orm,
  { teamId }: OfTeam,
  quotas: Pick<Quotas, 'shoots'>,
): Promise<void> {
  const count = sql`(select count(*) from ${shoots} where ${shoots.teamId} = ${teamId})`;
  const { rows } = await tx.execute<{ shoots: number }>(sql`
    update ${teams} set ${bare(teams.shootsAtMost)} = ${count} where ${teams.id} = ${teamId}
    returning ${teams.shootsAtMost} as shoots`);
  if ((rows[0]?.shoots ?? 0) > quotas.shoots) throw tooManyShoots(quotas);
}

const tooManyShoots = (quotas: Pick<Quotas, 'shoots'>) =>
  new QuotaError(
    `A team can have at most ${amount(quotas.shoots, 'shoot')}. Please delete some first.`,
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
    throw new QuotaError(`A list can have at most ${most}. Please delete some first.`);
  }
  if (bytes > quotas.catalogTextBytes) {
    const most = shownBytes(quotas.catalogTextBytes);
    throw new QuotaError(`A list can have at most ${most} of text. Please shorten some first.`);
  }
}

/**
 * Call it under the lock of the team's row.
 * @throws QuotaError
 */
export async function checkTemplates(
  tx: Orm,
  { teamId }: OfTeam,
  quotas: Pick<Quotas, 'templates'>,
): Promise<void> {
  const stored = await countOf(tx, shootTemplates, eq(shootTemplates.teamId, teamId));
  if (stored <= quotas.templates) return;
  const most = amount(quotas.templates, 'template');
  throw new QuotaError(`A team can have at most ${most}. Please delete some first.`);
}

/**
 * Checks the comments of shoots after some were added, while the caller holds the shoots.
 * @throws QuotaError
 */
export async function checkComments(
  tx: Orm,
  { teamId }: OfTeam,
  shootIds: readonly string[],
): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from ${comments} where ${comments.teamId} = ${teamId} and ${isAnyOf(comments.shootId, shootIds)}
    group by ${comments.shootId} having count(*) > ${COMMENTS_MAX}`);
  if (rows.length === 0) return;
  const most = amount(COMMENTS_MAX, 'comment');
  throw new QuotaError(`A shoot can have at most ${most}. Please delete some first.`);
}

/** @throws QuotaError */
export async function checkPictures(orm: Orm, { teamId }: OfTeam, quotas: Quotas): Promise<void> {
  const { rows } = await orm.execute<{ bytes: number }>(sql`
    select coalesce(sum(${images.bytes}), 0)::float8 as bytes from ${images}
    where ${images.teamId} = ${teamId}`);
  if ((rows[0]?.bytes ?? 0) < quotas.pictureBytes) return;
  const most = shownBytes(quotas.pictureBytes);
  throw new QuotaError(`The pictures of this team take up ${most}. Please delete some first.`);
}
