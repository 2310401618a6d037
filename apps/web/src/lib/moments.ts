/** A moment as people of the reader's place write it: `Nov 21, 2026, 9:15 PM`. `moment` is ISO 8601. */
export function formatMoment(moment: string): string {
  return new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
