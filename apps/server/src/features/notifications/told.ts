import {
  type NotificationEvent,
  notificationEvents,
  notificationRules,
  SOON_HOURS,
} from '@lensemble/contract/notification-kinds';
import { zonedInstant } from '@lensemble/contract/zoned-time';
import type { NotificationDetails } from './queries.ts';

/** Who did something. Members with the account or the address are not told of it. */
export interface Author {
  readonly userId?: string | null;
  readonly email?: string | null;
}

/** Something that people are to be told. */
export interface Told {
  readonly teamId: string;
  readonly event: NotificationEvent;
  readonly shootId: string | null;
  readonly subjectId?: string | null;
  readonly details: NotificationDetails;
  readonly author?: Author;
  /** All members of the team, some of them, all but some, or a person who is no member. */
  readonly to?:
    | { readonly userIds: readonly string[] }
    | { readonly except: readonly string[] }
    | { readonly outsider: string };
  /**
   * An unread notification of the same group gets the people (`people`), the people and the shoot (`shoots`), or what has
   * happened last (`last`). With `update`, it gets that without being sent again.
   */
  readonly group?: { readonly key: string; readonly adds: 'people' | 'shoots' | 'last' | 'update' };
  /** It is told once in 90 days. */
  readonly onceKey?: string;
  readonly isUrgent: boolean;
  /** Another email tells the same. */
  readonly isMailed?: boolean;
  /** The day of the shoot, `YYYY-MM-DD`. */
  readonly day: string | null;
  readonly at: Date;
}

/** When a shoot is. */
export interface Start {
  readonly date: string | null;
  readonly time: string | null;
  readonly timeZone: string;
}

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** In how many hours a shoot begins; without a time, its day does. Undefined without a date. */
function hoursUntil({ date, time, timeZone }: Start, now: Date): number | undefined {
  if (date === null) return undefined;
  return (
    (zonedInstant(date, time?.slice(0, 5) ?? '00:00', timeZone).getTime() - now.getTime()) / HOUR_MS
  );
}

/** The shoot may still be going on. */
export const isAhead = (start: Start, now: Date): boolean =>
  (hoursUntil(start, now) ?? -Infinity) > -DAY_HOURS;

/** Whether something may be told at once. `starts` are those that the shoot had and has. */
export function isUrgentFor(
  event: NotificationEvent,
  starts: readonly Start[],
  now: Date,
): boolean {
  const { urgent } = notificationRules[notificationEvents[event]];
  if (urgent !== 'soon') return urgent === 'always';
  return starts.some((start) => isAhead(start, now) && (hoursUntil(start, now) ?? 0) <= SOON_HOURS);
}

/** The first day on which the shoot was or is. */
export const firstDay = (starts: readonly Start[]): string | null =>
  starts.flatMap(({ date }) => date ?? []).toSorted()[0] ?? null;
