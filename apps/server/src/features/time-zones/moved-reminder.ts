import { zonedInstant } from '@lensemble/contract/zoned-time';

/** When a shoot is, on the clocks of a zone, and when its crew is reminded. */
export interface Plan {
  readonly date: string | null;
  readonly time: string | null;
  readonly timeZone: string;
  readonly reminderTime: Date | null;
}

/** A day without a time has not begun before its last minute, as the editor counts it. */
const DAY_WITHOUT_TIME = '23:59';

/**
 * The reminder of a shoot that comes into another zone, where its date and time stay: as long before the shoot as it was.
 * One whose moment has come stays, since in another place it would go out again.
 */
export function movedReminder(plan: Plan, timeZone: string, now: Date): Date | null {
  const { date, time, reminderTime } = plan;
  if (date === null || reminderTime === null || reminderTime <= now) return reminderTime;
  const beginIn = (zone: string) => zonedInstant(date, time ?? DAY_WITHOUT_TIME, zone).getTime();
  return new Date(reminderTime.getTime() + beginIn(timeZone) - beginIn(plan.timeZone));
}
