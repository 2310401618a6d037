import { randomUUID } from 'node:crypto';
import type { Column, SQL } from 'drizzle-orm';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Claim } from '../../claim.ts';
import { brokenConstraint } from '../../db/constraint.ts';
import { findAnswer, once } from '../../db/idempotency.ts';
import type { Orm } from '../../db/orm.ts';
import { writeToTeam } from '../../db/revision.ts';
import { costumes, equipment, locations, personnel, props } from '../../db/schema/catalogue.ts';
import { images } from '../../db/schema/images.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { invalid } from '../../http-error.ts';
import type { CatalogueItem, Following, ItemFields, Resource } from './resource.ts';

/** What was made under a claim before. */
export const findFirst = findAnswer;

const tables = { personnel, equipment, locations, props, costumes };

interface ItemRow extends Record<string, unknown> {
  readonly id: string;
  /** As the database spells it. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** All items of a catalogue, newest first, in one statement whatever their number. */
export function listItems(orm: Orm, scope: TeamScope, resource: Resource) {
  const items = selectItems(scope, resource, sql`${tables[resource.table]}`);
  return read(orm, sql`${items} order by i.created_at desc, i.id`);
}

export async function findItem(
  orm: Orm,
  scope: TeamScope,
  resource: Resource,
  id: string,
): Promise<CatalogueItem | undefined> {
  const [item] = await read(orm, selectItems(scope, resource, sql`${tables[resource.table]}`, id));
  return item;
}

/** Stores an item, once for each key. @throws HttpError 422 for a picture that is none of the team's */
export async function insertItem(
  orm: Orm,
  scope: TeamScope,
  resource: Resource,
  fields: ItemFields,
  claim: Claim,
): Promise<CatalogueItem> {
  const id = randomUUID();
  const values = valuesOf(resource, { ...fields, id, teamId: scope.teamId });
  const names = values.map(({ name }) => name);
  const insert = sql`
    insert into ${tables[resource.table]} (${sql.join(names, sql`, `)})
    values (${sql.join(
      values.map(({ value }) => value),
      sql`, `,
    )}) returning *`;
  const item = await writeToTeam(orm, scope, (tx) =>
    once(tx, scope, claim, () => written(tx, scope, resource, id, insert)),
  ).catch((error: unknown) => refuse(resource, error));
  if (!item) throw new Error('The item was not stored');
  return item;
}

/** Which item, in one of its versions: the moments of its changes, ISO 8601; undefined for any. */
export interface Which {
  readonly id: string;
  readonly versions: readonly string[] | undefined;
}

/** Later with every change, by a millisecond at least, as it is the item's version. */
const NEXT_MOMENT = sql`greatest(clock_timestamp(), updated_at + interval '1 millisecond')`;

/** Changes an item; undefined where there is none. @throws HttpError 422 for a picture that is none of the team's */
export function updateItem(
  orm: Orm,
  scope: TeamScope,
  resource: Resource,
  { id, versions }: Which,
  fields: ItemFields,
  around: Following['around'] = (_tx, write) => write(),
): Promise<CatalogueItem | undefined> {
  const changes = valuesOf(resource, fields).map(({ name, value }) => sql`${name} = ${value}`);
  const isMeant = versions ? sql`and updated_at in ${versions}` : sql``;
  const update = sql`
    update ${tables[resource.table]} set ${sql.join(changes, sql`, `)}, updated_at = ${NEXT_MOMENT}
    where team_id = ${scope.teamId} and id = ${id} ${isMeant} returning *`;
  return writeToTeam(orm, scope, (tx) =>
    around(tx, () => written(tx, scope, resource, id, update)),
  ).catch((error: unknown) => refuse(resource, error));
}

/** Takes an item away, also from its shoots: for them that is a write like any other. @returns whether there was one */
export async function deleteItem(
  orm: Orm,
  scope: TeamScope,
  resource: Resource,
  id: string,
): Promise<boolean> {
  const { table, usedIn } = resource;
  const ofItem = (column: string) =>
    sql`where team_id = ${scope.teamId} and ${sql.identifier(column)} = ${id}`;
  const gone = await writeToTeam(orm, scope, async (tx) => {
    // Whoever writes to a shoot holds it before its items, and several shoots in one order: else each would wait for the other.
    const hold = () =>
      tx.execute<{ id: string }>(sql`
        select id from ${shoots} where team_id = ${scope.teamId} and id in (
          select ${sql.identifier(usedIn.shoot)} from ${sql.identifier(usedIn.table)} ${ofItem(usedIn.item)})
        order by id for no key update`);
    await hold();
    await tx.execute(sql`select from ${tables[table]} ${ofItem('id')} for update`);
    // Once more: some may have got it while it was waited for.
    const held = await hold();
    const { rows } = await tx.execute(
      sql`delete from ${tables[table]} ${ofItem('id')} returning id`,
    );
    const losing = held.rows.map((shoot) => shoot.id);
    if (rows[0] && losing.length > 0) await raiseVersions(tx, scope, losing);
    return rows[0];
  });
  return gone !== undefined;
}

async function raiseVersions(tx: Orm, { teamId }: TeamScope, shootIds: string[]): Promise<void> {
  await tx
    .update(shoots)
    .set({ version: sql`${shoots.version} + 1`, updatedAt: new Date() })
    .where(and(eq(shoots.teamId, teamId), inArray(shoots.id, shootIds)));
}

/** Runs a write that returns the item's row, and reads the item as it is from then on. */
async function written(tx: Orm, scope: TeamScope, resource: Resource, id: string, write: SQL) {
  const items = selectItems(scope, resource, sql`written`, id);
  return (await read(tx, sql`with written as (${write}) ${items}`))[0];
}

async function read(orm: Orm, statement: SQL): Promise<CatalogueItem[]> {
  const { rows } = await orm.execute<ItemRow>(statement);
  return rows.map(({ createdAt, updatedAt, ...item }) => ({
    ...item,
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  }));
}

/** Reads items, or one of them, from their table or from what a write returned. */
function selectItems({ teamId }: TeamScope, resource: Resource, source: SQL, id?: string): SQL {
  const { usedIn, fields } = resource;
  const columns: Readonly<Record<string, Column>> = getTableColumns(tables[resource.table]);
  const { teamId: _, ...shown } = columns;
  const parts = Object.entries(shown).map(([name, column]) => itemPart(column.name, name));
  const [item, shoot] = [sql.identifier(usedIn.item), sql.identifier(usedIn.shoot)];
  const picture = sql.identifier(columns[fields.picture]?.name ?? '');
  const isWanted = (column: SQL) => (id === undefined ? sql`` : sql`and ${column} = ${id}`);
  return sql`
    select ${sql.join(parts, sql`, `)}, p.placeholder as ${sql.identifier(fields.placeholder)},
      coalesce(u.shoot_ids, '{}') as "shootIds"
    from ${source} i
    left join ${images} p on p.team_id = i.team_id and p.url = i.${picture}
    left join (
      select ${item} as item_id, array_agg(${shoot} order by ${shoot}) as shoot_ids
      from ${sql.identifier(usedIn.table)} where team_id = ${teamId} ${isWanted(sql`${item}`)} group by 1
    ) u on u.item_id = i.id
    where i.team_id = ${teamId} ${isWanted(sql`i.id`)}`;
}

const itemPart = (column: string, name: string) =>
  sql`i.${sql.identifier(column)} as ${sql.identifier(name)}`;

/** The columns of the fields that are named, with what goes into them. */
function valuesOf(resource: Resource, fields: ItemFields) {
  return Object.entries<Column>(getTableColumns(tables[resource.table]))
    .filter(([name]) => fields[name] !== undefined)
    .map(([name, column]) => ({
      name: sql.identifier(column.name),
      value: sql.param(fields[name], column),
    }));
}

/** What the database itself refuses leaves as the refusal that it means. */
function refuse({ table, fields }: Resource, error: unknown): never {
  if (brokenConstraint(error) !== `${table}_picture`) throw error;
  throw invalid({ [fields.picture]: 'This picture was not found' });
}
