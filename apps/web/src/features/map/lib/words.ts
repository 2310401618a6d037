import type { MapShoot } from '@lensemble/contract/shoot-map';
import { formatDate, formatTime } from '@/lib/format.ts';

/** `Nov 24, 2026 · 9:15 PM`, as much of it as is set. */
export function whenOf({ date, time }: Pick<MapShoot, 'date' | 'time'>): string {
  if (!date) return 'No date yet';
  return time ? `${formatDate(date)} · ${formatTime(time)}` : formatDate(date);
}
