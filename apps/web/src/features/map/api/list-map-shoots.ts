import { listMapShoots } from '@lensemble/contract/shoot-map';
import { listShoots } from '@lensemble/contract/shoots';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';

/**
 * All shoots with the data for the map and its list. The key starts with that of the shoots, so that invalidating those
 * includes this query.
 */
export const listMapShootsQuery = queryOptions({
  queryKey: [listShoots.path, 'map'],
  queryFn: ({ signal }) => callApi(listMapShoots, { signal }),
});
