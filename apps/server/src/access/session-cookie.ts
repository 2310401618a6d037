import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { SESSION_DAYS } from '../ports/identity/port.ts';
import { openToken, sealToken } from './session-token.ts';

type CookieEnv = Pick<Env, 'publicUrl' | 'authSecret'>;

const isSecure = (env: CookieEnv) => env.publicUrl.startsWith('https:');

/** With the `__Host-` prefix browsers refuse one that a neighbouring subdomain tries to plant. */
export const sessionCookieName = (env: CookieEnv) =>
  isSecure(env) ? '__Host-lensemble_session' : 'lensemble_session';

function setCookie(
  reply: FastifyReply,
  env: CookieEnv,
  value: string,
  maxAgeSeconds: number,
): void {
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`;
  const secure = isSecure(env) ? '; Secure' : '';
  reply.header('set-cookie', `${sessionCookieName(env)}=${value}; ${attributes}${secure}`);
  reply.header('cache-control', 'no-store');
}

/** Gives the browser a session for as long as one lasts. */
export function setSessionCookie(reply: FastifyReply, env: CookieEnv, token: string): void {
  setCookie(reply, env, sealToken(token, env.authSecret), SESSION_DAYS * 86_400);
}

/** Takes the browser's session away. */
export function clearSessionCookie(reply: FastifyReply, env: CookieEnv): void {
  setCookie(reply, env, '', 0);
}

/** The session token that the request carries, if it carries one with our seal; others of its name may be planted. */
export function sessionTokenOf(request: FastifyRequest, env: CookieEnv): string | undefined {
  const start = `${sessionCookieName(env)}=`;
  for (const cookie of request.headers.cookie?.split(';') ?? []) {
    const pair = cookie.trim();
    if (!pair.startsWith(start)) continue;
    const token = openToken(pair.slice(start.length), env.authSecret);
    if (token) return token;
  }
  return undefined;
}
