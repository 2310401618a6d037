import { listMapShoots } from '@lensemble/contract/shoot-map';
import { listShoots } from '@lensemble/contract/shoots';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api.ts';

/**
 * All shoots with what the map and its list show. The key stands below that of the shoots: who has those read again, means
 * this as well.
 */
export const listMapShootsQuery = queryOptions({
  queryKey: [listShoots.path, 'map'],
  queryFn: ({ signal }) => callApi(listMapShoots, { signal }),
});
