import { listConventions } from '@lensemble/contract/conventions';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';

/** The conventions of the team, the latest first. */
export const listConventionsQuery = queryOptions({
  queryKey: [listConventions.path],
  queryFn: ({ signal }) => callApi(listConventions, { signal }),
});
