import { SHOOT_LIST_RETRIES, SHOOT_LIST_RETRY_DELAY_MS } from '@lensemble/contract/constants';
import { listShoots } from '@lensemble/contract/shoots';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api.ts';

/** All shoots of the team, newest first. The one query that tries again by itself (spec section 7). */
export const listShootsQuery = queryOptions({
  queryKey: [listShoots.path],
  queryFn: ({ signal }) => callApi(listShoots, { signal }),
  retry: SHOOT_LIST_RETRIES,
  retryDelay: SHOOT_LIST_RETRY_DELAY_MS,
  // The server may run on this very machine: being offline is no reason not to ask it.
  networkMode: 'always',
});
