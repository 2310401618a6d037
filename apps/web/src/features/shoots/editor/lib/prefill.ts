import { calendarDate, clockTime } from '@lensemble/contract/fields';
import { statusFromSlug } from '@lensemble/contract/shoot-status';
import { newShoot } from '@lensemble/contract/shoots';
import type { Prefill } from './editor-form.ts';

/** Reads the search parameters of `/shoots/new?status=planning&date=2026-11-28&time=16:00&duration=90`. Ignores invalid values. */
export function prefillOf(search: {
  status?: string | undefined;
  date?: string | undefined;
  time?: string | undefined;
  duration?: string | undefined;
}): Prefill {
  const status = search.status === undefined ? undefined : statusFromSlug(search.status);
  const date = calendarDate.safeParse(search.date).data;
  if (!date) return status ? { status } : {};
  const time = clockTime.safeParse(search.time).data;
  const durationMinutes = newShoot.shape.durationMinutes.safeParse(search.duration).data;
  // An idea shows no date, so a given date implies planning.
  return {
    date,
    status: status ?? 'planning',
    ...(time && { time }),
    ...(search.duration !== undefined && durationMinutes && { durationMinutes }),
  };
}
