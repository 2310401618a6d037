import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../start/env.ts';
import { newSecret } from '../oauth-trips/service.ts';

const SECONDS = 600;
const SECRET = /^[\w-]{43}$/;

const isSecure = ({ publicUrl }: Pick<Env, 'publicUrl'>) => publicUrl.startsWith('https:');

/** Browsers refuse a `__Host-` cookie that another subdomain sets. */
const nameOf = (env: Pick<Env, 'publicUrl'>) =>
  isSecure(env) ? '__Host-lensemble_trip' : 'lensemble_trip';

/** The secret of a browser that is at a provider; undefined if there is none. */
export function browserSecretOf(
  { headers }: FastifyRequest,
  env: Pick<Env, 'publicUrl'>,
): string | undefined {
  const start = `${nameOf(env)}=`;
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  const secret = cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
  return secret && SECRET.test(secret) ? secret : undefined;
}

/** Sets the cookie that identifies the browser when it returns. All tabs share one secret. */
export function markBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  env: Pick<Env, 'publicUrl'>,
): string {
  const secret = browserSecretOf(request, env) ?? newSecret();
  const attributes = `Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax`;
  const secure = isSecure(env) ? '; Secure' : '';
  reply.header('set-cookie', `${nameOf(env)}=${secret}; ${attributes}${secure}`);
  reply.header('cache-control', 'no-store');
  return secret;
}
