import type { BodyOf } from '@lensemble/contract/endpoint';
import type { Profile } from '@lensemble/contract/profile';
import { saveProfile } from '@lensemble/contract/profile';
import { callApi } from '@/lib/api.ts';

/** Saves the profile of a new account, which also brings it into a team. 401: the address waits to be confirmed. */
export function saveFirstProfile(body: BodyOf<typeof saveProfile>): Promise<Profile> {
  return callApi(saveProfile, { body, on401: 'keep' });
}
