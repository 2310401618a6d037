import { z } from 'zod';
import type { GoogleEndpoints, OauthClient } from '../../settings/google.ts';
import { AwayError, RevokedError } from '../away-error.ts';
import { readAnswer } from './answer.ts';
import type { OwnGoogle } from './port.ts';
import { askForToken } from './token-endpoint.ts';

const PATIENCE_MS = 8_000;
const BAD_REQUEST = 400;

const userInfo = z.object({ email: z.string().min(1).max(320) });

type Oauth = Omit<OwnGoogle, 'documents' | 'calendar'>;

/**
 * How people let us into their own Google (OAuth 2.0 with PKCE).
 * @param redirectUri where Google sends the browser back to, as it is registered there
 * @param patience milliseconds for a call
 */
export function googleOauth(
  client: OauthClient,
  endpoints: GoogleEndpoints,
  redirectUri: string,
  patience = PATIENCE_MS,
): Oauth {
  const { tokenUrl, userInfoUrl, revokeUrl } = endpoints;
  const us = { client_id: client.id, client_secret: client.secret };
  const within = <T>(ask: (signal: AbortSignal) => Promise<T>) => patiently(ask, patience);
  return {
    consentUrl(consent) {
      const url = new URL(endpoints.authUrl);
      const fields = { client_id: client.id, redirect_uri: redirectUri, ...consentFields(consent) };
      for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
      return url.href;
    },
    exchange(code, verifier) {
      const back = { redirect_uri: redirectUri, code, code_verifier: verifier };
      const fields = { grant_type: 'authorization_code', ...us, ...back };
      return within((signal) => askForToken(tokenUrl, fields, signal));
    },
    refresh(refreshToken, signal) {
      const fields = { grant_type: 'refresh_token', ...us, refresh_token: refreshToken };
      return askForToken(tokenUrl, fields, signal);
    },
    emailOf: (accessToken) =>
      within(async (signal) => {
        const headers = { authorization: `Bearer ${accessToken}` };
        const ask = () => fetch(userInfoUrl, { headers, redirect: 'error', signal });
        return userInfo.parse((await readAnswer(ask, [])).body).email;
      }),
    revoke: (token) =>
      within(async (signal) => {
        const body = new URLSearchParams({ token });
        const options = { method: 'POST', body, redirect: 'error', signal } as const;
        await readAnswer(() => fetch(revokeUrl, options), [BAD_REQUEST]);
      }),
  };
}

function consentFields({ scopes, state, challenge, email }: Parameters<Oauth['consentUrl']>[0]) {
  return {
    response_type: 'code',
    scope: scopes.join(' '),
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    access_type: 'offline',
    // Without it Google gives a refresh token the very first time alone.
    prompt: 'consent',
    include_granted_scopes: 'true',
    ...(email && { login_hint: email }),
  };
}

async function patiently<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  patience: number,
): Promise<T> {
  try {
    return await ask(AbortSignal.timeout(patience));
  } catch (error) {
    if (error instanceof RevokedError) throw error;
    throw new AwayError('Google', { cause: error });
  }
}
