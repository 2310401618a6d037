import { signUp as endpoint, signUpInput, type User } from '@lensemble/contract/auth';
import type { HostedIdentity } from '@lensemble/contract/boot';
import { readInvitation } from '@lensemble/contract/invites';
import { callApi } from '@/lib/calls/api.ts';
import { hostedIdentity } from '@/lib/session/boot.ts';
import { signUpHosted } from '../lib/hosted.ts';
import { accountOf, type SignUpValues } from '../lib/sign-up-values.ts';
import { setSession } from './set-session.ts';

/**
 * Creates an account. An address that already has an account gets the same response, but no session: saving the profile
 * then fails.
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
  // The hosted identity does not check invite codes, so check the code before creating an account.
  if (inviteCode) await callApi(readInvitation, { body: { inviteCode }, on401: 'keep' });
  const names = { firstName: values.firstName.trim(), lastName: values.lastName.trim() };
  const tokens = await signUpHosted(hosted, { email, password, inviteCode, ...names });
  return setSession(tokens, inviteCode);
}
