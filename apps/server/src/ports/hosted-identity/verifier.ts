import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { HostedEnv } from '../../settings/hosted.ts';
import { UnavailableError } from '../../unavailable-error.ts';
import type { HostedToken } from './port.ts';
import { HOSTED_LEEWAY_SECONDS, HOSTED_TOKEN_DAYS } from './port.ts';

const PATIENCE_MS = 5_000;
/** A key that is not among the known ones may be new; whoever makes keys up cannot have them asked for more often. */
export const JWKS_COOLDOWN_MS = 30_000;
const PUBLIC_KEY_ALGORITHMS = ['ES256', 'RS256', 'EdDSA'];
/** What says something about the token, and nothing about the service. */
const TOKEN_ERRORS = [
  'ERR_JWKS_NO_MATCHING_KEY',
  'ERR_JWKS_MULTIPLE_MATCHING_KEYS',
  'ERR_JOSE_NOT_SUPPORTED',
];

type Jose = typeof import('jose');

const claims = z.object({
  sub: z.uuid(),
  iat: z.number(),
  is_anonymous: z.literal(false).optional(),
});

/** Holds tokens against the keys that the project publishes and, where there is one, its shared secret. */
export function tokenVerifier(
  { url, jwtSecret }: Pick<HostedEnv, 'url' | 'jwtSecret'>,
  cooldownMs: number,
): (token: string) => Promise<HostedToken | undefined> {
  const secret = jwtSecret === undefined ? undefined : new TextEncoder().encode(jwtSecret);
  let opened: Promise<[jose: Jose, keyFor: JWTVerifyGetKey]> | undefined;
  const open = async (): Promise<[Jose, JWTVerifyGetKey]> => {
    const jose = await import('jose');
    const published = publishedKeys(jose, `${url}/auth/v1/.well-known/jwks.json`, cooldownMs);
    // A public key never counts as a secret, nor the other way round.
    return [jose, async (head, jws) => (head.alg === 'HS256' && secret) || published(head, jws)];
  };
  return async (token) => {
    opened ??= open();
    const [{ jwtVerify, errors }, keyFor] = await opened;
    try {
      const { payload } = await jwtVerify(token, keyFor, {
        algorithms: secret ? [...PUBLIC_KEY_ALGORITHMS, 'HS256'] : PUBLIC_KEY_ALGORITHMS,
        issuer: `${url}/auth/v1`,
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

function tokenOf(payload: JWTPayload): HostedToken | undefined {
  const { data } = claims.safeParse(payload);
  return data && { subject: data.sub, issuedAt: new Date(data.iat * 1000) };
}

function publishedKeys(jose: Jose, address: string, cooldownDuration: number): JWTVerifyGetKey {
  const timeoutDuration = PATIENCE_MS;
  const keys = jose.createRemoteJWKSet(new URL(address), { cooldownDuration, timeoutDuration });
  return (head, jws) =>
    keys(head, jws).catch((error: unknown) => {
      if (error instanceof jose.errors.JOSEError && TOKEN_ERRORS.includes(error.code)) throw error;
      throw new UnavailableError('The keys of the hosted identity are away', { cause: error });
    });
}
