import type { BodyOf } from '@lensemble/contract/endpoint';
import { type Profile, saveProfile } from '@lensemble/contract/profile';
import { callApi } from '@/lib/calls/api.ts';

/**
 * Saves the profile of a new account, which also adds it to a team.
 * @throws ApiError 401 if the email address is unconfirmed
 */
export function saveFirstProfile(body: BodyOf<typeof saveProfile>): Promise<Profile> {
  return callApi(saveProfile, { body, on401: 'keep' });
}
