import { SHOOTS_WINDOW } from '@lensemble/contract/constants';
import type { LinkList } from '@lensemble/contract/shoot-links';
import {
  listShoots as listEndpoint,
  type NewShoot,
  type Shoot,
  type ShootChange,
  type ShootDetail,
  type WindowStart,
} from '@lensemble/contract/shoots';
import { and, eq, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { plannedEachTime } from '../../db/planned-each-time.ts';
import { checkShoots } from '../../db/quotas.ts';
import {
  raiseRevision,
  raiseTeamRevision,
  retried,
  inTransaction as transaction,
} from '../../db/revision.ts';
import { locations } from '../../db/schema/catalogue.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { bare, isAnyOf, jsonRows } from '../../db/select.ts';
import { LINK_LISTS } from '../../db/shoot-lists.ts';
import { checkShoot, checkText } from '../../db/shoot-quotas.ts';
import { l, s } from '../../db/shoots-and-places.ts';
import { textBytes } from '../../db/text-bytes.ts';
import { moveToTrash } from '../../db/trash.ts';
import type { Claim } from '../../http/idempotency/claim.ts';
import { type FirstAnswer, findAnswer, forgetOldKeysAtTimes } from '../../http/idempotency/once.ts';
import type { ListPart } from '../../http/lists/answers.ts';
import { windowOf } from '../../http/lists/shoot-windows.ts';
import type { HeldColumns } from '../../lib/held-columns.ts';
import type { Quotas } from '../../start/settings/quotas.ts';
import { changedColumns } from './rows/changed-shoot.ts';
import { copyLinks } from './rows/copied-links.ts';
import { type InZone, insertRow, makeLinked } from './rows/linked-shoot.ts';
import { selectWindow, toListedShoot } from './rows/listed-shoot.ts';
import { insertIfRoom, type ShootToStore } from './rows/new-shoot.ts';
import { refuse } from './rows/refused-shoot.ts';
import { selectShoots } from './rows/select-shoots.ts';
import { type ShootDetailRow, selectShootDetail, toShootDetail } from './rows/shoot-detail-row.ts';
import { OWN_COLUMNS, type ShootRow, toShoot } from './rows/shoot-row.ts';

/** The versions that a write may replace; undefined for any. */
export type Versions = readonly number[] | undefined;

/** The newest shoots of the team, or the next ones after a place in the list, in one statement. */
export async function listShoots(
  orm: Orm,
  scope: TeamScope,
  after: WindowStart | undefined,
): Promise<ListPart> {
  const { rows } = await orm.execute<ShootRow>(
    sql`${plannedEachTime}${selectWindow(scope, after, SHOOTS_WINDOW + 1)}`,
  );
  return windowOf(listEndpoint.path, rows, SHOOTS_WINDOW, toListedShoot);
}

export async function findShoot(
  orm: Orm,
  { teamId, userId }: TeamScope,
  id: string,
): Promise<ShootDetail | undefined> {
  const { rows } = await orm.execute<ShootDetailRow>(selectShootDetail({ teamId, userId, id }));
  return rows[0] && toShootDetail(rows[0]);
}

/** The convention of a shoot, as it is. */
export async function conventionOf(orm: Orm, scope: TeamScope, id: string): Promise<string | null> {
  const { conventionId } = shoots;
  const [row] = await orm.select({ conventionId }).from(shoots).where(isShoot(scope, id));
  return row?.conventionId ?? null;
}

export async function findLinks<Name extends LinkList>(
  orm: Orm,
  { teamId }: TeamScope,
  id: string,
  name: Name,
): Promise<ShootDetail[Name] | undefined> {
  const { rows } = await orm.execute<{ list: ShootDetail[Name] }>(sql`
    select ${LINK_LISTS[name]} as list from ${shoots} ${s}
    where ${s.teamId} = ${teamId} and ${s.id} = ${id}`);
  return rows[0]?.list;
}

/** More shoots than are ever created at the same time. */
const AT_ONCE = 100;
/** A location's text is below this. */
const TEXT_OF_LOCATION = 100_000;

/**
 * Stores a shoot, and its response under the idempotency key. The response includes the location.
 * @returns the first response under this key
 * @throws QuotaError
 */
export async function insertShoot(
  orm: Orm,
  scope: TeamScope,
  toStore: ShootToStore,
  claim: Claim,
  quotas: Quotas,
): Promise<FirstAnswer> {
  const { shoot } = toStore;
  const isSmall =
    Buffer.byteLength(JSON.stringify(shoot)) + TEXT_OF_LOCATION < quotas.shootTextBytes;
  const atOnce = isSmall && quotas.shoots > AT_ONCE;
  const most = quotas.shoots - AT_ONCE;
  const stored =
    (atOnce ? await insertIfRoom(orm, scope, toStore, claim, most) : undefined) ??
    // Near a quota, it is checked exactly: under the lock of the team's row.
    (await inTransaction(orm, async (tx) => {
      const answer = await insertIfRoom(tx, scope, toStore, claim);
      if (!answer?.isMade) return answer;
      await checkShoots(tx, scope, quotas);
      await checkShoot(tx, scope, shoot.id, quotas);
      return answer;
    }));
  if (!stored) throw new Error('The shoot was not stored');
  if (claim.key !== undefined) forgetOldKeysAtTimes(orm);
  return stored;
}

/** @throws HttpError 422 if the key was used with a different request */
export async function isAnswered(orm: Orm, scope: TeamScope, claim: Claim): Promise<boolean> {
  return (await findAnswer(orm, scope, claim)) !== undefined;
}

export interface Which {
  readonly id: string;
  readonly versions: Versions;
}

/** @throws HttpError 422 if a constraint is violated */
export const inTransaction = <T>(orm: Orm, work: (tx: Orm) => Promise<T>): Promise<T> =>
  transaction(orm, work).catch(refuse);

/** Whether a shoot has more text than before the statement, which does not see its own change in the tables. */
const growthOf = (scope: TeamScope, id: string) => sql`${textBytes(s)} + ${textBytes(l)} > (
  select ${textBytes(shoots)} + ${textBytes(locations)} from ${shoots}
  left join ${locations} on ${locations.teamId} = ${shoots.teamId} and ${locations.id} = ${shoots.locationId}
  where ${isShoot(scope, id)}) as "isLonger"`;

interface Changed {
  readonly shoot: Shoot;
  readonly isLonger: boolean;
}

/**
 * Changes a shoot and raises the team's revision in one statement. Clearing the date also clears the reminder. The
 * caller must lock a new location first, because the foreign key check would otherwise lock it after the team's row.
 * @returns undefined if there is no shoot with one of the versions
 */
async function updateShoot(
  orm: Orm,
  scope: TeamScope,
  { id, versions }: Which,
  change: ShootChange,
  held?: HeldColumns,
): Promise<Changed | undefined> {
  const update = orm
    .update(shoots)
    .set({
      ...changedColumns(change),
      ...held,
      version: sql`${shoots.version} + 1`,
      updatedAt: new Date(),
    })
    .where(isShoot(scope, id, versions))
    .returning();
  const columns = sql`${OWN_COLUMNS}, ${growthOf(scope, id)}`;
  const { rows } = await orm.execute<ShootRow & Pick<Changed, 'isLonger'>>(sql`
    with changed as ${update}, raised as (${raiseRevision(scope, sql`changed`)})
    ${selectShoots(scope, sql`changed`, id, columns)}`);
  return rows[0] && { shoot: toShoot(rows[0]), isLonger: rows[0].isLonger };
}

/** The fields whose text counts when they change. A title is short. */
const isLong = ({ description, instagramLinks, locationId }: ShootChange) =>
  Boolean(description ?? instagramLinks ?? locationId);

/**
 * Like `updateShoot`, in the caller's transaction and within the quotas.
 * @param held of a change of the plan
 * @throws QuotaError
 */
export async function updateWithin(
  tx: Orm,
  scope: TeamScope,
  which: Which,
  change: ShootChange,
  quotas: Quotas,
  held?: HeldColumns,
): Promise<Shoot | undefined> {
  const changed = await updateShoot(tx, scope, which, change, held);
  if (changed?.isLonger && isLong(change)) await checkText(tx, scope, which.id, quotas);
  return changed?.shoot;
}

/**
 * For changes that do not touch the plan. A short one is a statement of its own, outside of a transaction.
 * @throws HttpError 422 if a constraint is violated
 */
export const updateAlone = async (
  orm: Orm,
  scope: TeamScope,
  which: Which,
  change: ShootChange,
  quotas: Quotas,
): Promise<Shoot | undefined> =>
  isLong(change)
    ? inTransaction(orm, (tx) => updateWithin(tx, scope, which, change, quotas))
    : (await retried(() => updateShoot(orm, scope, which, change)).catch(refuse))?.shoot;

/** Deletes shoots and raises the team's revision. These must be the last statements of the caller's transaction. */
export async function deleteShoots(
  tx: Orm,
  scope: TeamScope,
  ids: readonly string[],
  to: 'trash' | 'nowhere',
): Promise<void> {
  if (to === 'trash') await moveToTrash(tx, scope, 'shoot', ids);
  await tx.delete(shoots).where(and(eq(shoots.teamId, scope.teamId), isAnyOf(shoots.id, ids)));
  await raiseTeamRevision(tx, scope);
}

/** Sets the statuses of shoots and raises the team's revision, in one statement. */
export async function moveShoots(
  orm: Orm,
  scope: TeamScope,
  moves: readonly Pick<Shoot, 'id' | 'status'>[],
): Promise<Shoot[]> {
  const { teamId, id, status, version, updatedAt } = shoots;
  // Locked in the order of the ids, so that two such requests cannot wait for each other.
  const statement = sql`
    with moves as (select * from ${jsonRows(moves, { id, status })} as w),
      locked as materialized (
        select ${id} from ${shoots} where ${teamId} = ${scope.teamId} and ${id} in (select id from moves)
        order by ${id} for update),
      changed as (
        update ${shoots} set ${bare(status)} = moves.status, ${bare(version)} = ${version} + 1,
          ${bare(updatedAt)} = ${new Date().toISOString()}
        from locked join moves using (id) where ${teamId} = ${scope.teamId} and ${id} = locked.id
        returning ${shoots}.*),
      raised as (${raiseRevision(scope, sql`changed`)})
    ${selectShoots(scope, sql`changed`)}`;
  const { rows } = await retried(() => orm.execute<ShootRow>(statement));
  return rows.map(toShoot);
}

/**
 * Copies a shoot with everything linked to it. Locks the shoot before it calls `copyOf`, so that the copy is
 * consistent.
 * @returns undefined if there is no such shoot
 */
export function copyShoot(
  orm: Orm,
  scope: TeamScope,
  id: string,
  claim: Claim,
  quotas: Quotas,
  copyOf: (shoot: ShootDetail) => InZone<NewShoot>,
): Promise<Shoot | undefined> {
  return makeLinked(orm, scope, claim, quotas, async (tx, copyId) => {
    await tx.select({ id: shoots.id }).from(shoots).where(isShoot(scope, id)).for('share');
    const shoot = await findShoot(tx, scope, id);
    if (!shoot) return false;
    const isZoneGuess = sql`(select ${shoots.isZoneGuess} from ${shoots} where ${isShoot(scope, id)})`;
    await insertRow(tx, scope, copyId, { ...copyOf(shoot), isZoneGuess });
    await copyLinks(tx, shoot, { ...scope, id: copyId });
    return true;
  });
}

/**
 * Stores a shoot, and what `link` stores for it.
 * @throws QuotaError
 * @throws HttpError 422 if a constraint is violated
 */
export async function insertLinked(
  orm: Orm,
  scope: TeamScope,
  fields: InZone<NewShoot> & { readonly isZoneGuess: boolean },
  claim: Claim,
  quotas: Quotas,
  link: (tx: Orm, id: string) => Promise<void>,
): Promise<Shoot> {
  const made = await makeLinked(orm, scope, claim, quotas, async (tx, id) => {
    await insertRow(tx, scope, id, fields);
    await link(tx, id);
    return true;
  }).catch(refuse);
  if (!made) throw new Error('The shoot was not stored');
  return made;
}

const isShoot = ({ teamId }: TeamScope, id: string, versions?: Versions) =>
  and(eq(shoots.teamId, teamId), eq(shoots.id, id), versions && isAnyOf(shoots.version, versions));
