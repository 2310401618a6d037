import type { Profile } from '@lensemble/contract/profile';
import { getProfile } from '@lensemble/contract/profile';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, callApi } from '@/lib/api.ts';
import { bootData } from '@/lib/boot.ts';

async function readProfile(signal: AbortSignal): Promise<Profile | null> {
  try {
    return await callApi(getProfile, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** One's profile; null before it is first saved. What the page brought along is not asked for again. */
export const profileQuery = queryOptions({
  queryKey: [getProfile.path],
  queryFn: ({ signal }) => readProfile(signal),
  initialData: () => (bootData()?.user ? bootData()?.profile : undefined),
});
