import { getProfile } from '@lensemble/contract/profile';
import { queryOptions } from '@tanstack/react-query';
import { bootData } from '@/lib/session/boot.ts';
import { readProfile } from '@/lib/session/read-profile.ts';

/** The user's profile; null before it is first saved. The page's boot data is used instead of a first request. */
export const profileQuery = queryOptions({
  queryKey: [getProfile.path],
  queryFn: ({ signal }) => readProfile({ signal }),
  initialData: () => (bootData()?.user ? bootData()?.profile : undefined),
});
