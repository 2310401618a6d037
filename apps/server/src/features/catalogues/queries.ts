import { randomUUID } from 'node:crypto';
import { and, eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import { brokenConstraint } from '../../db/constraint.ts';
import type { Orm } from '../../db/orm.ts';
import { checkCatalogue } from '../../db/quotas.ts';
import { writeToTeam } from '../../db/revision.ts';
import { personnel } from '../../db/schema/catalogue.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { isAnyOf } from '../../db/select.ts';
import { checkShootsWith } from '../../db/shoot-quotas.ts';
import { moveToTrash } from '../../db/trash.ts';
import { invalid } from '../../http/errors/http-error.ts';
import type { Claim } from '../../http/idempotency/claim.ts';
import { findAnswer, once } from '../../http/idempotency/once.ts';
import type { Quotas } from '../../start/settings/quotas.ts';
import type { CatalogueItem, ItemFields } from './item.ts';
import type { Following, ImportResult, ItemVersion } from './resource.ts';
import { deleteUnused, findUsed, holdItems, holdShootsWith } from './rows/delete-items.ts';
import type { ItemRow } from './rows/item-rows.ts';
import { hasLists, holdListing, raiseListing, refuseEntry, writeLists } from './rows/list-rows.ts';
import { findItem, type Row, readItems, selectItems, toItem } from './rows/read-items.ts';
import {
  changeItems,
  growthOf,
  hasVersion,
  type ItemChange,
  insertItems,
  updateOf,
  valuesOf,
  type Which,
} from './rows/write-items.ts';

export type { Which } from './rows/write-items.ts';

export const findFirst = findAnswer;

/**
 * @throws QuotaError
 * @throws HttpError 422 for a picture that is not the team's
 */
export async function insertItem(
  orm: Orm,
  scope: TeamScope,
  row: ItemRow,
  fields: ItemFields,
  claim: Claim,
  quotas: Quotas,
): Promise<CatalogueItem> {
  const id = randomUUID();
  const values = valuesOf(row, { ...fields, id, teamId: scope.teamId });
  const names = values.map(({ name }) => name);
  const insert = sql`
    insert into ${row.table} (${sql.join(names, sql`, `)})
    values (${sql.join(
      values.map(({ value }) => value),
      sql`, `,
    )}) returning *`;
  const item = await writeToTeam(
    orm,
    scope,
    (tx) =>
      once(tx, scope, claim, async () => {
        const made = await written(tx, scope, row, id, insert);
        return withLists(tx, scope, row, fields, made);
      }),
    (tx) => checkCatalogue(tx, scope, row.table, quotas),
  ).catch((error: unknown) => refuse(row, error));
  if (!item) throw new Error('The item was not stored');
  return item;
}

/**
 * Changes an item; undefined if there is none in one of the versions.
 * @throws QuotaError if its text grows beyond what its catalog, or a shoot that uses it, may have
 * @throws HttpError 422 for a picture that is not the team's
 */
export function updateItem(
  orm: Orm,
  scope: TeamScope,
  row: ItemRow,
  { id, versions }: Which,
  fields: ItemFields,
  quotas: Quotas,
  around: Following['around'] = (_tx, write) => write(),
): Promise<CatalogueItem | undefined> {
  const { table } = row;
  const update = updateOf(scope, row, { id, versions }, fields);
  let isLonger = false;
  const work = (tx: Orm) =>
    around(tx, async () => {
      const items = selectItems(scope, row, sql`written`, { id, more: growthOf(scope, row, id) });
      const { rows } = await tx.execute<Row & { readonly isLonger: boolean }>(
        sql`with written as (${update}) ${items}`,
      );
      if (!rows[0]) return undefined;
      const { isLonger: longer, ...changed } = rows[0];
      isLonger = longer;
      return withLists(tx, scope, row, fields, toItem(changed));
    });
  return writeToTeam(orm, scope, work, async (tx) => {
    if (!isLonger) return;
    await checkCatalogue(tx, scope, table, quotas);
    await checkShootsWith(tx, scope, row.usedIn, [id], quotas);
  }).catch((error: unknown) => refuse(row, error));
}

interface ItemsToImport {
  readonly created: readonly ItemFields[];
  /** `following`: what follows for the shoots that use the item. */
  readonly changed: readonly (ItemChange & {
    readonly following: Pick<Following, 'around'> | undefined;
  })[];
  readonly deleted: readonly ItemVersion[];
}

/**
 * Creates items, changes those that have one of the versions, and deletes those that have the version and are not in use.
 * @throws QuotaError if the catalog, or a shoot that uses an item, would have too much
 * @throws HttpError 422 for a picture that is not the team's
 */
export async function importItems(
  orm: Orm,
  scope: TeamScope,
  row: ItemRow,
  { created, changed, deleted }: ItemsToImport,
  claim: Claim,
  quotas: Quotas,
): Promise<ImportResult> {
  let longer: string[] = [];
  const followed = changed.flatMap(({ id, following }) => (following ? [id] : []));
  const write = async (tx: Orm): Promise<ImportResult> => {
    if (deleted.length + changed.length > 0) {
      await holdShootsWith(tx, scope, row, followed);
      await holdItems(tx, scope, row, [...deleted, ...changed]);
    }
    const gone = new Set(await deleteUnused(tx, scope, row, deleted));
    const made = await insertItems(tx, scope, row, created);
    const changes = await changeAll(tx, scope, row, changed, followed);
    longer = changes.flatMap(({ id, isLonger }) => (isLonger ? [id] : []));
    const done = new Set([...gone, ...changes.map(({ id }) => id)]);
    const refused = [...deleted, ...changed].flatMap(({ id }) => (done.has(id) ? [] : [id]));
    const written = [...made, ...changes.map(({ id, updatedAt }) => ({ id, updatedAt }))];
    const counts = { created: made.length, changed: changes.length, deleted: gone.size };
    return { ...counts, refused, written };
  };
  const result = await writeToTeam(
    orm,
    scope,
    (tx) => once(tx, scope, claim, () => write(tx)),
    async (tx) => {
      if (created.length === 0 && longer.length === 0) return;
      await checkCatalogue(tx, scope, row.table, quotas);
      if (longer.length > 0) await checkShootsWith(tx, scope, row.usedIn, longer, quotas);
    },
  ).catch((error: unknown) => refuse(row, error));
  if (!result) throw new Error('The items were not stored');
  return result;
}

/** Items that shoots use are changed one by one if something follows for the shoots. All others are changed together. */
async function changeAll(
  tx: Orm,
  scope: TeamScope,
  row: ItemRow,
  changes: ItemsToImport['changed'],
  followed: readonly string[],
) {
  const used = followed.length > 0 ? await findUsed(tx, scope, row, followed) : new Set();
  const together = changes.filter(({ id, following }) => !following || !used.has(id));
  const changed = await changeItems(tx, scope, row, together);
  for (const each of changes) {
    if (!each.following || !used.has(each.id)) continue;
    const change = async () => (await changeItems(tx, scope, row, [each]))[0];
    const found = await each.following.around(tx, change);
    if (found) changed.push(found);
  }
  return changed;
}

/**
 * Removes an item also from its shoots and from lists of other items, whose versions rise; false if there was none in one of the versions.
 * @param after runs in the same transaction if shoots lose the item, with their ids
 */
export async function deleteItem(
  orm: Orm,
  scope: TeamScope,
  row: ItemRow,
  { id, versions }: Which,
  after: (tx: Orm, shootIds: readonly string[]) => Promise<void>,
): Promise<boolean> {
  const { table, usedIn } = row;
  const isItem = sql`${table.teamId} = ${scope.teamId} and ${table.id} = ${id}`;
  const gone = await writeToTeam(orm, scope, async (tx) => {
    // Locks the shoots first and in a fixed order, like every write to shoots, so that writes do not deadlock.
    const hold = () =>
      tx.execute<{ id: string }>(sql`
        select ${shoots.id} from ${shoots} where ${shoots.teamId} = ${scope.teamId} and ${shoots.id} in (
          select ${usedIn.shoot} from ${usedIn.table}
          where ${usedIn.teamId} = ${scope.teamId} and ${usedIn.item} = ${id})
        order by ${shoots.id} for no key update`);
    await hold();
    await holdListing(tx, scope, row, id);
    await tx.execute(sql`select from ${table} where ${isItem} for update`);
    // Locks again, because more shoots may have got the item while waiting.
    const held = await hold();
    const listing = await holdListing(tx, scope, row, id);
    const [moved] = await moveToTrash(tx, scope, row.kind, [id], hasVersion(row, versions));
    if (moved === undefined) return undefined;
    await tx.execute(sql`delete from ${table} where ${isItem}`);
    const losing = held.rows.map((shoot) => shoot.id);
    if (losing.length > 0) {
      await raiseVersions(tx, scope, losing);
      await after(tx, losing);
    }
    await raiseListing(tx, scope, row, listing);
    return moved;
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
async function written(tx: Orm, scope: TeamScope, row: ItemRow, id: string, write: SQL) {
  const items = selectItems(scope, row, sql`written`, { id });
  return (await readItems(tx, sql`with written as (${write}) ${items}`))[0];
}

/** Writes the lists that are given with an item, and reads it with them. */
async function withLists<Item extends CatalogueItem | undefined>(
  tx: Orm,
  scope: TeamScope,
  row: ItemRow,
  fields: ItemFields,
  item: Item,
): Promise<CatalogueItem | Item | undefined> {
  if (!item || !hasLists(row, fields)) return item;
  await writeLists(tx, scope, row, item.id, fields);
  return findItem(tx, scope, row, item.id);
}

/** Turns a violated constraint into the refusal that it stands for. */
function refuse(row: ItemRow, error: unknown): never {
  const { table, fields } = row;
  refuseEntry(row, error);
  if (brokenConstraint(error) !== `${getTableName(table)}_picture`) throw error;
  throw invalid({ [fields.picture]: 'This picture was not found' });
}

/** The address of a crew member, who stays locked until the transaction ends; null without one. */
export async function findAddress(
  tx: Orm,
  { teamId }: TeamScope,
  personnelId: string,
): Promise<string | null> {
  const isMeant = and(eq(personnel.teamId, teamId), eq(personnel.id, personnelId));
  const query = tx.select({ email: personnel.email }).from(personnel).where(isMeant);
  return (await query.for('no key update'))[0]?.email ?? null;
}
