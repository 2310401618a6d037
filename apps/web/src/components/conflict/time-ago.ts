import { pageLocale } from '@lensemble/messages/page-language';
import { conflictWords } from '@lensemble/messages/web/conflict';

const format = new Intl.RelativeTimeFormat(pageLocale, { numeric: 'auto' });

/** `just now`, `2 minutes ago`, `yesterday`. A future time (clocks differ) counts as now. */
export function timeAgo(then: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000);
  if (minutes < 1) return conflictWords('justNow');
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (minutes < 24 * 60) return format.format(-Math.floor(minutes / 60), 'hour');
  return format.format(-Math.floor(minutes / (24 * 60)), 'day');
}
