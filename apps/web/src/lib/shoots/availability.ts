import { getAvailability } from '@lensemble/contract/availability';
import { AVAILABILITY_DAYS_MAX } from '@lensemble/contract/constants';
import { listShoots } from '@lensemble/contract/shoots';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../calls/api.ts';
import { addDays, monthOf, type PlainDate, type PlainMonth } from '../time/dates.ts';
import { startOfWeek } from '../time/weeks.ts';

/** Set-up, strike, a shoot after midnight and the zones of the world reach so far beyond a day of UTC. */
const DAYS_BEFORE = 1;
const DAYS_AFTER = 3;

/** The days that are asked about together: the weeks of a month as a calendar shows them, and some after them. */
export function daysAround(month: PlainMonth): {
  readonly first: PlainDate;
  readonly last: PlainDate;
} {
  const first = startOfWeek(`${month}-01`);
  return { first, last: addDays(first, AVAILABILITY_DAYS_MAX - DAYS_BEFORE - DAYS_AFTER) };
}

/** As few months as the days around them need to include some dates. */
export function monthsAround(dates: readonly PlainDate[]): PlainMonth[] {
  const months: PlainMonth[] = [];
  for (const date of dates.toSorted()) {
    const month = months.at(-1);
    if (month === undefined || date > daysAround(month).last) months.push(monthOf(date));
  }
  return months;
}

const FRESH_MS = 60_000;

/**
 * What other shoots take on the days around a month, and who is away. Other members and other screens change it, so an
 * answer is used for a minute. The key starts with that of the shoots, so that invalidating those includes this query.
 * @param except the shoot that asks; null for a new one
 */
export function availabilityQuery(month: PlainMonth, except: string | null) {
  const from = addDays(daysAround(month).first, -DAYS_BEFORE);
  const query = {
    from: `${from}T00:00:00Z`,
    to: `${addDays(from, AVAILABILITY_DAYS_MAX)}T00:00:00Z`,
    ...(except !== null && { except }),
  };
  return queryOptions({
    queryKey: [listShoots.path, 'availability', from, except],
    queryFn: ({ signal }) => callApi(getAvailability, { query, signal }),
    staleTime: FRESH_MS,
  });
}
