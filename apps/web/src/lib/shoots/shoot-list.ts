import { SHOOT_LIST_RETRIES, SHOOT_LIST_RETRY_DELAY_MS } from '@lensemble/contract/constants';
import { listShoots } from '@lensemble/contract/shoots';
import { queryOptions } from '@tanstack/react-query';
import { callList } from '../calls/api.ts';

/**
 * All shoots of the team, newest first, also where they come in several windows: counts, filters and search need all of
 * them. The only query that retries by itself.
 */
export const listShootsQuery = queryOptions({
  queryKey: [listShoots.path],
  queryFn: ({ signal }) => callList(listShoots, signal),
  retry: SHOOT_LIST_RETRIES,
  retryDelay: SHOOT_LIST_RETRY_DELAY_MS,
  // Ignore the browser's offline state, because the server may run on the same machine.
  networkMode: 'always',
});
