import { getCredits } from '@lensemble/contract/credits';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';

/** The people of a shoot with their handles, as stored. Names and handles may have changed in another tab. */
export const creditsQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [getCredits.path, id, String(version)],
    queryFn: ({ signal }) => callApi(getCredits, { params: { id }, signal }),
    refetchOnMount: 'always',
  });
