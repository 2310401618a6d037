import type { z } from 'zod';
import { askWithToken, CodeRefusedError, oauthClient } from '../../oauth/client.ts';
import type { OauthClient } from '../../start/settings/google.ts';
import { ExternalServiceError } from '../external-service-error.ts';
import { personOf, type Told } from './person.ts';
import type { SignInProvider } from './port.ts';

/** For the exchange of the code and the question who it is, together. */
export const PROVIDER_DEADLINE_MS = 10_000;

/** What one provider does unlike the others. */
interface Service<T extends z.ZodType> {
  /** As people know it. */
  readonly name: string;
  readonly authUrl: string;
  readonly tokenUrl: string;
  /** What its page is asked for: the scope, and what only this provider knows. */
  readonly params: Readonly<Record<string, string>>;
  /** Where it says who a token belongs to. */
  readonly personUrl: (token: string) => string;
  readonly schema: T;
  readonly told: (answer: z.output<T>) => Told;
}

/** Signs people in with an authorization code, and asks the provider who has come. */
export function oauthSignIn<T extends z.ZodType>(
  client: OauthClient,
  { name, authUrl, tokenUrl, params, personUrl, schema, told }: Service<T>,
  deadlineMs = PROVIDER_DEADLINE_MS,
): SignInProvider {
  const oauth = oauthClient({ authUrl, tokenUrl, client });
  return {
    addressFor: (trip) => oauth.addressFor(trip, params),
    async personFor(trip, code) {
      const signal = AbortSignal.timeout(deadlineMs);
      try {
        const { accessToken } = await oauth.exchange(trip, code, signal);
        const url = personUrl(accessToken);
        return personOf(told(await askWithToken(url, accessToken, schema, signal)));
      } catch (error) {
        throw error instanceof CodeRefusedError
          ? error
          : new ExternalServiceError(name, { cause: error });
      }
    },
  };
}
