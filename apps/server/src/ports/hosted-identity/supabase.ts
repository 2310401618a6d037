import { setTimeout as wait } from 'node:timers/promises';
import { providers as knownProviders, type Provider } from '@lensemble/contract/boot';
import { z } from 'zod';
import { UnavailableError } from '../../lib/unavailable-error.ts';
import type { HostedEnv } from '../../start/settings/hosted.ts';
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
const projectSettings = z.object({
  external: z.record(z.string(), z.unknown()),
  /** The project treats every address as confirmed. */
  mailer_autoconfirm: z.boolean(),
});
type ProjectSettings = z.infer<typeof projectSettings>;

type Request = { readonly method?: string; readonly bearer: string; readonly apiKey?: string };

/** A Supabase project. Tokens are verified with its keys; everything else uses its Auth API. */
export function supabaseIdentity(
  env: HostedEnv,
  jwksCooldownMs: number = JWKS_COOLDOWN_MS,
): HostedIdentity {
  const ask = async (path: string, { method = 'GET', bearer, apiKey }: Request) => {
    const headers = { apikey: apiKey ?? env.anonKey, authorization: `Bearer ${bearer}` };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return fetch(`${env.url}/auth/v1${path}`, { method, headers, signal, redirect: 'error' }).catch(
      fail,
    );
  };
  const settings = cached(async () =>
    read(projectSettings, await ask('/settings', { bearer: env.anonKey })),
  );
  return {
    mayDelete: env.serviceRoleKey !== undefined,
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
    async deleteUser(subject, stop) {
      const key = env.serviceRoleKey;
      if (key === undefined || stop.aborted) throw fail();
      const path = `/admin/users/${encodeURIComponent(subject)}`;
      const response = await ask(path, { method: 'DELETE', bearer: key, apiKey: key });
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) throw fail();
    },
  };
}

const isRefusal = ({ status }: Response) => status === 401 || status === 403 || status === 404;

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
