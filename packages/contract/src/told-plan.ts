import { beginOf, isOverAt } from './shoot-plan.ts';

/** What a mail says about when and where a shoot is. */
export interface KnownPlan {
  /** `YYYY-MM-DD`; null while the date is open. */
  readonly date: string | null;
  readonly time: string | null;
  /** Whether the date is null because the recipient was told that they are off the crew; undefined for no. */
  readonly wasOff?: true | undefined;
  readonly timeZone: string;
  /** Whether no person and no place said the zone; undefined for no. */
  readonly isZoneGuess?: boolean | undefined;
  readonly durationMinutes: number;
  readonly place: {
    readonly id: string;
    readonly name: string;
    readonly address: string | null;
  } | null;
}

/** Something that a recipient must be told: the shoot is off for them, its date is open again, or its plan changed. */
export type News = 'off' | 'open' | 'changed';

/**
 * What a recipient must be told; undefined for nothing. Nothing is told of what is over, nor of a move into the past.
 * @param known the plan that the recipient knows; null if they know of none
 * @param isForThem whether the shoot takes place and the recipient is on its crew
 */
export function newsOf(
  known: KnownPlan | null,
  current: KnownPlan,
  isForThem: boolean,
  now: Date,
): News | undefined {
  if (known === null || isPast(known, now) || isPast(current, now)) return undefined;
  if (!isForThem) return 'off';
  if (current.date === null) return known.date === null ? undefined : 'open';
  return isSamePlan(known, current) ? undefined : 'changed';
}

const isPast = ({ date, ...plan }: KnownPlan, now: Date) =>
  date !== null && isOverAt({ ...plan, date }, now);

export const isSamePlan = (a: KnownPlan, b: KnownPlan): boolean =>
  isSameBegin(a, b) && isSameDuration(a, b) && isSamePlace(a.place, b.place);

/** The same wall time in another zone is another begin, another notation of the same moment is not. */
export function isSameBegin(a: KnownPlan, b: KnownPlan): boolean {
  if (a.date === null || b.date === null) return a.date === b.date;
  if ((a.time === null) !== (b.time === null)) return false;
  const [first, second] = [
    { ...a, date: a.date },
    { ...b, date: b.date },
  ].map(beginOf);
  return first?.getTime() === second?.getTime();
}

/** Mails name no duration for a day without a time. */
export const isSameDuration = (a: KnownPlan, b: KnownPlan): boolean =>
  a.durationMinutes === b.durationMinutes || a.time === null || b.time === null;

/** A place that only has another name, and a second entry of the same place, are the same. */
export function isSamePlace(a: KnownPlan['place'], b: KnownPlan['place']): boolean {
  if (a === null || b === null) return a === b;
  return a.address === b.address && (a.id === b.id || a.name === b.name);
}
