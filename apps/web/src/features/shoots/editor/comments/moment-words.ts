import { pageLocale } from '@lensemble/messages/page-language';

const DAY_MS = 86_400_000;

/** Today only the time, in the last week with the weekday: `9:12 AM`, `Fri 6:40 PM`, `Nov 3, 6:40 PM`. */
export function shortMoment(moment: string, now = new Date(), locale = pageLocale): string {
  const at = new Date(moment);
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const isToday = at.toDateString() === now.toDateString();
  const isRecent = now.getTime() - at.getTime() < 6 * DAY_MS;
  if (isToday) return at.toLocaleString(locale, time);
  if (isRecent) return at.toLocaleString(locale, { weekday: 'short', ...time });
  const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return at.toLocaleString(locale, { ...year, month: 'short', day: 'numeric', ...time });
}
