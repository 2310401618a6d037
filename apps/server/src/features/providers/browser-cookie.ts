import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../env.ts';
import { newSecret } from './trips.ts';

const SECONDS = 600;
const SECRET = /^[\w-]{43}$/;

const isSecure = ({ publicUrl }: Pick<Env, 'publicUrl'>) => publicUrl.startsWith('https:');

/** With the `__Host-` prefix browsers refuse one that a neighbouring subdomain tries to plant. */
const nameOf = (env: Pick<Env, 'publicUrl'>) =>
  isSecure(env) ? '__Host-lensemble_trip' : 'lensemble_trip';

/** The secret of the browser that is at a provider; undefined where it is at none. */
export function browserSecretOf(
  { headers }: FastifyRequest,
  env: Pick<Env, 'publicUrl'>,
): string | undefined {
  const start = `${nameOf(env)}=`;
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  const secret = cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
  return secret && SECRET.test(secret) ? secret : undefined;
}

/** Lets a browser be known when it comes back. One secret serves all of its tabs. */
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
