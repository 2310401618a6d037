import { beginOf } from '@lensemble/contract/shoot-begin';

/** When a shoot is, on the clocks of a zone, and when its crew is reminded. */
export interface Plan {
  readonly date: string | null;
  readonly time: string | null;
  readonly timeZone: string;
  readonly reminderTime: Date | null;
}

/**
 * The reminder of a shoot that comes into another zone, where its date and time stay: as long before the shoot as it was.
 * One whose moment has come stays, since in another place it would go out again.
 */
export function movedReminder(plan: Plan, timeZone: string, now: Date): Date | null {
  const { date, time, reminderTime } = plan;
  if (date === null || reminderTime === null || reminderTime <= now) return reminderTime;
  const beginIn = (zone: string) => beginOf({ date, time, timeZone: zone }).getTime();
  return new Date(reminderTime.getTime() + beginIn(timeZone) - beginIn(plan.timeZone));
}
