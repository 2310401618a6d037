import type { User } from '@lensemble/contract/auth';
import { getMe } from '@lensemble/contract/auth';
import { NAME_MAX } from '@lensemble/contract/constants';
import type { PersonName } from '@lensemble/contract/split-name';
import { FALLBACK_NAME, splitName } from '@lensemble/contract/split-name';
import { toldName } from '@lensemble/contract/told-name';
import { callApi } from '@/lib/api.ts';
import { readProfile } from '@/lib/read-profile.ts';
import { saveFirstProfile } from '../api/save-first-profile.ts';
import { setSession } from '../api/set-session.ts';
import type { ProviderTokens } from './provider-tokens.ts';
import { claimsOf, nameOf, typedNameOf } from './provider-tokens.ts';

/** Who has signed in, and whether they are here for the first time. */
export interface Completed {
  readonly user: User;
  readonly isNew: boolean;
}

/**
 * Finishes signing in through a provider (spec section 4): the session, then the profile, made from the provider's name
 * where there is none. Throws where any of it fails.
 * @param inviteCode brings a newcomer into a team
 */
export async function completeSignIn(
  tokens: ProviderTokens,
  inviteCode?: string,
): Promise<Completed> {
  const answer = await setSession(tokens, inviteCode);
  const claims = claimsOf(tokens.access_token);
  const isNew = await makeProfile(
    typedNameOf(claims) ?? splitName(nameOf(answer.user) ?? nameOf(claims), answer.user.email),
  );
  return { user: answer.user, isNew };
}

/** The same where the server has been to the provider itself and made the session. Throws where any of it fails. */
export async function completeArrival(): Promise<Completed> {
  const { user: me } = await callApi(getMe, { on401: 'keep' });
  const isNew = await makeProfile(splitName(me.name, me.email));
  return { user: { id: me.id, email: me.email }, isNew };
}

/** Makes a profile of what a provider says that somebody is called, where there is none. @returns whether there was none */
async function makeProfile({ firstName, lastName }: PersonName): Promise<boolean> {
  if (await readProfile({ on401: 'keep' })) return false;
  await saveFirstProfile({
    firstName: toldName(firstName, NAME_MAX) || FALLBACK_NAME,
    lastName: toldName(lastName, NAME_MAX) || FALLBACK_NAME,
  });
  return true;
}
