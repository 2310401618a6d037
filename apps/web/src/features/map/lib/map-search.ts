import { statusesIn, statusesText } from '@/lib/statuses-in-address.ts';

/** What the address says: the statuses that are shown (`?status=idea.planning`, all for none) and the chosen shoot. */
export interface MapSearch {
  status?: string | undefined;
  shoot?: string | undefined;
}

/** Reads an address; what makes no sense is named as undefined. */
export function mapSearch(search: Record<string, unknown>): MapSearch {
  return {
    status: statusesText(statusesIn(search.status)),
    shoot: typeof search.shoot === 'string' && search.shoot !== '' ? search.shoot : undefined,
  };
}
