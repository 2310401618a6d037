import type { User } from '@lensemble/contract/auth';
import { signUp as endpoint, signUpInput } from '@lensemble/contract/auth';
import type { HostedIdentity } from '@lensemble/contract/boot';
import { readInvitation } from '@lensemble/contract/invites';
import { callApi } from '@/lib/api.ts';
import { hostedIdentity } from '@/lib/hosted.ts';
import { signUpHosted } from '../lib/hosted.ts';
import type { SignUpValues } from '../lib/sign-up-values.ts';
import { accountOf } from '../lib/sign-up-values.ts';
import { setSession } from './set-session.ts';

/**
 * Makes an account. An address that already has one is answered alike, without a session: only saving the profile
 * afterwards tells.
 */
export async function signUp(values: SignUpValues): Promise<User> {
  const hosted = hostedIdentity();
  const { user } = hosted
    ? await signUpThere(hosted, values)
    : await callApi(endpoint, { body: accountOf(values), on401: 'keep' });
  return { id: user.id, email: user.email };
}

async function signUpThere(hosted: HostedIdentity, values: SignUpValues) {
  const { email, password, inviteCode } = signUpInput.parse(accountOf(values));
  // The service knows nothing of codes: a wrong one is said before there is an account.
  if (inviteCode) await callApi(readInvitation, { params: { code: inviteCode }, on401: 'keep' });
  const names = { firstName: values.firstName.trim(), lastName: values.lastName.trim() };
  const tokens = await signUpHosted(hosted, { email, password, inviteCode, ...names });
  return setSession(tokens, inviteCode);
}
