import type { HostedIdentity, Provider } from '@lensemble/contract/boot';
import { refusalWords } from '@lensemble/messages/web/sign-in-refusals';
import { askHosted, tokensOf } from './hosted-client.ts';
import { HostedRefusal, UnconfirmedError } from './hosted-refusal.ts';
import type { ProviderTokens } from './provider-tokens.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface Newcomer extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
  readonly inviteCode: string | undefined;
}

const returnUrl = () => `${window.location.origin}/auth/callback`;

/**
 * Signs in with a password.
 * @throws HostedRefusal, also without a session in the response
 */
export async function signInHosted(
  hosted: HostedIdentity,
  { email, password }: Credentials,
): Promise<ProviderTokens> {
  const { session } = await askHosted(hosted, (client) =>
    client.signInWithPassword({ email, password }),
  );
  if (!session) throw new HostedRefusal(refusalWords('noSession'));
  return tokensOf(session);
}

/**
 * Creates a hosted account. The account also stores the names and the invite code, because the confirmation link may be
 * opened on another device.
 * @throws UnconfirmedError if the email address must be confirmed first
 */
export async function signUpHosted(
  hosted: HostedIdentity,
  { email, password, firstName, lastName, inviteCode }: Newcomer,
): Promise<ProviderTokens> {
  const data = {
    first_name: firstName,
    last_name: lastName,
    full_name: `${firstName} ${lastName}`,
    ...(inviteCode && { invite_code: inviteCode }),
  };
  const options = { data, emailRedirectTo: returnUrl() };
  const { session } = await askHosted(hosted, (client) =>
    client.signUp({ email, password, options }),
  );
  if (!session) throw new UnconfirmedError();
  return tokensOf(session);
}

export async function leaveForHosted(hosted: HostedIdentity, provider: Provider): Promise<void> {
  const options = { redirectTo: returnUrl() };
  await askHosted(hosted, (client) => client.signInWithOAuth({ provider, options }));
}

export async function resendHosted(hosted: HostedIdentity, email: string): Promise<void> {
  const options = { emailRedirectTo: returnUrl() };
  await askHosted(hosted, (client) => client.resend({ type: 'signup', email, options }));
}

export async function recoverHosted(hosted: HostedIdentity, email: string): Promise<void> {
  const options = { redirectTo: returnUrl() };
  await askHosted(hosted, (client) => client.resetPasswordForEmail(email, options));
}

/** Sets a new password with the tokens of a reset link and ends all sessions of the hosted identity. */
export async function changeHostedPassword(
  hosted: HostedIdentity,
  { access_token, refresh_token }: ProviderTokens,
  password: string,
): Promise<void> {
  const session = { access_token, refresh_token: refresh_token ?? '' };
  await askHosted(hosted, (client) => client.setSession(session));
  await askHosted(hosted, (client) => client.updateUser({ password }));
  // Ignore failures: the password is already changed.
  await askHosted(hosted, async (client) => ({
    ...(await client.signOut({ scope: 'global' })),
    data: null,
  })).catch(() => {});
}
