import type { Profile } from '@lensemble/contract/profile';
import { getProfile } from '@lensemble/contract/profile';
import { ApiError, callApi } from './api.ts';

/** The profile of who is signed in; null before it is first saved. */
export async function readProfile(
  options: { signal?: AbortSignal; on401?: 'keep' } = {},
): Promise<Profile | null> {
  try {
    return await callApi(getProfile, options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
