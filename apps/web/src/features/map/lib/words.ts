import { formatTime } from '@lensemble/contract/clock';
import type { MapShoot } from '@lensemble/contract/shoot-map';
import { mapViewWords } from '@lensemble/messages/web/map-view';
import { formatDate } from '@/lib/time/format.ts';

/** `Nov 24, 2026 · 9:15 PM`, without the time if it is unset; `No date yet` without a date. */
export function whenOf({ date, time }: Pick<MapShoot, 'date' | 'time'>): string {
  if (!date) return mapViewWords('noDate');
  return time ? `${formatDate(date)} · ${formatTime(time)}` : formatDate(date);
}
