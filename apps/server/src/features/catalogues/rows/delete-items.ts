import { sql } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import type { Orm } from '../../../db/orm.ts';
import { shoots } from '../../../db/schema/shoots.ts';
import { isAnyOf, jsonRows } from '../../../db/select.ts';
import { moveToTrash } from '../../../db/trash.ts';
import type { ItemVersion } from '../resource.ts';
import type { ItemRow } from './item-rows.ts';

/** Locks items in a fixed order, so that writes do not deadlock. What begins to use one waits for the transaction. */
export async function holdItems(
  tx: Orm,
  { teamId }: TeamScope,
  { table }: ItemRow,
  items: readonly { readonly id: string }[],
): Promise<void> {
  const ids = items.map(({ id }) => id);
  await tx.execute(sql`
    select from ${table} where ${table.teamId} = ${teamId} and ${isAnyOf(table.id, ids)}
    order by ${table.id} for update`);
}

/** Locks the shoots that use items, in a fixed order. Every write to a shoot locks the shoot before its items. */
export async function holdShootsWith(
  tx: Orm,
  { teamId }: TeamScope,
  { usedIn }: ItemRow,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    select from ${shoots} where ${shoots.teamId} = ${teamId} and ${shoots.id} in (
      select ${usedIn.shoot} from ${usedIn.table}
      where ${usedIn.teamId} = ${teamId} and ${isAnyOf(usedIn.item, ids)})
    order by ${shoots.id} for no key update`);
}

/** Which of the items shoots use. */
export async function findUsed(
  tx: Orm,
  { teamId }: TeamScope,
  { usedIn }: ItemRow,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct ${usedIn.item} as id from ${usedIn.table}
    where ${usedIn.teamId} = ${teamId} and ${isAnyOf(usedIn.item, ids)}`);
  return new Set(rows.map(({ id }) => id));
}

/** Deletes the items that have the version and that nothing uses: no shoot, no list of another item, nothing else. The caller holds them. @returns their ids */
export async function deleteUnused(
  tx: Orm,
  scope: TeamScope,
  { kind, table, usedIn, listedIn, elsewhere }: ItemRow,
  items: readonly ItemVersion[],
): Promise<string[]> {
  if (items.length === 0) return [];
  const { teamId } = scope;
  const isUsed = [usedIn, listedIn, elsewhere].flatMap((by) =>
    by
      ? sql`exists (select from ${by.table} where ${by.teamId} = ${teamId} and ${by.item} = ${table.id})`
      : [],
  );
  const isMeant = sql`and exists (
      select from ${jsonRows(items, { id: table.id, updatedAt: table.updatedAt })} as w
      where ${table.id} = w.id and ${table.updatedAt} = w."updatedAt")
    and not (${sql.join(isUsed, sql` or `)})`;
  const wanted = items.map(({ id }) => id);
  const gone = await moveToTrash(tx, scope, kind, wanted, isMeant);
  await tx.execute(
    sql`delete from ${table} where ${table.teamId} = ${teamId} and ${isAnyOf(table.id, gone)}`,
  );
  return gone;
}
