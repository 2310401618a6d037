import { catalogueKinds } from '@lensemble/contract/catalogue-kinds';
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { type ForeignKey, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../../../db/orm.ts';
import { trashRows } from '../../../db/schema/trash.ts';
import { type TrashTable, trashTables } from '../../../db/trash-tables.ts';

export interface Entry {
  readonly teamId: string;
  readonly id: string;
}

const name = (text: string) => sql.identifier(text);
const literal = (text: string) => sql.raw(`'${text}'`);
/** A value of a stored row (r), as text. */
const stored = (row: string, column: string) => sql`${name(row)}.row ->> ${literal(column)}`;

const rowsOf = ({ teamId, id }: Entry, table: PgTable, isLink: boolean) => sql`
  r.team_id = ${teamId} and r.trash_id = ${id} and r.table_name = ${getTableName(table)} and r.is_link = ${isLink}`;

const typesOf = (table: PgTable) =>
  new Map(Object.values(getTableColumns(table)).map((each) => [each.name, each.getSQLType()]));

/** What a foreign key refers to, in the names of the database. */
function referenceOf(table: PgTable, key: ForeignKey) {
  const types = typesOf(table);
  const { columns, foreignColumns, foreignTable } = key.reference();
  const pairs = columns.map((column, index) => {
    const foreign = foreignColumns[index];
    if (!foreign) throw new Error(`The foreign key ${key.getName()} has too few columns`);
    return { own: column.name, foreign: foreign.name, type: types.get(column.name) ?? 'text' };
  });
  return { pairs, parent: foreignTable, name: getTableName(foreignTable) };
}

type Reference = ReturnType<typeof referenceOf>;

/** Those that are always there: teams, and pictures, which the trash protects. */
const isLasting = ({ name: parent }: Reference) => parent === 'teams' || parent === 'images';

/** Whether the parent of a stored row (r) is missing. Of a table that refers to itself, the entry can have it too. */
const isOrphan = ({ teamId, id }: Entry, table: PgTable, { pairs, parent }: Reference): SQL => {
  const given = pairs.map(({ own }) => sql`${stored('r', own)} is not null`);
  const same = pairs.map(
    ({ own, foreign, type }) => sql`p.${name(foreign)} = (${stored('r', own)})::${sql.raw(type)}`,
  );
  const alike = pairs.map(({ own, foreign }) => sql`${stored('e', foreign)} = ${stored('r', own)}`);
  const isInEntry = sql`exists (select from ${trashRows} e where e.team_id = ${teamId} and e.trash_id = ${id}
    and e.table_name = ${getTableName(parent)} and not e.is_link and ${sql.join(alike, sql` and `)})`;
  return sql`${sql.join(given, sql` and `)}
    and not exists (select from ${parent} p where ${sql.join(same, sql` and `)})
    ${parent === table ? sql`and not ${isInEntry}` : sql``}`;
};

/** The entry of the trash that has the parent of a stored row (r). */
const holderOf = ({ teamId, id }: Entry, { pairs, name: parent }: Reference): SQL => {
  const same = pairs.map(({ own, foreign }) => sql`${stored('h', foreign)} = ${stored('r', own)}`);
  return sql`(select h.trash_id from ${trashRows} h where h.team_id = ${teamId} and h.trash_id <> ${id}
    and h.table_name = ${parent} and not h.is_link and ${sql.join(same, sql` and `)} limit 1)`;
};

/** What a row can link that its owner can do without. */
const linked: ReadonlySet<string> = new Set([...catalogueKinds, 'conventions']);

/** The linked items that are missing, also those in the trash. */
async function missingItems(tx: Orm, entry: Entry, table: PgTable, reference: Reference) {
  if (!linked.has(reference.name)) return [];
  const own = reference.pairs.at(-1)?.own ?? '';
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct ${stored('r', own)} as id from ${trashRows} r
    where ${rowsOf(entry, table, false)} and ${isOrphan(entry, table, reference)}`);
  return rows.map(({ id }) => id);
}

/** Gives rows without their parent to the entry that has it, and drops those whose parent is gone forever. */
async function passOnOrphans(tx: Orm, entry: Entry, table: PgTable, reference: Reference) {
  await tx.execute(sql`
    with orphans as (
      select r.number, ${holderOf(entry, reference)} as holder from ${trashRows} r
      where ${rowsOf(entry, table, false)} and ${isOrphan(entry, table, reference)}
    ), passed as (
      update ${trashRows} r set trash_id = o.holder from orphans o where r.number = o.number and o.holder is not null
    )
    delete from ${trashRows} r using orphans o where r.number = o.number and o.holder is null`);
}

/** Clears a reference whose target is missing. If the target is in the trash, its entry restores the reference. */
async function clearOrphans(
  tx: Orm,
  entry: Entry,
  { table, links }: TrashTable,
  reference: Reference,
) {
  const cleared = reference.pairs.at(-1)?.own ?? '';
  const kept = [...(links?.key ?? []), cleared].map(literal);
  await tx.execute(sql`
    with orphans as (
      select r.number, r.team_id, r.table_name, ${holderOf(entry, reference)} as holder,
        (select jsonb_object_agg(key, value) from jsonb_each(r.row) where key in (${sql.join(kept, sql`, `)})) as link
      from ${trashRows} r where ${rowsOf(entry, table, false)} and ${isOrphan(entry, table, reference)}
    ), noted as (
      insert into ${trashRows} (team_id, trash_id, table_name, row, is_link)
      select team_id, holder, table_name, link, true from orphans where holder is not null
    )
    update ${trashRows} r set row = r.row || jsonb_build_object(${literal(cleared)}, null)
    from orphans o where r.number = o.number`);
}

/** Rows of an older version lack newer columns, which get their defaults. */
async function insertRows(tx: Orm, entry: Entry, { table }: TrashTable): Promise<void> {
  const known = [...typesOf(table).keys()];
  const { rows: shapes } = await tx.execute<{ keys: string[] }>(sql`
    select distinct array(select jsonb_object_keys(r.row) order by 1) as keys from ${trashRows} r
    where ${rowsOf(entry, table, false)}`);
  for (const { keys } of shapes) {
    const columns = known.filter((column) => keys.includes(column));
    const list = sql.join(columns.map(name), sql`, `);
    const values = sql.join(
      columns.map((column) => sql`v.${name(column)}`),
      sql`, `,
    );
    await tx.execute(sql`
      insert into ${table} (${list}) overriding system value
      select ${values} from ${trashRows} r, jsonb_populate_record(null::${table}, r.row) v
      where ${rowsOf(entry, table, false)}
        and array(select jsonb_object_keys(r.row) order by 1) = ${sql.param(keys)}::text[]
      order by r.number on conflict do nothing`);
  }
}

/** Sets references again that the deletion cleared, unless they were set since. */
async function relink(tx: Orm, entry: Entry, { table, links }: TrashTable): Promise<void> {
  if (!links) return;
  const types = typesOf(table);
  for (const column of links.columns) {
    const type = sql.raw(types.get(column) ?? 'text');
    const isTarget = links.key.map(
      (key) => sql`t.${name(key)}::text is not distinct from ${stored('r', key)}`,
    );
    await tx.execute(sql`
      update ${table} t set ${name(column)} = (${stored('r', column)})::${type}
      from ${trashRows} r where ${rowsOf(entry, table, true)} and t.team_id = ${entry.teamId}
        and ${sql.join(isTarget, sql` and `)} and t.${name(column)} is null and ${stored('r', column)} is not null`);
    const isStored = links.key.map(
      (key) => sql`${stored('s', key)} is not distinct from ${stored('r', key)}`,
    );
    await tx.execute(sql`
      update ${trashRows} s set row = s.row || jsonb_build_object(${literal(column)}, r.row -> ${literal(column)})
      from ${trashRows} r where ${rowsOf(entry, table, true)} and s.team_id = ${entry.teamId}
        and s.trash_id <> ${entry.id} and not s.is_link and s.table_name = r.table_name
        and ${sql.join(isStored, sql` and `)} and ${stored('s', column)} is null and ${stored('r', column)} is not null`);
  }
}

/** A shoot has one day-of contact: one that was named since stays. */
const keepDayContact = (tx: Orm, entry: Entry, table: PgTable) =>
  tx.execute(sql`
    update ${trashRows} r set row = r.row || '{"day_contact": null}'
    where ${rowsOf(entry, table, false)} and ${stored('r', 'day_contact')} is not null and exists (
      select from ${table} p where p.shoot_id = (${stored('r', 'shoot_id')})::uuid and p.day_contact is not null)`);

/** A member is one crew member: what they are since stays. */
const keepAccount = (tx: Orm, entry: Entry, table: PgTable) =>
  tx.execute(sql`
    update ${trashRows} r set row = r.row || '{"user_id": null}'
    where ${rowsOf(entry, table, false)} and exists (
      select from ${table} p where p.team_id = ${entry.teamId} and p.user_id = (${stored('r', 'user_id')})::uuid)`);

/** What must be unique may have been taken meanwhile. */
const keepers: Readonly<Record<string, typeof keepAccount>> = {
  personnel: keepAccount,
  shoot_participants: keepDayContact,
};

/**
 * Brings back all rows of an entry, parents first. What belongs to something else in the trash waits there.
 * @returns how many linked items are missing
 */
export async function restoreRows(tx: Orm, entry: Entry): Promise<number> {
  const missing = new Set<string>();
  for (const each of trashTables) {
    const { table } = each;
    for (const key of getTableConfig(table).foreignKeys) {
      const reference = referenceOf(table, key);
      if (isLasting(reference)) continue;
      for (const id of await missingItems(tx, entry, table, reference)) missing.add(id);
      if (key.onDelete === 'set null') await clearOrphans(tx, entry, each, reference);
      else await passOnOrphans(tx, entry, table, reference);
    }
    await keepers[getTableName(table)]?.(tx, entry, table);
    await insertRows(tx, entry, each);
  }
  for (const each of trashTables) await relink(tx, entry, each);
  return missing.size;
}
