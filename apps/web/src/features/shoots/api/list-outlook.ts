import { listOutlook } from '@lensemble/contract/outlook';
import { listShoots } from '@lensemble/contract/shoots';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';

/**
 * What readiness asks of the next shoots. The key starts with that of the shoots, so that invalidating those includes this
 * query.
 */
export const listOutlookQuery = queryOptions({
  queryKey: [listShoots.path, 'outlook'],
  queryFn: ({ signal }) => callApi(listOutlook, { signal }),
});
