import { getProfile, type Profile } from '@lensemble/contract/profile';
import { callApi, isGone } from '../calls/api.ts';

/** The user's profile; null before it is first saved. */
export async function readProfile(
  options: { signal?: AbortSignal; on401?: 'keep' } = {},
): Promise<Profile | null> {
  try {
    return await callApi(getProfile, options);
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}
