import { listMapShoots } from '@lensemble/contract/shoot-map';
import { listShoots } from '@lensemble/contract/shoots';
import { queryOptions } from '@tanstack/react-query';
import { callList } from '@/lib/calls/api.ts';

/**
 * All shoots with the data for the map and its list, also where they come in several windows. The key starts with that of the shoots, so that invalidating those
 * includes this query.
 */
export const listMapShootsQuery = queryOptions({
  queryKey: [listShoots.path, 'map'],
  queryFn: ({ signal }) => callList(listMapShoots, signal),
});
