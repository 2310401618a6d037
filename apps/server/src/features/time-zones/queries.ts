import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { writeToTeam } from '../../db/revision.ts';
import { locations } from '../../db/schema/catalogue.ts';
import { shoots } from '../../db/schema/shoots.ts';
import type { Plan } from './moved-reminder.ts';

/** A shoot with one of the versions; undefined for any. */
export interface Which {
  readonly id: string;
  readonly versions: readonly number[] | undefined;
}

interface PlanAtPlace extends Plan {
  /** Null where it is not known where the place is. */
  readonly placeZone: string | null;
}

interface PlanRow extends Record<string, unknown>, Omit<PlanAtPlace, 'reminderTime'> {
  /** As the database spells it. */
  readonly reminderTime: string | null;
}

/**
 * The plan of a shoot, with the zone of a place: `locationId`, or where it is now. Both are held to the end of the
 * transaction, the shoot first, as everybody does who writes to it.
 */
export async function holdPlan(
  tx: Orm,
  { teamId }: TeamScope,
  { id, versions }: Which,
  locationId: string | undefined,
): Promise<PlanAtPlace | undefined> {
  const isMeant = and(
    eq(shoots.teamId, teamId),
    eq(shoots.id, id),
    versions && inArray(shoots.version, [...versions]),
  );
  const { rows } = await tx.execute<PlanRow>(sql`
    with held as materialized (
      select date, time, time_zone, reminder_time, location_id from ${shoots} where ${isMeant} for no key update
    )
    select date::text as date, time, time_zone as "timeZone", reminder_time as "reminderTime", (
      select l.time_zone from ${locations} l where l.team_id = ${teamId}
        and l.id = ${locationId === undefined ? sql`held.location_id` : sql`${locationId}::uuid`} for share
    ) as "placeZone" from held`);
  return rows.map(({ reminderTime: spelled, ...row }) => ({
    ...row,
    reminderTime: spelled === null ? null : new Date(spelled),
  }))[0];
}

/** The zone of a place; null where it has none yet, or is no place of the team. */
export async function findZone(
  orm: Orm,
  { teamId }: TeamScope,
  locationId: string,
): Promise<string | null> {
  const isPlace = and(eq(locations.teamId, teamId), eq(locations.id, locationId));
  const found = await orm.select({ timeZone: locations.timeZone }).from(locations).where(isPlace);
  return found[0]?.timeZone ?? null;
}

/** Holds the shoots at a place whose clocks are not those of the zone. */
export function holdPlansElsewhere(
  tx: Orm,
  { teamId }: TeamScope,
  locationId: string,
  zone: string,
) {
  const { id, date, time, timeZone, reminderTime } = shoots;
  return tx
    .select({ id, date, time, timeZone, reminderTime })
    .from(shoots)
    .where(and(eq(shoots.teamId, teamId), eq(shoots.locationId, locationId), ne(timeZone, zone)))
    .orderBy(asc(id))
    .for('no key update');
}

interface Moved {
  readonly id: string;
  readonly reminderTime: Date | null;
}

/** Puts shoots into a zone. */
export async function moveShoots(
  tx: Orm,
  { teamId }: TeamScope,
  zone: string,
  moved: readonly Moved[],
): Promise<void> {
  if (moved.length === 0) return;
  await tx.execute(sql`
    update ${shoots} s set time_zone = ${zone}, reminder_time = w."reminderTime",
      version = s.version + 1, updated_at = now()
    from json_to_recordset(${JSON.stringify(moved)}::json) as w (id uuid, "reminderTime" timestamptz)
    where s.team_id = ${teamId} and s.id = w.id`);
}

/** A place of which it is known where it is, and not yet how its clocks stand. */
export interface UnzonedPlace {
  readonly id: string;
  readonly teamId: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Of all teams, since nobody asks. */
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

/** Notes the zone of a place, if it still is where it was. @returns undefined where it is not */
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

/** Does work in a transaction that ends with the team's revision. @returns undefined where `work` did nothing */
export const inTeam = <T>(
  orm: Orm,
  scope: TeamScope,
  work: (tx: Orm) => Promise<T | undefined>,
): Promise<T | undefined> => writeToTeam(orm, scope, work);
