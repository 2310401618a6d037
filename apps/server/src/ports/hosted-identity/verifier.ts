import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { UnavailableError } from '../../lib/unavailable-error.ts';
import type { HostedEnv } from '../../start/settings/hosted.ts';
import { HOSTED_LEEWAY_SECONDS, HOSTED_TOKEN_DAYS, type HostedToken } from './port.ts';

const TIMEOUT_MS = 5_000;
/** An unknown key may be new. The cooldown keeps forged tokens from requesting the key set each time. */
export const JWKS_COOLDOWN_MS = 30_000;
const PUBLIC_KEY_ALGORITHMS = ['ES256', 'RS256', 'EdDSA'];
/** Errors of the token rather than of the service. */
const TOKEN_ERRORS = [
  'ERR_JWKS_NO_MATCHING_KEY',
  'ERR_JWKS_MULTIPLE_MATCHING_KEYS',
  'ERR_JOSE_NOT_SUPPORTED',
];

/** A refresh is not a sign-in. */
const REFRESH = 'token_refresh';

type Jose = typeof import('jose');

const claims = z.object({
  sub: z.uuid(),
  iat: z.number(),
  /** Each way in which the user signed in. */
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })).catch([]),
  is_anonymous: z.literal(false).optional(),
});

/** Verifies tokens with the project's published keys and, if set, its shared secret. */
export function tokenVerifier(
  { url, issuer, jwtSecret }: Pick<HostedEnv, 'url' | 'issuer' | 'jwtSecret'>,
  cooldownMs: number,
): (token: string) => Promise<HostedToken | undefined> {
  const secret = jwtSecret === undefined ? undefined : new TextEncoder().encode(jwtSecret);
  let opened: Promise<[jose: Jose, keyFor: JWTVerifyGetKey]> | undefined;
  const open = async (): Promise<[Jose, JWTVerifyGetKey]> => {
    const jose = await import('jose');
    const published = publishedKeys(jose, `${url}/auth/v1/.well-known/jwks.json`, cooldownMs);
    // Never use a public key as a shared secret, or the reverse.
    return [jose, async (head, jws) => (head.alg === 'HS256' && secret) || published(head, jws)];
  };
  return async (token) => {
    opened ??= open();
    const [{ jwtVerify, errors }, keyFor] = await opened;
    try {
      const { payload } = await jwtVerify(token, keyFor, {
        algorithms: secret ? [...PUBLIC_KEY_ALGORITHMS, 'HS256'] : PUBLIC_KEY_ALGORITHMS,
        issuer,
        audience: 'authenticated',
        clockTolerance: HOSTED_LEEWAY_SECONDS,
        maxTokenAge: `${HOSTED_TOKEN_DAYS} days`,
        requiredClaims: ['sub', 'iat', 'exp'],
      });
      return tokenOf(payload);
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}

const inSeconds = (seconds: number) => new Date(seconds * 1000);

function tokenOf(payload: JWTPayload): HostedToken | undefined {
  const { data } = claims.safeParse(payload);
  if (!data) return undefined;
  const { sub: subject, iat, amr } = data;
  const moments = amr.flatMap(({ method, timestamp }) => (method === REFRESH ? [] : timestamp));
  const authenticated = moments.length > 0 ? Math.max(...moments) : iat;
  return { subject, issuedAt: inSeconds(iat), authenticatedAt: inSeconds(authenticated) };
}

function publishedKeys(jose: Jose, address: string, cooldownDuration: number): JWTVerifyGetKey {
  const timeoutDuration = TIMEOUT_MS;
  const keys = jose.createRemoteJWKSet(new URL(address), { cooldownDuration, timeoutDuration });
  return (head, jws) =>
    keys(head, jws).catch((error: unknown) => {
      if (error instanceof jose.errors.JOSEError && TOKEN_ERRORS.includes(error.code)) throw error;
      throw new UnavailableError('The keys of the hosted identity service are unavailable', {
        cause: error,
      });
    });
}
