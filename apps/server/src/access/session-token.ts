import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A seal is only valid for its own kind. */
type Kind =
  | 'session'
  | 'feed'
  | 'share'
  | 'call'
  | 'unlock'
  | 'unsubscribe'
  | 'notifications'
  | 'convention';

const LINK_TOKEN_BYTES = 16;

/** The random half of a link that is a secret: 128 bits. */
export const newLinkToken = () => randomBytes(LINK_TOKEN_BYTES).toString('base64url');

/**
 * Appends an HMAC of the server's secret: a token from the database alone is useless, and a forged one costs no query.
 */
export function sealToken(token: string, secret: string, kind: Kind = 'session'): string {
  return `${token}.${sealOf(token, secret, kind)}`;
}

/** Returns the token inside a sealed one; undefined for an invalid seal. */
export function openToken(
  sealed: string,
  secret: string,
  kind: Kind = 'session',
): string | undefined {
  const [token = '', seal = '', ...rest] = sealed.split('.');
  const given = Buffer.from(seal);
  const right = Buffer.from(sealOf(token, secret, kind));
  if (rest.length > 0 || given.length !== right.length) return undefined;
  return timingSafeEqual(given, right) ? token : undefined;
}

function sealOf(token: string, secret: string, kind: Kind): string {
  return createHmac('sha256', secret).update(`${kind}:${token}`).digest('base64url');
}
