import { inZoneOfPlace, type PlanChange, reminderInZone } from '@lensemble/contract/shoot-plan';
import type { NewShoot } from '@lensemble/contract/shoots';
import { inTeam } from '../../access/in-team.ts';
import { jobScope } from '../../access/job-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { heldColumns, ZONE_DATA } from '../../lib/held-columns.ts';
import type { LockStrength, StoredPlan, UnzonedPlace, Which } from './queries.ts';
import * as queries from './queries.ts';
import { zoneAt } from './zone-at.ts';

export type { StoredPlan } from './queries.ts';

type Orm = Deps['orm'];

/** The maximum of one run. The next run takes the rest. */
const UNZONED_MAX = 500;

interface PlaceFields {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  readonly timeZone?: string | null | undefined;
}

/** Adds the time zone to the fields of a location if they set its coordinates. */
export async function withTimeZone<T extends PlaceFields>(fields: T): Promise<T> {
  const { latitude, longitude = null } = fields;
  if (latitude === undefined) return fields;
  const isKnown = latitude !== null && longitude !== null;
  return { ...fields, timeZone: isKnown ? await zoneAt(latitude, longitude) : null };
}

/**
 * Runs a write that sets the zone of a location, and moves its shoots to that zone. Their date and time stay. Runs in
 * the caller's transaction.
 * @returns the result of `write`
 */
export async function withShootsThere<T>(
  tx: Orm,
  scope: TeamScope,
  place: { readonly id: string; readonly timeZone: string },
  write: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { id, timeZone } = place;
  const lock = () => queries.lockPlansElsewhere(tx, scope, id, timeZone);
  // Every write to a shoot locks the shoot before its items. The reverse order could deadlock.
  await lock();
  const written = await write();
  if (written === undefined) return undefined;
  const now = new Date();
  // Locks again, because more shoots may have been added while waiting for the location.
  const moved = (await lock()).map(({ id, ...plan }) => ({
    id,
    reminderTime: reminderInZone(plan, timeZone, now),
    ...heldColumns({ ...plan, timeZone }),
  }));
  await queries.moveShoots(tx, scope, timeZone, moved);
  return written;
}

/** Reads and locks the plan of a shoot; undefined if there is no shoot with one of the versions. */
export const lockPlan = (
  tx: Orm,
  scope: TeamScope,
  which: Which,
  strength?: LockStrength,
): Promise<StoredPlan | undefined> => queries.lockPlan(tx, scope, which, strength);

/** Adjusts a change to the zone of the location, which is locked, so that its zone stays until the commit. */
export async function inZone<
  T extends PlanChange & { readonly locationId?: string | null | undefined },
>(tx: Orm, scope: TeamScope, plan: StoredPlan, change: T): Promise<T> {
  const { locationId = plan.locationId } = change;
  const concernsZone = change.locationId !== undefined || change.timeZone !== undefined;
  if (locationId === null || !concernsZone) return change;
  const placeZone = await queries.findZone(tx, scope, locationId, { lock: true });
  return placeZone === null ? change : inZoneOfPlace(plan, change, placeZone, new Date());
}

export interface ZoneOfNew {
  readonly timeZone: string;
  readonly isZoneGuess: boolean;
}

/**
 * The zone of a new shoot: that of its location if known, else the request's own. Without either it is a guess: the zone
 * of the team's last shoots, else the browser's, else UTC.
 */
export async function zoneOfNew(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  { date, locationId, timeZone }: Pick<NewShoot, 'date' | 'locationId' | 'timeZone'>,
  browserZone: string | undefined,
): Promise<ZoneOfNew> {
  // The insert applies the zone of the place. Only a date needs it before.
  if (timeZone !== undefined && date === null) return { timeZone, isZoneGuess: false };
  const placeZone = locationId === null ? null : await queries.findZone(orm, scope, locationId);
  const known = placeZone ?? timeZone;
  if (known !== undefined) return { timeZone: known, isZoneGuess: false };
  const guess = (await queries.findLastZone(orm, scope)) ?? browserZone ?? 'UTC';
  return { timeZone: guess, isZoneGuess: true };
}

/** @throws AggregateError after all locations, if any failed */
export async function fillTimeZones({ orm }: Pick<Deps, 'orm'>): Promise<void> {
  const failures: unknown[] = [];
  for (const place of await queries.listUnzoned(orm, UNZONED_MAX)) {
    await fill(orm, place).catch((error: unknown) => failures.push(error));
  }
  if (failures.length === 0) return;
  throw new AggregateError(failures, `Places that got no time zone: ${failures.length}`);
}

async function fill(orm: Orm, place: UnzonedPlace): Promise<void> {
  const scope = jobScope(place.teamId);
  const timeZone = await zoneAt(place.latitude, place.longitude);
  if (timeZone === null) return;
  await inTeam(orm, scope, (tx) =>
    withShootsThere(tx, scope, { id: place.id, timeZone }, () =>
      queries.setZone(tx, place, timeZone),
    ),
  );
}

/** The most shoots that are locked at a time. */
const OUTDATED_MAX = 500;

/** Computes again what shoots hold, where the zone data has changed since or the insert could not compute it. */
export async function updateHeldTimes({ orm }: Pick<Deps, 'orm'>): Promise<void> {
  const updateSome = (tx: Orm) => updateBatch(tx, OUTDATED_MAX);
  while ((await orm.transaction(updateSome)) === OUTDATED_MAX);
}

async function updateBatch(tx: Orm, limit: number): Promise<number> {
  const plans = await queries.lockOutdated(tx, ZONE_DATA, limit);
  const computed = plans.map((plan) => ({ id: plan.id, ...heldColumns(plan) }));
  if (computed.length > 0) await queries.saveHeld(tx, computed);
  return computed.length;
}
