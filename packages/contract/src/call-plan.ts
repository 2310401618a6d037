import { beginOf, isOverAt } from './shoot-plan.ts';
import { isSamePlace, type KnownPlan } from './told-plan.ts';

/**
 * The plan of one participant. `date` (`YYYY-MM-DD`) and the times (`HH:MM`) are wall time in `timeZone`. Without a
 * `callTime`, the participant arrives when the shoot begins.
 */
export interface CallPlan extends Pick<KnownPlan, 'date' | 'time' | 'timeZone' | 'place'> {
  readonly callTime: string | null;
}

/** What a vote on a date was given to, besides the date and the time that are voted on. */
export type VotePlan = Omit<CallPlan, 'date' | 'time'>;

/** When the participant should arrive (`HH:MM`); null while it is open. */
export const arrivalOf = ({ callTime, time }: Pick<CallPlan, 'callTime' | 'time'>): string | null =>
  callTime ?? time;

interface Difference<Value> {
  readonly before: Value;
  readonly now: Value;
}

/** What is different in a plan. Fields that are the same are left out. */
export interface PlanChanges {
  readonly date?: Difference<string | null>;
  /** When the participant arrives. */
  readonly arrival?: Difference<string | null>;
  /** When the shoot begins, for a participant with a time of their own. */
  readonly time?: Difference<string | null>;
  readonly timeZone?: Difference<string>;
  readonly place?: Difference<CallPlan['place']>;
}

/** What changed for a participant between two plans; undefined for nothing. */
export function planChanges(before: CallPlan, now: CallPlan): PlanChanges | undefined {
  const differs = <Value>(partOf: (plan: CallPlan) => Value): Difference<Value> | undefined =>
    partOf(before) === partOf(now) ? undefined : { before: partOf(before), now: partOf(now) };
  const hasOwnTime = before.callTime !== null || now.callTime !== null;
  const all = {
    date: differs(({ date }) => date),
    arrival: differs(arrivalOf),
    time: hasOwnTime ? differs(({ time }) => time) : undefined,
    timeZone: isSameZone(before, now) ? undefined : differs(({ timeZone }) => timeZone),
    place: isSamePlace(before.place, now.place) ? undefined : differs(({ place }) => place),
  };
  const changes = Object.entries(all).filter(([, change]) => change !== undefined);
  return changes.length === 0 ? undefined : Object.fromEntries(changes);
}

/** Two names of a zone are the same where they make no other moment of the arrival. A day without a time has none. */
function isSameZone(before: CallPlan, now: CallPlan): boolean {
  const [date, time] = [now.date, arrivalOf(now)];
  if (before.timeZone === now.timeZone || time === null) return true;
  if (date === null) return false;
  const momentIn = (timeZone: string) => beginOf({ date, time, timeZone }).getTime();
  return momentIn(before.timeZone) === momentIn(now.timeZone);
}

/** How long a personal link works after the shoot. */
export const CALL_DAYS_AFTER = 30;
const DAY_MS = 86_400_000;

type Lasting = Pick<KnownPlan, 'date' | 'time' | 'timeZone' | 'isZoneGuess' | 'durationMinutes'>;

/** Whether the personal links of a shoot have ended at a moment; never while it has no date. */
export const isCallOver = ({ date, ...plan }: Lasting, moment: Date): boolean =>
  date !== null &&
  isOverAt({ ...plan, date }, new Date(moment.getTime() - CALL_DAYS_AFTER * DAY_MS));

/** The last day on which the personal links of a shoot work for sure, as `YYYY-MM-DD`; null while it has no date. */
export function lastDayOfCall({ date }: Pick<Lasting, 'date'>): string | null {
  if (date === null) return null;
  return new Date(Date.parse(`${date}T00:00Z`) + CALL_DAYS_AFTER * DAY_MS)
    .toISOString()
    .slice(0, 10);
}
