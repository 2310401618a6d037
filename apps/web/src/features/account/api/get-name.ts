import { getMe } from '@lensemble/contract/auth';
import { cutName } from '@lensemble/contract/split-name';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';

/** The user's name from the account, for an account without a profile. */
export const nameQuery = queryOptions({
  queryKey: [getMe.path],
  queryFn: async ({ signal }) => cutName((await callApi(getMe, { signal })).user.name),
});
