import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import type { Orm } from '../../../db/orm.ts';
import { bare, bareList, jsonRows } from '../../../db/select.ts';
import { textBytes } from '../../../db/text-bytes.ts';
import type { ItemFields } from '../item.ts';
import type { ItemVersion } from '../resource.ts';
import type { ItemRow } from './item-rows.ts';
import { nextMoment, writeLists } from './list-rows.ts';

/** An item in one of its versions, which are the times of its last change (ISO 8601); undefined for any. */
export interface Which {
  readonly id: string;
  readonly versions: readonly string[] | undefined;
}

export const hasVersion = ({ table }: ItemRow, versions: Which['versions']) =>
  versions ? sql`and ${table.updatedAt} in ${versions}` : sql``;

/** Changes an item that has one of the versions, and returns its row. */
export function updateOf(
  { teamId }: TeamScope,
  row: ItemRow,
  { id, versions }: Which,
  fields: ItemFields,
): SQL {
  const { table } = row;
  const changes = valuesOf(row, fields).map(({ name, value }) => sql`${name} = ${value}, `);
  return sql`
    update ${table} set ${sql.join(changes)}
      ${sql.identifier(table.updatedAt.name)} = ${nextMoment(table.updatedAt)}
    where ${table.teamId} = ${teamId} and ${table.id} = ${id} ${hasVersion(row, versions)} returning *`;
}

/** Creates items with their lists. The first one becomes the newest. All have the same fields. @returns their versions */
export async function insertItems(
  tx: Orm,
  scope: TeamScope,
  row: ItemRow,
  items: readonly ItemFields[],
): Promise<ItemVersion[]> {
  const [first] = items;
  if (!first) return [];
  const { table } = row;
  const given = Object.fromEntries(Object.entries(row.columns).filter(([name]) => name in first));
  const columns = { id: table.id, ...given };
  const names = Object.keys(columns).map((name) => sql.identifier(name));
  const made = items.map((fields) => ({ ...fields, id: randomUUID() }));
  const { rows } = await tx.execute<{ id: string; updatedAt: string }>(sql`
    insert into ${table} (${bareList([table.teamId, table.createdAt, ...Object.values(columns)])})
    select ${scope.teamId}, now() - ordinality * interval '1 millisecond', ${sql.join(names, sql`, `)}
    from ${jsonRows<Record<string, unknown>>(made as never, columns)} with ordinality
    returning ${table.id}, ${table.updatedAt} as "updatedAt"`);
  for (const item of made) await writeLists(tx, scope, row, item.id, withoutEmptyLists(item));
  return rows.map(({ id, updatedAt }) => ({ id, updatedAt: inIso(updatedAt) }));
}

const inIso = (moment: string) => new Date(moment).toISOString();

const withoutEmptyLists = (fields: ItemFields): ItemFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  );

/** A change of an item that was made from one of its versions. */
export interface ItemChange extends ItemVersion {
  readonly fields: ItemFields;
}

/** `isLonger`: it has more text than before. */
interface ChangedItem extends ItemVersion {
  readonly isLonger: boolean;
}

const givenNames = (fields: ItemFields) =>
  Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]));

/**
 * Changes items that have the version, in one statement for all changes of the same fields. The caller holds them.
 * @returns those that were changed
 */
export async function changeItems(
  tx: Orm,
  scope: TeamScope,
  row: ItemRow,
  changes: readonly ItemChange[],
): Promise<ChangedItem[]> {
  const changed: ChangedItem[] = [];
  for (const alike of Map.groupBy(changes, ({ fields }) => String(givenNames(fields))).values())
    changed.push(...(await changeAlike(tx, scope, row, alike)));
  const done = new Set(changed.map(({ id }) => id));
  for (const { id, fields } of changes)
    if (done.has(id)) await writeLists(tx, scope, row, id, fields);
  return changed;
}

async function changeAlike(
  tx: Orm,
  { teamId }: TeamScope,
  { table, columns, i }: ItemRow,
  alike: readonly ItemChange[],
): Promise<ChangedItem[]> {
  const names = givenNames(alike[0]?.fields ?? {});
  const given = Object.entries(columns).filter(([name]) => names.includes(name));
  const rows = alike.map(({ id, updatedAt, fields }) => ({ ...fields, id, updatedAt }));
  const types = { id: table.id, updatedAt: table.updatedAt, ...Object.fromEntries(given) };
  const values = given.map(([name, column]) => sql`${bare(column)} = w.${sql.identifier(name)}, `);
  const result = await tx.execute<{ id: string; updatedAt: string; isLonger: boolean }>(sql`
    update ${table} set ${sql.join(values)} ${bare(table.updatedAt)} = ${nextMoment(table.updatedAt)}
    from ${jsonRows<Record<string, unknown>>(rows as never, types)} as w
    join ${table} ${i} on ${i.teamId} = ${teamId} and ${i.id} = w.id
    where ${table.teamId} = ${teamId} and ${table.id} = w.id and ${table.updatedAt} = w."updatedAt"
    returning ${table.id}, ${table.updatedAt} as "updatedAt", ${textBytes(table)} > ${textBytes(i)} as "isLonger"`);
  return result.rows.map((each) => ({ ...each, updatedAt: inIso(each.updatedAt) }));
}

/** Whether an item has more text than before the statement, which does not see its own change in the table. */
export const growthOf = (
  { teamId }: TeamScope,
  { table, i }: ItemRow,
  id: string,
) => sql`, ${textBytes(i)} > (
  select ${textBytes(table)} from ${table} where ${table.teamId} = ${teamId} and ${table.id} = ${id}
) as "isLonger"`;

/** The columns of the given fields. Every field has one. */
export function valuesOf({ columns }: ItemRow, fields: ItemFields & { readonly teamId?: string }) {
  const values = new Map<string, unknown>(Object.entries(fields));
  return Object.entries(columns)
    .filter(([name]) => values.get(name) !== undefined)
    .map(([name, column]) => ({
      name: sql.identifier(column.name),
      value: sql.param(values.get(name), column),
    }));
}
