import { z } from 'zod';
import type { GoogleEnv } from '../../settings/google.ts';
import { ask, PROVIDER_DEADLINE_MS } from './ask.ts';
import { exchangeCode, optionsOf } from './exchange.ts';
import { personOf } from './person.ts';
import type { SignInProvider } from './port.ts';

const service = 'Google';

/** OpenID Connect Core 1.0, section 5.3.2. */
const userInfo = z.object({
  sub: z.string().min(1).max(255),
  email: z.unknown().optional(),
  email_verified: z.unknown().optional(),
  name: z.unknown().optional(),
});

/** Signing in through Google; undefined where it is not set up. */
export function googleSignIn(
  { client, endpoints }: GoogleEnv,
  deadlineMs = PROVIDER_DEADLINE_MS,
): SignInProvider | undefined {
  if (!client) return undefined;
  return {
    async addressFor({ redirectUri, ...trip }) {
      const { createAuthorizationURL } = await import('better-auth/oauth2');
      const address = await createAuthorizationURL({
        ...trip,
        id: 'google',
        options: optionsOf(client),
        authorizationEndpoint: endpoints.authUrl,
        redirectURI: redirectUri,
        scopes: ['openid', 'email', 'profile'],
        // Several people share a computer on set.
        prompt: 'select_account',
      });
      return address.href;
    },
    async personFor(trip, code) {
      const signal = AbortSignal.timeout(deadlineMs);
      const exchange = { service, tokenUrl: endpoints.tokenUrl, client, signal };
      const token = await exchangeCode(exchange, trip, code);
      const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
      const question = { service, schema: userInfo, signal };
      const { sub, email_verified, ...told } = await ask(
        endpoints.userInfoUrl,
        { headers },
        question,
      );
      return personOf({ ...told, subject: sub, isVerified: email_verified === true });
    },
  };
}
