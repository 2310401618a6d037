import { listDatePolls } from '@lensemble/contract/date-polls';
import { listShoots } from '@lensemble/contract/shoots';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';

/** The open polls. The key starts with that of the shoots, as that of the outlook does. */
export const listDatePollsQuery = queryOptions({
  queryKey: [listShoots.path, 'polls'],
  queryFn: ({ signal }) => callApi(listDatePolls, { signal }),
});
