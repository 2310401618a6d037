import { beginOf } from '@lensemble/contract/shoot-begin';
import type { ShootDetail } from '@lensemble/contract/shoots';

/** So late a reminder is while all is well: it is looked for every minute, and mails take their turn. */
const ON_TIME_MS = 5 * 60_000;

type Planned = Pick<ShootDetail, 'date' | 'time' | 'timeZone'>;

/**
 * Whether a planned reminder is of no use any more: it comes late, as after the server was down, and the shoot has begun. One
 * that is planned for later than the beginning, since the shoot was moved to an earlier hour, goes out.
 */
export function isTooLate(
  { date, time, timeZone }: Planned,
  reminderTime: Date,
  now: Date,
): boolean {
  if (date === null) return true;
  return (
    beginOf({ date, time, timeZone }) <= now && now.getTime() - reminderTime.getTime() > ON_TIME_MS
  );
}
