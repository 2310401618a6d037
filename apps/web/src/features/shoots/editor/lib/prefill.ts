import { TITLE_MAX } from '@lensemble/contract/constants';
import { calendarDate, clockTime, id } from '@lensemble/contract/fields';
import { statusFromSlug } from '@lensemble/contract/shoot-status';
import { newShoot } from '@lensemble/contract/shoots';
import type { Prefill } from './editor-form.ts';

/** The search parameters of a new shoot. */
export type PrefillSearch = Partial<
  Record<
    'status' | 'date' | 'time' | 'duration' | 'title' | 'convention' | 'location',
    string | undefined
  >
>;

/**
 * Reads the search parameters of `/shoots/new?status=planning&date=2026-11-28&time=16:00&duration=90&title=Neo`. Ignores
 * invalid values.
 */
export function prefillOf(search: PrefillSearch): Prefill {
  const status = search.status === undefined ? undefined : statusFromSlug(search.status);
  const date = calendarDate.safeParse(search.date).data;
  const title = search.title?.trim().slice(0, TITLE_MAX);
  const convention = id.safeParse(search.convention).data;
  const locationId = id.safeParse(search.location).data;
  const named = {
    ...(title && { title }),
    ...(convention && { convention: { id: convention, meetingPointId: null } }),
    ...(locationId && { locationId }),
  };
  if (!date) return { ...named, ...(status && { status }) };
  const time = clockTime.safeParse(search.time).data;
  const durationMinutes = newShoot.shape.durationMinutes.safeParse(search.duration).data;
  // An idea shows no date, so a given date implies planning.
  return {
    ...named,
    date,
    status: status ?? 'planning',
    ...(time && { time }),
    ...(search.duration !== undefined && durationMinutes && { durationMinutes }),
  };
}
