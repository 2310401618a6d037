import { z } from 'zod';
import { SettingError } from '../setting-error.ts';
import { webAddress } from './web-address.ts';

export const hostedSettings = {
  SUPABASE_URL: webAddress.optional(),
  SUPABASE_ANON_KEY: z.string().optional(),
  SUPABASE_ISSUER: z.string().max(500).optional(),
  SUPABASE_JWT_SECRET: z.string().min(32).optional(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().optional(),
};

export const hostedAdvice: Record<keyof typeof hostedSettings, string> = {
  SUPABASE_URL:
    'SUPABASE_URL must be the address of a Supabase project such as https://abc.supabase.co, set together with SUPABASE_ANON_KEY; leave out both to keep accounts in Lensemble’s own database.',
  SUPABASE_ANON_KEY: 'SUPABASE_ANON_KEY must be set together with SUPABASE_URL.',
  SUPABASE_ISSUER:
    'SUPABASE_ISSUER must be the value of “iss” in the tokens of a project that you host; leave it out if it is SUPABASE_URL with /auth/v1.',
  SUPABASE_JWT_SECRET:
    'SUPABASE_JWT_SECRET must be the project’s shared secret of at least 32 characters; leave it out if the project signs tokens with asymmetric keys.',
  SUPABASE_SERVICE_ROLE_KEY:
    'SUPABASE_SERVICE_ROLE_KEY must be the key that can delete users; without it, deleted accounts stay in the Supabase project.',
};

export interface HostedEnv {
  /** Without a trailing slash. */
  readonly url: string;
  /** Public: sent to browsers. */
  readonly anonKey: string;
  /** Who the tokens say they are from. */
  readonly issuer: string;
  /** Undefined: tokens are verified with the project's published keys. */
  readonly jwtSecret: string | undefined;
  readonly serviceRoleKey: string | undefined;
}

export function readHosted(
  read: z.infer<z.ZodObject<typeof hostedSettings>>,
): HostedEnv | undefined {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey } = read;
  if (url && !anonKey) throw new SettingError(hostedAdvice.SUPABASE_ANON_KEY);
  if (anonKey && !url) throw new SettingError(hostedAdvice.SUPABASE_URL);
  if (!url || !anonKey) return undefined;
  const base = url.replace(/\/+$/, '');
  return {
    url: base,
    issuer: read.SUPABASE_ISSUER ?? `${base}/auth/v1`,
    anonKey,
    jwtSecret: read.SUPABASE_JWT_SECRET,
    serviceRoleKey: read.SUPABASE_SERVICE_ROLE_KEY,
  };
}
