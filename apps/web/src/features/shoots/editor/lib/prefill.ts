import { calendarDate } from '@lensemble/contract/fields';
import { statusFromSlug } from '@lensemble/contract/shoot-status';
import type { Prefill } from './editor-form.ts';

/** Reads the search parameters of `/shoots/new?status=planning&date=2026-11-28`. Ignores invalid values. */
export function prefillOf(search: {
  status?: string | undefined;
  date?: string | undefined;
}): Prefill {
  const status = search.status === undefined ? undefined : statusFromSlug(search.status);
  const date = calendarDate.safeParse(search.date).data;
  if (!date) return status ? { status } : {};
  // An idea shows no date, so a given date implies planning.
  return { date, status: status ?? 'planning' };
}
