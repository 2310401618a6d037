import { listLinkedNames } from '@lensemble/contract/linked-names';
import { listShoots } from '@lensemble/contract/shoots';
import { queryOptions } from '@tanstack/react-query';
import { callList } from '@/lib/calls/api.ts';

/**
 * Who and which costumes each shoot has. Unchanged lists cost the server nothing, so each use asks again. The key starts
 * with that of the shoots, so that invalidating those includes this query.
 */
export const listLinkedNamesQuery = queryOptions({
  queryKey: [listShoots.path, 'names'],
  queryFn: ({ signal }) => callList(listLinkedNames, signal),
  staleTime: 0,
});
