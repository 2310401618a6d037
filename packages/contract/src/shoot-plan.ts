import type { ShootStatus } from './shoot-status.ts';
import { zonedInstant } from './zoned-time.ts';

/** When a shoot begins, as wall time in its zone. */
interface Begin {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:MM`; null where only the day is known. */
  readonly time: string | null;
  /** IANA name. */
  readonly timeZone: string;
}

/** When a shoot is, and when its crew is reminded (ISO 8601). */
export interface Plan extends Omit<Begin, 'date'> {
  readonly date: string | null;
  readonly reminderTime: string | null;
  /** Whether no person and no place said the zone. A reminder is then not measured by it. */
  readonly isZoneGuess?: boolean | undefined;
}

/** What a change says about a plan; undefined for what stays. */
export type PlanChange = {
  readonly [Field in keyof Omit<Plan, 'isZoneGuess'>]?: Plan[Field] | undefined;
};

type Lasting = { readonly durationMinutes: number };

/** A day without a time has not begun before its last minute. */
const DAY_WITHOUT_TIME = '23:59';

/** The moment at which a shoot begins. */
export const beginOf = ({ date, time, timeZone }: Begin): Date =>
  zonedInstant(date, time ?? DAY_WITHOUT_TIME, timeZone);

/** How far the last place on Earth is behind UTC, which is the guess where nothing says the zone. */
const LAST_ZONE_MS = 12 * 60 * 60_000;

/** The latest moment at which a shoot can begin: where its zone is a guess, as late as in the last zone. */
export const latestBeginOf = ({ isZoneGuess, ...begin }: Begin & Pick<Plan, 'isZoneGuess'>): Date =>
  new Date(beginOf(begin).getTime() + (isZoneGuess ? LAST_ZONE_MS : 0));

/** Whether a shoot is over at a moment, wherever it is. */
export const isOverAt = (shoot: Begin & Lasting & Pick<Plan, 'isZoneGuess'>, moment: Date) =>
  latestBeginOf(shoot).getTime() + shoot.durationMinutes * 60_000 <= moment.getTime();

/** Whether nothing is asked any more at a moment, because the shoot is completed or over. */
export const isShootOver = (
  {
    status,
    date,
    ...plan
  }: Omit<Plan, 'reminderTime'> & Lasting & { readonly status: ShootStatus },
  moment: Date,
): boolean => status === 'completed' || (date !== null && isOverAt({ ...plan, date }, moment));

/** Whether a moment comes after the shoot has begun; never where there is no day yet. */
export function isAfterBegin(
  { date, time, timeZone }: Omit<Plan, 'reminderTime'>,
  moment: Date,
): boolean {
  return date !== null && moment > beginOf({ date, time, timeZone });
}

/** A plan after a change. A shoot without a date has no reminder. Another zone is no guess. */
export function changedPlan<T extends Plan>(plan: T, change: PlanChange): T {
  const {
    date = plan.date,
    time = plan.time,
    timeZone = plan.timeZone,
    reminderTime = plan.reminderTime,
  } = change;
  const isZoneGuess = plan.isZoneGuess && timeZone === plan.timeZone;
  const reminder = date === null ? null : reminderTime;
  return { ...plan, date, time, timeZone, isZoneGuess, reminderTime: reminder };
}

/**
 * The reminder of a plan whose date and time stay while its zone changes: as long before the shoot as it was. One whose
 * moment has come stays where it is, since otherwise it would go out again. So does one that was chosen in a zone that the
 * server only guessed.
 */
export function reminderInZone(plan: Plan, timeZone: string, now: Date): string | null {
  const { date, time, reminderTime, isZoneGuess } = plan;
  if (date === null || reminderTime === null || isZoneGuess) return reminderTime;
  if (Date.parse(reminderTime) <= now.getTime()) return reminderTime;
  const beginIn = (zone: string) => beginOf({ date, time, timeZone: zone }).getTime();
  const moved = Date.parse(reminderTime) + beginIn(timeZone) - beginIn(plan.timeZone);
  return new Date(moved).toISOString();
}

/**
 * A change of a plan at a place whose zone is known: that zone counts for more than the change's own. A reminder that the
 * change does not name comes along.
 */
export function inZoneOfPlace<T extends PlanChange>(
  plan: Plan,
  change: T,
  placeZone: string,
  now: Date,
): T {
  const inZone = { ...change, timeZone: placeZone };
  if (change.reminderTime !== undefined || plan.timeZone === placeZone) return inZone;
  const { date = plan.date, time = plan.time } = change;
  return { ...inZone, reminderTime: reminderInZone({ ...plan, date, time }, placeZone, now) };
}
