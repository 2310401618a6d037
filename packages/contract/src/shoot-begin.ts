import { zonedInstant } from './zoned-time.ts';

/** When a shoot begins, as wall time in its zone. */
interface Begin {
  readonly date: string;
  /** Null where only the day is known. */
  readonly time: string | null;
  readonly timeZone: string;
}

/** A day without a time has not begun before its last minute. */
const DAY_WITHOUT_TIME = '23:59';

/** The moment at which a shoot begins. */
export const beginOf = ({ date, time, timeZone }: Begin): Date =>
  zonedInstant(date, time ?? DAY_WITHOUT_TIME, timeZone);

/** Whether a shoot is over at a moment. */
export const isOverAt = (shoot: Begin & { readonly durationMinutes: number }, moment: Date) =>
  beginOf(shoot).getTime() + shoot.durationMinutes * 60_000 <= moment.getTime();

/** Whether a moment comes after the shoot has begun; never where there is no day yet. */
export function isAfterBegin(
  { date, time, timeZone }: Omit<Begin, 'date'> & { readonly date: string | null },
  moment: Date,
): boolean {
  return date !== null && moment > beginOf({ date, time, timeZone });
}
