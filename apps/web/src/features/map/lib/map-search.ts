import { type ShootFilters, shootFilters } from '@/lib/shoots/shoot-filters.ts';
import { statusesIn, statusesText } from '@/lib/shoots/statuses-in-address.ts';

/**
 * The query parameters of the map: the filters, with the shown statuses (`?status=idea.planning`; all if missing), and
 * the chosen shoot.
 */
export interface MapSearch extends ShootFilters {
  readonly shoot?: string | undefined;
}

/** Reads an address. Invalid parameters become undefined. */
export function mapSearch(search: Record<string, unknown>): MapSearch {
  return {
    ...shootFilters(search),
    status: statusesText(statusesIn(search.status)),
    shoot: typeof search.shoot === 'string' && search.shoot !== '' ? search.shoot : undefined,
  };
}
