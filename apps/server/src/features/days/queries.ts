import { randomUUID } from 'node:crypto';
import { OPERATION_DAYS } from '@lensemble/contract/constants';
import type { DayState, LinkField } from '@lensemble/contract/day-state';
import type { Operation, Refusal } from '@lensemble/contract/operations';
import type { NewShot } from '@lensemble/contract/shots';
import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { brokenConstraint } from '../../db/constraint.ts';
import type { Orm } from '../../db/orm.ts';
import { raiseTeamRevision, inTransaction as transaction, type Writer } from '../../db/revision.ts';
import * as linked from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { appliedOperations } from '../../db/schema/shots.ts';
import { bare, bareList, isAnyOf, jsonRows } from '../../db/select.ts';
import { checkShoot, kitRoom } from '../../db/shoot-quotas.ts';
import type { Quotas } from '../../start/settings/quotas.ts';
import { readShots, writeShots } from './rows/kept-shots.ts';
import { readThings } from './rows/packed-things.ts';
import { readPacking, writePacking } from './rows/packing.ts';
import { readPackingMarks } from './rows/packing-marks.ts';

export interface Target extends Writer {
  readonly shootId: string;
}

interface Part<Value> {
  readonly read: (tx: Orm, target: Target) => Promise<Value>;
  readonly write: (tx: Orm, target: Target, before: Value, after: Value) => Promise<void>;
}

/** What a day consists of. A part without its tables does not compile. */
const parts: { readonly [Name in keyof DayState]: Part<DayState[Name]> } = {
  shots: { read: readShots, write: writeShots },
  packing: { read: readPacking, write: writePacking },
};

/** Also what was deleted and can be restored. Empty for a shoot that does not exist. */
export const readDay = async (orm: Orm, target: Target): Promise<DayState> => ({
  shots: await parts.shots.read(orm, target),
  packing: await parts.packing.read(orm, target),
});

/** The packing list alone, of which `readDay` is more. */
export const readPackingList = parts.packing.read;

export async function writeDay(
  tx: Orm,
  target: Target,
  before: DayState,
  after: DayState,
): Promise<void> {
  if (before.shots !== after.shots) await parts.shots.write(tx, target, before.shots, after.shots);
  if (before.packing !== after.packing) {
    await parts.packing.write(tx, target, before.packing, after.packing);
  }
}

/** The shot list of a shoot that has none. */
export async function insertShots(
  tx: Orm,
  target: Target,
  shots: readonly NewShot[],
): Promise<void> {
  const fresh = { state: 'open', actualEnd: null, isDeleted: false } as const;
  const entries = shots.map((shot) => ({ id: randomUUID(), ...shot, ...fresh }));
  if (entries.length > 0) await writeShots(tx, target, [], entries);
}

/** Also deleted ones. */
export const findShots = readShots;

/** All that the packing list of a shoot has by itself. */
export const findThings = readThings;

/** What of the packing lists of shoots is packed. */
export const findPackingMarks = readPackingMarks;

const TRIES = 3;

/** The constraints that refer to what may be deleted in the meantime. */
const LINKS = ['shot_links_of_', 'packing_records_of_', 'shoot_kits_item'];

/** Runs `work` in a transaction, and again if what an entry links was deleted in the meantime. */
export async function inDayTransaction<T>(orm: Orm, work: (tx: Orm) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction(orm, work);
    } catch (error) {
      const broken = brokenConstraint(error);
      if (tries === TRIES || !LINKS.some((name) => broken?.startsWith(name))) throw error;
    }
  }
}

const isShoot = ({ teamId, shootId }: Target) =>
  and(eq(shoots.teamId, teamId), eq(shoots.id, shootId));

export async function hasShoot(orm: Orm, target: Target): Promise<boolean> {
  const found = await orm.select({ id: shoots.id }).from(shoots).where(isShoot(target));
  return found.length > 0;
}

/** Makes concurrent changes run one after the other; false if there is no such shoot. */
export async function holdShoot(tx: Orm, target: Target): Promise<boolean> {
  const found = tx.select({ id: shoots.id }).from(shoots).where(isShoot(target));
  return (await found.for('no key update')).length > 0;
}

/** The last statement of a transaction. @returns the new revision of the team */
export async function raiseRevision(tx: Orm, target: Target): Promise<number> {
  return (await raiseTeamRevision(tx, target)) ?? 0;
}

/** Call it after the revision was raised, which locks the row of the team. @throws QuotaError */
export const checkRoom = (tx: Orm, target: Target, quotas: Quotas): Promise<void> =>
  checkShoot(tx, target, target.shootId, quotas);

/** @param linked the kits of the shoot @param all these, and those that may be added */
export const countKitRoom = (
  tx: Orm,
  target: Target,
  quotas: Quotas,
  linked: readonly string[],
  all: readonly string[],
) => kitRoom(tx, target, target.shootId, quotas, linked, all);

const TAKEN: readonly Refusal[] = [{ reason: 'taken', fields: [] }];

/**
 * Records the operations as applied. A request with one of them at the same moment waits.
 * @returns the refusals of those that were applied before, by their id
 */
export async function claimOperations(
  tx: Orm,
  { teamId, shootId }: Target,
  operations: readonly Operation[],
): Promise<ReadonlyMap<string, readonly Refusal[]>> {
  const { id } = appliedOperations;
  const wanted = operations.map((operation) => ({ id: operation.id }));
  // In the order of the ids, so that two such requests cannot wait for each other.
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${appliedOperations} (${bareList([id, appliedOperations.teamId, appliedOperations.shootId])})
    select w.id, ${teamId}, ${shootId} from ${jsonRows(wanted, { id })} as w order by w.id
    on conflict (${bareList([appliedOperations.teamId, id])}) do nothing returning ${id}`);
  const made = new Set(rows.map((row) => row.id));
  const known = [...new Set(wanted.map((each) => each.id))].filter((each) => !made.has(each));
  if (known.length === 0) return new Map();
  const found = await tx
    .select()
    .from(appliedOperations)
    .where(and(eq(appliedOperations.teamId, teamId), isAnyOf(id, known)));
  return new Map(
    found.map((each) => [each.id, each.shootId === shootId ? each.refusals : TAKEN] as const),
  );
}

export async function keepRefusals(
  tx: Orm,
  { teamId }: Target,
  refused: readonly { readonly id: string; readonly refusals: readonly Refusal[] }[],
): Promise<void> {
  if (refused.length === 0) return;
  const { id, refusals } = appliedOperations;
  await tx.execute(sql`
    update ${appliedOperations} set ${bare(refusals)} = w.refusals
    from ${jsonRows(refused, { id, refusals })} as w
    where ${appliedOperations.teamId} = ${teamId} and ${id} = w.id`);
}

/** What the entries of the shot list can link, and who can bring something. */
export async function findLinkable(
  tx: Orm,
  { teamId, shootId }: Target,
): Promise<Readonly<Record<LinkField, ReadonlySet<string>>>> {
  const { shootParticipants, shootCostumes, shootProps, shootEquipment, shootReferences } = linked;
  const ofShoot = (field: LinkField, table: SQL, id: SQL, and: SQL = sql``) => sql`
    select ${field}::text as field, ${id} as id from ${table}
    where team_id = ${teamId} and shoot_id = ${shootId}${and}`;
  const selects: Readonly<Record<LinkField, SQL>> = {
    participantIds: ofShoot(
      'participantIds',
      sql`${shootParticipants}`,
      bare(shootParticipants.id),
    ),
    costumeIds: ofShoot('costumeIds', sql`${shootCostumes}`, bare(shootCostumes.costumeId)),
    propIds: ofShoot('propIds', sql`${shootProps}`, bare(shootProps.propId)),
    equipmentIds: ofShoot('equipmentIds', sql`${shootEquipment}`, bare(shootEquipment.equipmentId)),
    referenceId: ofShoot(
      'referenceId',
      sql`${shootReferences}`,
      bare(shootReferences.id),
      sql` and deleted_at is null`,
    ),
  };
  const { rows } = await tx.execute<{ field: LinkField; id: string }>(
    sql.join(Object.values(selects), sql` union all `),
  );
  const idsOf = (field: LinkField) =>
    new Set(rows.filter((row) => row.field === field).map(({ id }) => id));
  return {
    participantIds: idsOf('participantIds'),
    costumeIds: idsOf('costumeIds'),
    propIds: idsOf('propIds'),
    equipmentIds: idsOf('equipmentIds'),
    referenceId: idsOf('referenceId'),
  };
}

const DAY_MS = 86_400_000;

/** Does not raise a revision, because nothing visible changes. */
export async function forgetDays(orm: Orm, now: Date): Promise<void> {
  const before = new Date(now.getTime() - OPERATION_DAYS * DAY_MS);
  await orm.delete(appliedOperations).where(lt(appliedOperations.createdAt, before));
}
