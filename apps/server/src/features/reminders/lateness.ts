import type { ShootDetail } from '@lensemble/contract/shoots';
import { zonedInstant } from '@lensemble/contract/zoned-time';

/** So late a reminder is while all is well: it is looked for every minute, and mails take their turn. */
const ON_TIME_MS = 5 * 60_000;
/** A day without a time has not begun before its last minute, as the editor counts it. */
const DAY_WITHOUT_TIME = '23:59';

type Planned = Pick<ShootDetail, 'date' | 'time' | 'timeZone'>;

/**
 * Whether a planned reminder is of no use any more: it comes late, as after the server was down, and the shoot has begun. One
 * that somebody planned for a moment after the beginning goes out.
 */
export function isTooLate(
  { date, time, timeZone }: Planned,
  reminderTime: Date,
  now: Date,
): boolean {
  if (date === null) return true;
  const start = zonedInstant(date, time ?? DAY_WITHOUT_TIME, timeZone);
  return start <= now && now.getTime() - reminderTime.getTime() > ON_TIME_MS;
}
