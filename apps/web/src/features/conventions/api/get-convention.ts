import { getConvention } from '@lensemble/contract/conventions';
import { listShoots } from '@lensemble/contract/shoots';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';

/** The key starts with that of the shoots, so that a change of a shoot invalidates it. */
export const getConventionQuery = (id: string) =>
  queryOptions({
    queryKey: [listShoots.path, 'convention', id],
    queryFn: ({ signal }) => callApi(getConvention, { params: { id }, signal }),
    // Other members change its shoots.
    staleTime: 10_000,
  });
