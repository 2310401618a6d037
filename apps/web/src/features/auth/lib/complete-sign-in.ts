import type { User } from '@lensemble/contract/auth';
import { NAME_MAX } from '@lensemble/contract/constants';
import { readProfile } from '@/lib/read-profile.ts';
import { saveFirstProfile } from '../api/save-first-profile.ts';
import { setSession } from '../api/set-session.ts';
import type { ProviderTokens } from './provider-tokens.ts';
import { claimsOf, nameOf } from './provider-tokens.ts';
import { splitName } from './split-name.ts';

/**
 * Finishes signing in through a provider (spec section 4): the session, then the profile, made from the provider's name
 * where there is none. Throws where any of it fails.
 */
export async function completeSignIn(tokens: ProviderTokens): Promise<User> {
  const answer = await setSession(tokens);
  if (!(await readProfile({ on401: 'keep' }))) {
    const name = nameOf(answer.user) ?? nameOf(claimsOf(tokens.access_token));
    const { firstName, lastName } = splitName(name, answer.user.email);
    await saveFirstProfile({
      firstName: firstName.slice(0, NAME_MAX),
      lastName: lastName.slice(0, NAME_MAX),
    });
  }
  return answer.user;
}
