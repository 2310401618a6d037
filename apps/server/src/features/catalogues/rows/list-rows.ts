import { type Column, sql } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import { brokenConstraint } from '../../../db/constraint.ts';
import type { Orm } from '../../../db/orm.ts';
import { bare, bareList, isAnyOf, jsonRows } from '../../../db/select.ts';
import { invalid } from '../../../http/errors/http-error.ts';
import type { ItemFields } from '../item.ts';
import type { ItemRow } from './item-rows.ts';

const given = ({ lists = {} }: ItemRow, fields: ItemFields) => {
  const values = new Map<string, unknown>(Object.entries(fields));
  return Object.entries(lists).flatMap(([name, list]) => {
    const entries = values.get(name);
    return Array.isArray(entries) ? [{ list, entries: entries as readonly object[] }] : [];
  });
};

export const hasLists = (row: ItemRow, fields: ItemFields): boolean =>
  given(row, fields).length > 0;

/** Replaces the lists of an item that a write gives. The caller holds the item's row. */
export async function writeLists(
  tx: Orm,
  { teamId }: TeamScope,
  row: ItemRow,
  id: string,
  fields: ItemFields,
): Promise<void> {
  for (const { list, entries } of given(row, fields)) {
    const columns = Object.values(list.fields);
    await tx.execute(sql`
      delete from ${list.table} where ${list.teamId} = ${teamId} and ${list.owner} = ${id}`);
    await tx.execute(sql`
      insert into ${list.table} (${bareList([list.teamId, list.owner, list.position, ...columns])})
      select ${teamId}, ${id}, w.ordinality - 1, ${sql.join(
        Object.keys(list.fields).map((name) => sql`w.${sql.identifier(name)}`),
        sql`, `,
      )}
      from ${jsonRows(entries, list.fields)} with ordinality as w`);
  }
}

/** Locks the items that have this one in a list, in a fixed order. @returns their ids */
export async function holdListing(
  tx: Orm,
  { teamId }: TeamScope,
  { listedIn }: ItemRow,
  id: string,
): Promise<string[]> {
  if (!listedIn) return [];
  const { owners, table, owner, item } = listedIn;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${owners.id} from ${owners} where ${owners.teamId} = ${teamId} and ${owners.id} in (
      select ${owner} from ${table} where ${listedIn.teamId} = ${teamId} and ${item} = ${id})
    order by ${owners.id} for no key update`);
  return rows.map((row) => row.id);
}

/** Raises the versions of the items that lost this one from a list. */
export async function raiseListing(
  tx: Orm,
  { teamId }: TeamScope,
  { listedIn }: ItemRow,
  ids: readonly string[],
): Promise<void> {
  if (!listedIn || ids.length === 0) return;
  const { owners } = listedIn;
  await tx.execute(sql`
    update ${owners} set ${bare(owners.updatedAt)} = ${nextMoment(owners.updatedAt)}
    where ${owners.teamId} = ${teamId} and ${isAnyOf(owners.id, ids)}`);
}

/** The next version: the current time, but at least a millisecond after the last change. */
export const nextMoment = (last: Column) =>
  sql`greatest(clock_timestamp(), ${last} + interval '1 millisecond')`;

/** @throws HttpError 422 for an entry that names what the team does not have */
export function refuseEntry({ lists = {} }: ItemRow, error: unknown): void {
  const constraint = brokenConstraint(error);
  const refused = Object.entries(lists).find(
    ([, { unknown }]) => unknown.constraint === constraint,
  );
  if (refused) throw invalid({ [refused[0]]: refused[1].unknown.message });
}
