import { latestBeginOf } from '@lensemble/contract/shoot-plan';
import type { ShootDetail } from '@lensemble/contract/shoots';

/** The normal delay: the task runs every minute, and mails are queued. */
const ON_TIME_MS = 5 * 60_000;

type Planned = Pick<ShootDetail, 'date' | 'time' | 'timeZone' | 'isZoneGuess'>;

/** Whether a planned reminder is obsolete: the shoot has no date, or it has started and the reminder is late. */
export function isTooLate({ date, ...plan }: Planned, reminderTime: Date, now: Date): boolean {
  if (date === null) return true;
  return (
    latestBeginOf({ ...plan, date }) <= now && now.getTime() - reminderTime.getTime() > ON_TIME_MS
  );
}
