import { wallClock } from '@lensemble/contract/zoned-time';

export const LOCAL_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const DAY_MS = 86_400_000;
const SATURDAY = 6;

/** A Saturday in two to three weeks, in days from today. */
export const SOME_SATURDAY = 14 + ((SATURDAY - new Date().getDay() + 7) % 7);

/** `YYYY-MM-DD`. Counts days from today in this machine's time zone. */
export function dateIn(days: number): string {
  const today = Date.parse(wallClock(new Date(), LOCAL_ZONE).date);
  return new Date(today + days * DAY_MS).toISOString().slice(0, 10);
}
