import type { NewShoot, ShootChange } from '@lensemble/contract/shoots';
import { jobScope } from '../../access/job-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { movedReminder } from './moved-reminder.ts';
import type { UnzonedPlace, Which } from './queries.ts';
import * as queries from './queries.ts';
import { zoneAt } from './zone-at.ts';

type Orm = Deps['orm'];

/** As many as one look takes on; the others are for the next. */
const UNZONED_MAX = 500;

/** The fields of a place with its zone, where they say anew where it is. */
export async function withTimeZone<T extends Readonly<Record<string, unknown>>>(
  fields: T,
): Promise<T> {
  const { latitude, longitude } = fields;
  if (latitude === undefined) return fields;
  const isKnown = typeof latitude === 'number' && typeof longitude === 'number';
  return { ...fields, timeZone: isKnown ? await zoneAt(latitude, longitude) : null };
}

/** Tells of a shoot that it comes into another zone, before it does. */
type TellOfMove = (tx: Orm, shootId: string, change: { timeZone: string }) => Promise<void>;

/** Runs the write that puts a place into a zone, and brings its shoots along: date and time stay. */
export async function withShootsThere<T>(
  tx: Orm,
  scope: TeamScope,
  place: { readonly id: string; readonly timeZone: string },
  write: () => Promise<T | undefined>,
  tellOfMove: TellOfMove = async () => {},
): Promise<T | undefined> {
  const { id, timeZone } = place;
  const hold = () => queries.holdPlansElsewhere(tx, scope, id, timeZone);
  // Whoever writes to a shoot holds it before its items: in the other order each would wait for the other.
  await hold();
  const written = await write();
  if (written === undefined) return undefined;
  const now = new Date();
  // Once more: some may have come there while the place was waited for.
  const moved = (await hold()).map((plan) => ({
    id: plan.id,
    reminderTime: movedReminder(plan, timeZone, now),
  }));
  for (const shoot of moved) await tellOfMove(tx, shoot.id, { timeZone });
  await queries.moveShoots(tx, scope, timeZone, moved);
  return written;
}

/**
 * A change of a shoot with the zone of its place, which counts for more than what the change says. A reminder that it does not
 * name comes along.
 */
export async function inZoneOfPlace(
  tx: Orm,
  scope: TeamScope,
  shoot: Which,
  change: ShootChange,
): Promise<ShootChange> {
  const { locationId, timeZone } = change;
  if (locationId === null || (locationId ?? timeZone) === undefined) return change;
  const found = await queries.holdPlan(tx, scope, shoot, locationId);
  if (!found?.placeZone) return change;
  const inZone = { ...change, timeZone: found.placeZone };
  if (change.reminderTime !== undefined || found.timeZone === found.placeZone) return inZone;
  const { date = found.date, time = found.time } = change;
  const moved = movedReminder({ ...found, date, time }, found.placeZone, new Date());
  return { ...inZone, reminderTime: moved?.toISOString() ?? null };
}

/** The zone that a new shoot comes into: that of its place, where that is known. */
export async function zoneOfNew(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  { locationId, timeZone }: Pick<NewShoot, 'locationId' | 'timeZone'>,
): Promise<string> {
  if (locationId === null) return timeZone;
  return (await queries.findZone(orm, scope, locationId)) ?? timeZone;
}

/**
 * Gives places a zone that were located before zones were kept. One that fails keeps no other from it.
 * @throws Error at the end, where something failed
 */
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
  await queries.inTeam(orm, scope, (tx) =>
    withShootsThere(tx, scope, { id: place.id, timeZone }, () =>
      queries.setZone(tx, place, timeZone),
    ),
  );
}
