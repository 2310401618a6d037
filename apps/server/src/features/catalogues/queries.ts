import { randomUUID } from 'node:crypto';
import { and, type Column, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import { brokenConstraint } from '../../db/constraint.ts';
import type { Orm } from '../../db/orm.ts';
import { writeToTeam } from '../../db/revision.ts';
import { costumes, equipment, locations, personnel, props } from '../../db/schema/catalogue.ts';
import { images } from '../../db/schema/images.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { isAnyOf } from '../../db/select.ts';
import { invalid } from '../../http/errors/http-error.ts';
import type { Claim } from '../../http/idempotency/claim.ts';
import { findAnswer, once } from '../../http/idempotency/once.ts';
import type { CatalogueItem, Following, ItemFields, Resource } from './resource.ts';

export const findFirst = findAnswer;

const tables = { personnel, equipment, locations, props, costumes };

interface ItemRow extends Record<string, unknown> {
  readonly id: string;
  /** In the format of the database. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** All items of a catalog, newest first, in one statement. */
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

/** @throws HttpError 422 for a picture that is not the team's */
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

/** An item in one of its versions, which are the times of its last change (ISO 8601); undefined for any. */
export interface Which {
  readonly id: string;
  readonly versions: readonly string[] | undefined;
}

/** The next version: the current time, but at least a millisecond after the last change. */
const NEXT_MOMENT = sql`greatest(clock_timestamp(), updated_at + interval '1 millisecond')`;

/**
 * Changes an item; undefined if there is none in one of the versions.
 * @throws HttpError 422 for a picture that is not the team's
 */
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

/** Removes an item also from its shoots, whose versions rise; false if there was none. */
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
    // Locks the shoots first and in a fixed order, like every write to shoots, so that writes do not deadlock.
    const hold = () =>
      tx.execute<{ id: string }>(sql`
        select id from ${shoots} where team_id = ${scope.teamId} and id in (
          select ${sql.identifier(usedIn.shoot)} from ${sql.identifier(usedIn.table)} ${ofItem(usedIn.item)})
        order by id for no key update`);
    await hold();
    await tx.execute(sql`select from ${tables[table]} ${ofItem('id')} for update`);
    // Locks again, because more shoots may have got the item while waiting.
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
    .where(and(eq(shoots.teamId, teamId), isAnyOf(shoots.id, shootIds)));
}

/** Runs a write that returns the item's row, and reads the item from it. */
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

function valuesOf(resource: Resource, fields: ItemFields) {
  return Object.entries<Column>(getTableColumns(tables[resource.table]))
    .filter(([name]) => fields[name] !== undefined)
    .map(([name, column]) => ({
      name: sql.identifier(column.name),
      value: sql.param(fields[name], column),
    }));
}

/** Turns a violated constraint into the refusal that it stands for. */
function refuse({ table, fields }: Resource, error: unknown): never {
  if (brokenConstraint(error) !== `${table}_picture`) throw error;
  throw invalid({ [fields.picture]: 'This picture was not found' });
}
