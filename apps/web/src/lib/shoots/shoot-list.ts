import { SHOOT_LIST_RETRIES, SHOOT_LIST_RETRY_DELAY_MS } from '@lensemble/contract/constants';
import { listShoots } from '@lensemble/contract/shoots';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../calls/api.ts';

/** All shoots of the team, newest first. The only query that retries by itself. */
export const listShootsQuery = queryOptions({
  queryKey: [listShoots.path],
  queryFn: ({ signal }) => callApi(listShoots, { signal }),
  retry: SHOOT_LIST_RETRIES,
  retryDelay: SHOOT_LIST_RETRY_DELAY_MS,
  // Ignore the browser's offline state, because the server may run on the same machine.
  networkMode: 'always',
});
