import type { Plan } from '@lensemble/contract/shoot-plan';
import { and, eq, gt, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { locations } from '../../db/schema/catalogue.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { bare, isAnyOf, jsonRows, prebuilt, selectList } from '../../db/select.ts';
import type { HeldColumns } from '../../lib/held-columns.ts';

/** A shoot in one of the versions; undefined for any. */
export interface Which {
  readonly id: string;
  readonly versions: readonly number[] | undefined;
}

/** The plan of a stored shoot. */
export interface StoredPlan extends Plan {
  readonly id: string;
  readonly durationMinutes: number;
  readonly setUpMinutes: number;
  readonly strikeMinutes: number;
  readonly locationId: string | null;
}

const s = alias(shoots, 's');

const PLAN_COLUMNS = prebuilt(
  selectList<StoredPlan>({
    id: s.id,
    date: s.date,
    time: s.time,
    timeZone: s.timeZone,
    isZoneGuess: s.isZoneGuess,
    durationMinutes: s.durationMinutes,
    setUpMinutes: s.setUpMinutes,
    strikeMinutes: s.strikeMinutes,
    reminderTime: s.reminderTime,
    locationId: s.locationId,
  }),
);

interface PlanRow extends Record<string, unknown>, StoredPlan {}

/** `update` for a deletion: it also waits for transactions that only keep the shoot from being deleted. */
export type LockStrength = 'update' | 'no key update';

/** Reads plans and locks their shoots until the transaction ends. */
async function lockPlans(
  tx: Orm,
  isMeant: SQL | undefined,
  strength: LockStrength = 'no key update',
): Promise<StoredPlan[]> {
  const { rows } = await tx.execute<PlanRow>(sql`
    select ${PLAN_COLUMNS} from ${shoots} ${s} where ${isMeant} order by ${s.id} for ${sql.raw(strength)} of ${s}`);
  return rows.map(({ reminderTime, ...plan }) => ({
    ...plan,
    reminderTime: reminderTime && new Date(reminderTime).toISOString(),
  }));
}

export async function lockPlan(
  tx: Orm,
  { teamId }: TeamScope,
  which: Which,
  strength?: LockStrength,
): Promise<StoredPlan | undefined> {
  const isMeant = and(
    eq(s.teamId, teamId),
    eq(s.id, which.id),
    which.versions && isAnyOf(s.version, which.versions),
  );
  return (await lockPlans(tx, isMeant, strength))[0];
}

/** Null if the location has no zone or is not the team's. `lock` keeps the zone until the transaction ends. */
export async function findZone(
  orm: Orm,
  { teamId }: TeamScope,
  locationId: string,
  { lock = false } = {},
): Promise<string | null> {
  const isPlace = and(eq(locations.teamId, teamId), eq(locations.id, locationId));
  const query = orm.select({ timeZone: locations.timeZone }).from(locations).where(isPlace);
  const [found] = await (lock ? query.for('share') : query);
  return found?.timeZone ?? null;
}

/** The zone of the team's newest shoot that has a certain one; undefined if none has. */
export async function findLastZone(orm: Orm, { teamId }: TeamScope): Promise<string | undefined> {
  const [found] = await orm
    .select({ timeZone: shoots.timeZone })
    .from(shoots)
    .where(and(eq(shoots.teamId, teamId), eq(shoots.isZoneGuess, false)))
    .orderBy(sql`${shoots.createdAt} desc`)
    .limit(1);
  return found?.timeZone;
}

export const lockPlansElsewhere = (
  tx: Orm,
  { teamId }: TeamScope,
  locationId: string,
  zone: string,
): Promise<StoredPlan[]> =>
  lockPlans(tx, and(eq(s.teamId, teamId), eq(s.locationId, locationId), ne(s.timeZone, zone)));

export async function moveShoots(
  tx: Orm,
  { teamId }: TeamScope,
  zone: string,
  moved: readonly (Pick<StoredPlan, 'id' | 'reminderTime'> & HeldColumns)[],
): Promise<void> {
  if (moved.length === 0) return;
  const { id, reminderTime, held, heldZoneData, version, updatedAt } = shoots;
  await tx.execute(sql`
    update ${shoots} set ${bare(shoots.timeZone)} = ${zone},
      ${bare(shoots.isZoneGuess)} = false, ${bare(reminderTime)} = w."reminderTime",
      ${bare(held)} = w.held, ${bare(heldZoneData)} = w."heldZoneData",
      ${bare(version)} = ${version} + 1, ${bare(updatedAt)} = now()
    from ${jsonRows(moved, { id, reminderTime, held, heldZoneData })} as w
    where ${shoots.teamId} = ${teamId} and ${id} = w.id`);
}

/** The plans of shoots whose times are not of this zone data, which it locks. Covers all teams. Skips those being written. */
export async function lockOutdated(
  tx: Orm,
  zoneData: string,
  limit: number,
): Promise<StoredPlan[]> {
  // Two comparisons can use the index, unlike `is distinct from`.
  const isOutdated = or(
    isNull(s.heldZoneData),
    lt(s.heldZoneData, zoneData),
    gt(s.heldZoneData, zoneData),
  );
  const { rows } = await tx.execute<PlanRow>(sql`
    select ${PLAN_COLUMNS} from ${shoots} ${s} where ${s.date} is not null and ${isOutdated}
    limit ${limit} for no key update of ${s} skip locked`);
  return rows;
}

/** Sets what shoots hold. Covers all teams. */
export async function saveHeld(
  tx: Orm,
  computed: readonly (Pick<StoredPlan, 'id'> & HeldColumns)[],
): Promise<void> {
  const { id, held, heldZoneData } = shoots;
  await tx.execute(sql`
    update ${shoots} set ${bare(held)} = w.held, ${bare(heldZoneData)} = w."heldZoneData"
    from ${jsonRows(computed, { id, held, heldZoneData })} as w where ${id} = w.id`);
}

export interface UnzonedPlace {
  readonly id: string;
  readonly teamId: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Covers all teams. For a scheduled task, not for a request. */
export async function listUnzoned(orm: Orm, limit: number): Promise<UnzonedPlace[]> {
  const { id, teamId, latitude, longitude, timeZone } = locations;
  const rows = await orm
    .select({ id, teamId, latitude, longitude })
    .from(locations)
    .where(and(isNotNull(latitude), isNotNull(longitude), isNull(timeZone)))
    .limit(limit);
  return rows.flatMap((row) =>
    row.latitude === null || row.longitude === null
      ? []
      : { ...row, latitude: row.latitude, longitude: row.longitude },
  );
}

/** @returns undefined if its coordinates have changed or it has a zone by now */
export async function setZone(
  tx: Orm,
  { id, teamId, latitude, longitude }: UnzonedPlace,
  timeZone: string,
): Promise<{ id: string } | undefined> {
  const isStill = and(
    eq(locations.teamId, teamId),
    eq(locations.id, id),
    eq(locations.latitude, latitude),
    eq(locations.longitude, longitude),
    isNull(locations.timeZone),
  );
  const update = tx.update(locations).set({ timeZone }).where(isStill);
  return (await update.returning({ id: locations.id }))[0];
}
