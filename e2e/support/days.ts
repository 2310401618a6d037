/** The time zone of the browser, and so of the accounts that sign up in it. */
export const TIME_ZONE = 'Europe/Berlin';

/** @returns the date in as many days for a user of the browser, `YYYY-MM-DD`, whichever date it is elsewhere */
export function inDays(days: number): string {
  const [today] = new Date().toLocaleString('sv', { timeZone: TIME_ZONE }).split(' ');
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** @returns a day of the next month for a user of the browser, `YYYY-MM-DD`; only its first two weeks are in no other month's calendar */
export function nextMonth(day: number): string {
  const now = new Date(inDays(0));
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day))
    .toISOString()
    .slice(0, 10);
}
