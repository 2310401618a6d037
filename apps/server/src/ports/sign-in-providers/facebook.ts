import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { FacebookEnv } from '../../settings/facebook.ts';
import { ask, PROVIDER_DEADLINE_MS } from './ask.ts';
import { exchangeCode, optionsOf } from './exchange.ts';
import { personOf } from './person.ts';
import type { SignInProvider } from './port.ts';

const service = 'Facebook';

/** There is no email where the person has none there, or keeps it back. */
const me = z.object({
  id: z.string().min(1).max(255),
  email: z.unknown().optional(),
  name: z.unknown().optional(),
});

/** Signing in through Facebook; undefined where it is not set up. It never says whether an address is verified. */
export function facebookSignIn(
  { client, authUrl, tokenUrl, profileUrl }: FacebookEnv,
  deadlineMs = PROVIDER_DEADLINE_MS,
): SignInProvider | undefined {
  if (!client) return undefined;
  return {
    async addressFor({ redirectUri, ...trip }) {
      const { createAuthorizationURL } = await import('better-auth/oauth2');
      const address = await createAuthorizationURL({
        ...trip,
        id: 'facebook',
        options: optionsOf(client),
        authorizationEndpoint: authUrl,
        redirectURI: redirectUri,
        scopes: ['email', 'public_profile'],
        // Who kept the address back once is asked for it again.
        additionalParams: { auth_type: 'rerequest' },
      });
      return address.href;
    },
    async personFor(trip, code) {
      const signal = AbortSignal.timeout(deadlineMs);
      const token = await exchangeCode({ service, tokenUrl, client, signal }, trip, code);
      const url = new URL(profileUrl);
      url.searchParams.set('fields', 'id,name,email');
      // Shows that the token is not used by somebody who came by it without the secret.
      url.searchParams.set('appsecret_proof', proofOf(token, client.secret));
      const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
      const question = { service, schema: me, signal };
      const { id, ...told } = await ask(url.href, { headers }, question);
      return personOf({ ...told, subject: id, isVerified: false });
    },
  };
}

const proofOf = (token: string, secret: string) =>
  createHmac('sha256', secret).update(token).digest('hex');
