/** A moment as people of the reader's place write it: `Nov 21, 2026, 9:15 PM`. `moment` is ISO 8601. */
export function formatMoment(moment: string): string {
  return new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The same on the clock of a zone, which is named where it is not the reader's own: `Nov 21, 2026, 9:15 PM GMT+9`. */
export function formatMomentIn(moment: string, timeZone: string): string {
  const isOwn = timeZone === Intl.DateTimeFormat().resolvedOptions().timeZone;
  return new Date(moment).toLocaleString(undefined, {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(isOwn ? {} : { timeZoneName: 'short' as const }),
  });
}
