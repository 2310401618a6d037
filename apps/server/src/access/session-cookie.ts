import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_DAYS } from '../accounts/sessions.ts';
import type { Env } from '../start/env.ts';
import { openToken, sealToken } from './session-token.ts';

type CookieEnv = Pick<Env, 'publicUrl' | 'authSecret'>;

const isSecure = (env: CookieEnv) => env.publicUrl.startsWith('https:');

/** With the `__Host-` prefix, browsers reject a cookie that a sibling subdomain sets. */
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

export function setSessionCookie(reply: FastifyReply, env: CookieEnv, token: string): void {
  setCookie(reply, env, sealToken(token, env.authSecret), SESSION_DAYS * 86_400);
}

export function clearSessionCookie(reply: FastifyReply, env: CookieEnv): void {
  setCookie(reply, env, '', 0);
}

/** Returns the token from the first session cookie with a valid seal. Other cookies of the same name may be planted. */
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
