import type { HostedIdentity, Provider } from '@lensemble/contract/boot';
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

/** Where the service sends people back to: from its mails, and from a provider. */
const returnUrl = () => `${window.location.origin}/auth/callback`;

/** Signs in by password with the hosted service. @throws HostedRefusal 'No session returned' where there is none */
export async function signInHosted(
  hosted: HostedIdentity,
  { email, password }: Credentials,
): Promise<ProviderTokens> {
  const { session } = await askHosted(hosted, (client) =>
    client.signInWithPassword({ email, password }),
  );
  if (!session) throw new HostedRefusal('No session returned');
  return tokensOf(session);
}

/**
 * Makes an account with the hosted service, which takes names and invite code along: the mail that confirms it may be
 * opened anywhere. @throws UnconfirmedError where the address must be confirmed first
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

/** Leaves for a provider, by way of the hosted service. */
export async function leaveForHosted(hosted: HostedIdentity, provider: Provider): Promise<void> {
  const options = { redirectTo: returnUrl() };
  await askHosted(hosted, (client) => client.signInWithOAuth({ provider, options }));
}

/** Has the mail sent again that confirms an address. */
export async function resendHosted(hosted: HostedIdentity, email: string): Promise<void> {
  const options = { emailRedirectTo: returnUrl() };
  await askHosted(hosted, (client) => client.resend({ type: 'signup', email, options }));
}

/** Has a link for a new password sent. */
export async function recoverHosted(hosted: HostedIdentity, email: string): Promise<void> {
  const options = { redirectTo: returnUrl() };
  await askHosted(hosted, (client) => client.resetPasswordForEmail(email, options));
}

/** Sets a new password with what such a link brought, which signs out everywhere with the service. */
export async function changeHostedPassword(
  hosted: HostedIdentity,
  { access_token, refresh_token }: ProviderTokens,
  password: string,
): Promise<void> {
  const session = { access_token, refresh_token: refresh_token ?? '' };
  await askHosted(hosted, (client) => client.setSession(session));
  await askHosted(hosted, (client) => client.updateUser({ password }));
  // The password is changed, whatever becomes of this.
  await askHosted(hosted, async (client) => ({
    ...(await client.signOut({ scope: 'global' })),
    data: null,
  })).catch(() => {});
}
