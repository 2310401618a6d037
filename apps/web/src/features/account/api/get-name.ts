import { getMe } from '@lensemble/contract/auth';
import { cutName } from '@lensemble/contract/split-name';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api.ts';

/** What somebody is called who has an account and no profile yet. */
export const nameQuery = queryOptions({
  queryKey: [getMe.path],
  queryFn: async ({ signal }) => cutName((await callApi(getMe, { signal })).user.name),
});
