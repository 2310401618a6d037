/** The longest shoot, and the last time zone to end a day. */
const LASTS_DAYS = 2;

/** The first day (UTC) of plans that may not be over at a moment, in whatever time zone they are. */
export const earliestDay = (now: Date): string =>
  new Date(now.getTime() - LASTS_DAYS * 86_400_000).toISOString().slice(0, 10);
