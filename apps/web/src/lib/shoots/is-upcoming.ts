import { wallClock } from '@lensemble/contract/zoned-time';

interface Dated {
  readonly date: string | null;
  readonly timeZone: string;
}

const DAY_MS = 86_400_000;
const DAYS = 7;

/** Whether a shoot is on one of the next seven days, or was yesterday. @param now epoch milliseconds */
export function isUpcoming({ date, timeZone }: Dated, now: number): boolean {
  if (date === null) return false;
  return !isLongOver({ date, timeZone }, now) && date <= dayAfter(DAYS, timeZone, now);
}

/** Whether a shoot was before yesterday. @param now epoch milliseconds */
export const isLongOver = ({ date, timeZone }: Dated, now: number): boolean =>
  date !== null && date < dayAfter(-1, timeZone, now);

const dayAfter = (days: number, timeZone: string, now: number) =>
  wallClock(new Date(now + days * DAY_MS), timeZone).date;
