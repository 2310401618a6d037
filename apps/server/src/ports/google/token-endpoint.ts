import { z } from 'zod';
import { RevokedError } from '../away-error.ts';
import { GoogleFailure, readAnswer } from './answer.ts';
import type { GoogleGrant } from './port.ts';

const BAD_REQUEST = 400;
const SECOND_MS = 1_000;

const granted = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).optional(),
  scope: z.string().optional(),
});
const refused = z.object({ error: z.string() });

/**
 * Asks Google for a token (RFC 6749, 4.1.3 and 6; RFC 7523).
 * @throws RevokedError where what it is asked with is no good (any more), GoogleFailure
 */
export async function askForToken(
  tokenUrl: string,
  fields: Record<string, string>,
  signal: AbortSignal,
): Promise<GoogleGrant> {
  const askedAt = Date.now();
  const options = { method: 'POST', body: new URLSearchParams(fields), redirect: 'error', signal };
  const { status, body } = await readAnswer(
    () => fetch(tokenUrl, options as RequestInit),
    [BAD_REQUEST],
  );
  if (status === BAD_REQUEST) throw refusalOf(body);
  const grant = granted.parse(body);
  return {
    accessToken: grant.access_token,
    expiresAt: new Date(askedAt + grant.expires_in * SECOND_MS),
    refreshToken: grant.refresh_token,
    scope: grant.scope,
  };
}

function refusalOf(body: unknown): Error {
  const word = refused.safeParse(body).data?.error;
  if (word === 'invalid_grant') return new RevokedError('Google takes this no more');
  return new GoogleFailure({
    status: BAD_REQUEST,
    reason: word?.slice(0, 60),
    isRefused: true,
    mayPass: false,
  });
}
