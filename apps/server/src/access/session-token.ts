import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token opens: what is sealed as the one is nothing as the other. */
type Kind = 'session' | 'feed';

/**
 * What a browser or another client holds is the session's random token with a seal of this server's secret: a token that
 * was read out of the database alone opens nothing, and a made-up one costs no query.
 */
export function sealToken(token: string, secret: string, kind: Kind = 'session'): string {
  return `${token}.${sealOf(token, secret, kind)}`;
}

/** The token inside a sealed one, or undefined where the seal is not ours or of another kind. */
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
