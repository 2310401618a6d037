import { z } from 'zod';
import {
  askWithToken,
  CodeRefusedError,
  type Grant,
  oauthClient,
  revokeToken,
} from '../../oauth/client.ts';
import type { GoogleEndpoints, OauthClient } from '../../start/settings/google.ts';
import {
  ExternalServiceError,
  RevokedError,
  ServiceRefusalError,
} from '../external-service-error.ts';
import type { OwnGoogle } from './port.ts';
import { clientRefused } from './refusal-advice.ts';

const TIMEOUT_MS = 8_000;

const userInfo = z.object({ email: z.string().min(1).max(320) });

/** @param redirectUri the URI registered with Google @param timeoutMs the timeout for one call, in milliseconds */
export function googleOauth(
  client: OauthClient,
  endpoints: GoogleEndpoints,
  redirectUri: string,
  timeoutMs = TIMEOUT_MS,
): Omit<OwnGoogle, 'documents' | 'calendar'> {
  const oauth = oauthClient({ ...endpoints, client });
  const within = <T>(ask: (signal: AbortSignal) => Promise<T>) => withTimeout(ask, timeoutMs);
  return {
    consentUrl: ({ scopes, email, ...trip }) =>
      oauth.addressFor(
        { ...trip, redirectUri },
        {
          scope: scopes.join(' '),
          access_type: 'offline',
          // Without it Google gives a refresh token the very first time alone.
          prompt: 'consent',
          include_granted_scopes: 'true',
          ...(email && { login_hint: email }),
        },
      ),
    exchange: (code, codeVerifier) =>
      within((signal) =>
        unlessRevoked(oauth.exchange({ codeVerifier, redirectUri }, code, signal)),
      ),
    refresh: (token, signal) => unlessRevoked(oauth.refresh(token, signal)),
    emailOf: (token) =>
      within(
        async (signal) =>
          (await askWithToken(endpoints.userInfoUrl, token, userInfo, signal)).email,
      ),
    revoke: (token) => within((signal) => revokeToken(endpoints.revokeUrl, token, signal)),
  };
}

/** Other refusals are about this server's settings. */
async function unlessRevoked(grant: Promise<Grant>): Promise<Grant> {
  try {
    return await grant;
  } catch (error) {
    const isRevoked = error instanceof CodeRefusedError && error.code === 'invalid_grant';
    throw isRevoked
      ? new RevokedError('Google no longer accepts this token', { cause: error })
      : error;
  }
}

async function withTimeout<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  timeoutMs: number,
): Promise<T> {
  try {
    return await ask(AbortSignal.timeout(timeoutMs));
  } catch (error) {
    if (error instanceof RevokedError) throw error;
    if (error instanceof CodeRefusedError && error.code)
      throw new ServiceRefusalError(clientRefused('Google'), { cause: error });
    throw new ExternalServiceError('Google', { cause: error });
  }
}
