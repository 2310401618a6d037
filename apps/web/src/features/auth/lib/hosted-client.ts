import type { HostedIdentity } from '@lensemble/contract/boot';
import type { AuthError, GoTrueClient, Session } from '@supabase/auth-js';
import { hostedRefusal } from './hosted-refusal.ts';
import type { ProviderTokens } from './provider-tokens.ts';

let opening: Promise<GoTrueClient> | undefined;

/** Loads the hosted identity's client on its first use. */
async function open({ url, anonKey }: HostedIdentity): Promise<GoTrueClient> {
  const { GoTrueClient } = await import('@supabase/auth-js');
  return new GoTrueClient({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey, authorization: `Bearer ${anonKey}` },
    storageKey: 'sb-auth',
    detectSessionInUrl: true,
    autoRefreshToken: false,
    persistSession: false,
    flowType: 'implicit',
  });
}

/**
 * Calls the hosted identity.
 * @throws HostedRefusal with its message
 */
export async function askHosted<Answer extends { data: unknown; error: AuthError | null }>(
  hosted: HostedIdentity,
  ask: (client: GoTrueClient) => Promise<Answer>,
): Promise<Answer['data']> {
  opening ??= open(hosted).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  const { data, error } = await ask(await opening);
  if (error) throw hostedRefusal(error);
  return data;
}

export const tokensOf = (session: Session): ProviderTokens => ({
  access_token: session.access_token,
  refresh_token: session.refresh_token,
  expires_at: session.expires_at ?? null,
});
