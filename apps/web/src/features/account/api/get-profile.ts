import { getProfile } from '@lensemble/contract/profile';
import { queryOptions } from '@tanstack/react-query';
import { bootData } from '@/lib/boot.ts';
import { readProfile } from '@/lib/read-profile.ts';

/** One's profile; null before it is first saved. What the page brought along is not asked for again. */
export const profileQuery = queryOptions({
  queryKey: [getProfile.path],
  queryFn: ({ signal }) => readProfile({ signal }),
  initialData: () => (bootData()?.user ? bootData()?.profile : undefined),
});
