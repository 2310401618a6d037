import { setTimeout as wait } from 'node:timers/promises';
import { providers as knownProviders, type Provider } from '@lensemble/contract/boot';
import { z } from 'zod';
import { UnavailableError } from '../../lib/unavailable-error.ts';
import type { HostedEnv } from '../../start/settings/hosted.ts';
import { pictureBucket } from './bucket.ts';
import type { HostedIdentity, HostedUser } from './port.ts';
import { JWKS_COOLDOWN_MS, tokenVerifier } from './verifier.ts';

const TIMEOUT_MS = 5_000;
/** Pages must not wait longer for the list of sign-in buttons. */
const PROVIDERS_TIMEOUT_MS = 1_000;
const SETTINGS_FRESH_MS = 300_000;
const RETRY_MS = 10_000;

const text = z.string().optional().catch(undefined);
const user = z.object({
  email: text,
  email_confirmed_at: z.string().nullish(),
  user_metadata: z
    .object({ full_name: text, name: text, invite_code: text })
    .catch({ full_name: undefined, name: undefined, invite_code: undefined }),
});
const adminUser = z.object({
  banned_until: z.coerce.date().nullish(),
  deleted_at: z.string().nullish(),
});
const renewed = z.object({ refresh_token: z.string() });
/** Newer versions of the API have `code`, older ones `error_code`. */
const refusal = z.object({ code: text, error_code: text });
const projectSettings = z.object({
  external: z.record(z.string(), z.unknown()),
  /** The project treats every address as confirmed. */
  mailer_autoconfirm: z.boolean(),
});
type ProjectSettings = z.infer<typeof projectSettings>;

interface Request {
  readonly method?: string;
  readonly bearer: string;
  readonly apiKey?: string;
  readonly body?: object;
}

/** A Supabase project. Tokens are verified with its keys; everything else uses its Auth API. */
export function supabaseIdentity(
  env: HostedEnv,
  jwksCooldownMs: number = JWKS_COOLDOWN_MS,
): HostedIdentity {
  const ask = async (path: string, { method = 'GET', bearer, apiKey, body }: Request) => {
    const headers = {
      apikey: apiKey ?? env.anonKey,
      authorization: `Bearer ${bearer}`,
      ...(body && { 'content-type': 'application/json' }),
    };
    const content = body && { body: JSON.stringify(body) };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const options = { method, headers, signal, redirect: 'error', ...content } as const;
    return fetch(`${env.url}/auth/v1${path}`, options).catch(fail);
  };
  const isActive = async (subject: string, key: string) => {
    const response = await ask(userPath(subject), { bearer: key, apiKey: key });
    if (response.status === 404) return false;
    const { banned_until: bannedUntil, deleted_at: deletedAt } = await read(adminUser, response);
    return !deletedAt && !(bannedUntil && bannedUntil.getTime() > Date.now());
  };
  const settings = cached(async () =>
    read(projectSettings, await ask('/settings', { bearer: env.anonKey })),
  );
  return {
    ...pictureBucket(env.url),
    isAdmin: env.serviceRoleKey !== undefined,
    verify: tokenVerifier(env, jwksCooldownMs),
    async find(token) {
      const [response, { mailer_autoconfirm: autoconfirms }] = await Promise.all([
        ask('/user', { bearer: token }),
        settings(),
      ]);
      if (isRefusal(response)) return undefined;
      return userOf(await read(user, response), autoconfirms);
    },
    providers: () =>
      Promise.race([settings().then(providersOf), wait(PROVIDERS_TIMEOUT_MS, [])]).catch(() => []),
    async recheck(subject, refreshToken) {
      const key = env.serviceRoleKey;
      if (key) return (await isActive(subject, key)) ? { refreshToken } : undefined;
      const request = {
        method: 'POST',
        bearer: env.anonKey,
        body: { refresh_token: refreshToken },
      };
      const response = await ask('/token?grant_type=refresh_token', request);
      if (await isReplaced(response)) return 'unknown';
      if (isRefusal(response) || response.status === 400 || response.status === 422)
        return undefined;
      return { refreshToken: (await read(renewed, response)).refresh_token };
    },
    async deleteUser(subject, stop) {
      const key = env.serviceRoleKey;
      if (key === undefined || stop.aborted) throw fail();
      const response = await ask(userPath(subject), { method: 'DELETE', bearer: key, apiKey: key });
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) throw fail();
    },
  };
}

const userPath = (subject: string) => `/admin/users/${encodeURIComponent(subject)}`;

const isRefusal = ({ status }: Response) => status === 401 || status === 403 || status === 404;

/** A client that refreshes its session itself has replaced the token that this server knows. */
async function isReplaced(response: Response): Promise<boolean> {
  if (response.status !== 400) return false;
  const { data } = refusal.safeParse(await response.json().catch(() => undefined));
  const code = data?.code ?? data?.error_code ?? '';
  return ['refresh_token_already_used', 'refresh_token_not_found'].includes(code);
}

function fail(cause?: unknown): never {
  throw new UnavailableError('The hosted identity service is unavailable', { cause });
}

async function read<T>(schema: z.ZodType<T>, response: Response): Promise<T> {
  if (!response.ok) fail();
  const body = await response.json().catch(fail);
  const result = schema.safeParse(body);
  return result.success ? result.data : fail();
}

function userOf(
  { email, email_confirmed_at: confirmedAt, user_metadata: given }: z.infer<typeof user>,
  autoconfirms: boolean,
): HostedUser {
  return {
    email,
    isVerified: Boolean(confirmedAt) && !autoconfirms,
    isTakenAsConfirmed: autoconfirms,
    name: given.full_name ?? given.name,
    inviteCode: given.invite_code,
  };
}

const providersOf = ({ external }: ProjectSettings): readonly Provider[] =>
  knownProviders.options.filter((provider) => external[provider] === true);

/** Caches a result for all callers. After a failure it waits before the next request. */
function cached<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  let until = 0;
  return () => {
    if (!asked || Date.now() >= until) {
      until = Date.now() + SETTINGS_FRESH_MS;
      asked = ask();
      asked.catch(() => {
        until = Date.now() + RETRY_MS;
      });
    }
    return asked;
  };
}
