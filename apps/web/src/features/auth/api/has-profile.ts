import { getProfile } from '@lensemble/contract/profile';
import { ApiError, callApi } from '@/lib/api.ts';

/** Whether the signed-in person has saved a profile yet. */
export async function hasProfile(): Promise<boolean> {
  try {
    await callApi(getProfile, { on401: 'keep' });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}
