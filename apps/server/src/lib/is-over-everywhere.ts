const DAY_MS = 86_400_000;

/** Whether a day (`YYYY-MM-DD`) is over in every time zone: it is before yesterday in UTC, as where lists leave out past days. */
export const isOverEverywhere = (day: string, now = Date.now()): boolean =>
  day < new Date(now - DAY_MS).toISOString().slice(0, 10);
