import { z } from 'zod';
import type { OauthClient } from '../../settings/google.ts';
import { ask } from './ask.ts';
import type { Trip } from './port.ts';
import { CodeRefusedError } from './port.ts';

/** An id token may come along: it is not looked at. Who it is is asked for with the access token. */
const tokens = z.object({ access_token: z.string().min(1) });

interface Exchange {
  readonly service: string;
  readonly tokenUrl: string;
  readonly client: OauthClient;
  readonly signal: AbortSignal;
}

/** What the library needs of a client. */
export const optionsOf = ({ id, secret }: OauthClient) => ({ clientId: id, clientSecret: secret });

/** The token that a code is good for, once, and for us alone. @throws CodeRefusedError, AwayError */
export async function exchangeCode(
  { service, tokenUrl, client, signal }: Exchange,
  { codeVerifier, redirectUri }: Trip,
  code: string,
): Promise<string> {
  const { authorizationCodeRequest } = await import('better-auth/oauth2');
  const { body, headers } = await authorizationCodeRequest({
    code,
    codeVerifier,
    redirectURI: redirectUri,
    options: optionsOf(client),
    tokenEndpoint: tokenUrl,
  });
  const refused = () => new CodeRefusedError(`${service} refused the code`);
  const question = { service, schema: tokens, signal, refused };
  const answer = await ask(tokenUrl, { method: 'POST', headers, body }, question);
  return answer.access_token;
}
