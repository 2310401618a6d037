import { getMe, type User } from '@lensemble/contract/auth';
import { NAME_MAX } from '@lensemble/contract/constants';
import { normalizeName } from '@lensemble/contract/normalize-name';
import { FALLBACK_NAME, type PersonName, splitName } from '@lensemble/contract/split-name';
import { callApi } from '@/lib/calls/api.ts';
import { readProfile } from '@/lib/session/read-profile.ts';
import { saveFirstProfile } from '../api/save-first-profile.ts';
import { setSession } from '../api/set-session.ts';
import { claimsOf, nameOf, type ProviderTokens, typedNameOf } from './provider-tokens.ts';

/** The signed-in user. `isNew` means that the sign-in created the profile. */
export interface Completed {
  readonly user: User;
  readonly isNew: boolean;
}

/**
 * Completes a sign-in through a provider: creates the session, then, if there is no profile, one from the provider's
 * name.
 * @param inviteCode the team that a new person joins
 * @throws if any step fails
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

/**
 * Completes a sign-in for which the server already created the session.
 * @throws if any step fails
 */
export async function completeArrival(): Promise<Completed> {
  const { user: me } = await callApi(getMe, { on401: 'keep' });
  const isNew = await makeProfile(splitName(me.name, me.email));
  return { user: { id: me.id, email: me.email }, isNew };
}

/**
 * Creates a profile if there is none.
 * @returns whether it created one
 */
async function makeProfile({ firstName, lastName }: PersonName): Promise<boolean> {
  if (await readProfile({ on401: 'keep' })) return false;
  await saveFirstProfile({
    firstName: normalizeName(firstName, NAME_MAX) || FALLBACK_NAME,
    lastName: normalizeName(lastName, NAME_MAX) || FALLBACK_NAME,
  });
  return true;
}
