import type { z } from 'zod';
import type { OauthClient } from '../../settings/google.ts';
import { ask, PROVIDER_DEADLINE_MS } from './ask.ts';
import { exchangeCode, optionsOf } from './exchange.ts';
import type { Told } from './person.ts';
import { personOf } from './person.ts';
import type { SignInProvider } from './port.ts';

/** What one provider does unlike the others. */
interface Service<T extends z.ZodType> {
  readonly id: string;
  /** As people know it. */
  readonly name: string;
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly scopes: string[];
  /** What else its page is to be asked for. */
  readonly params: Record<string, string>;
  /** Where it says who a token belongs to. */
  readonly personUrl: (token: string) => string;
  readonly schema: T;
  readonly told: (answer: z.output<T>) => Told;
}

/** Signing in by an authorization code (OAuth 2.0 with PKCE), then asking who has come. */
export function oauthSignIn<T extends z.ZodType>(
  client: OauthClient,
  { id, name: service, authUrl, tokenUrl, scopes, params, ...person }: Service<T>,
  deadlineMs = PROVIDER_DEADLINE_MS,
): SignInProvider {
  return {
    async addressFor({ redirectUri, ...trip }) {
      const { createAuthorizationURL } = await import('better-auth/oauth2');
      const address = await createAuthorizationURL({
        ...trip,
        id,
        options: optionsOf(client),
        authorizationEndpoint: authUrl,
        redirectURI: redirectUri,
        scopes,
        additionalParams: params,
      });
      return address.href;
    },
    async personFor(trip, code) {
      const signal = AbortSignal.timeout(deadlineMs);
      const token = await exchangeCode({ service, tokenUrl, client, signal }, trip, code);
      const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
      const question = { service, schema: person.schema, signal };
      return personOf(person.told(await ask(person.personUrl(token), { headers }, question)));
    },
  };
}
