import { z } from 'zod';
import { SettingError } from '../setting-error.ts';
import { webAddress } from './web-address.ts';

/** What the settings about a hosted identity are called, and how each must be written. */
export const hostedSettings = {
  SUPABASE_URL: webAddress.optional(),
  SUPABASE_ANON_KEY: z.string().optional(),
  SUPABASE_JWT_SECRET: z.string().min(32).optional(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().optional(),
};

export const hostedAdvice: Record<keyof typeof hostedSettings, string> = {
  SUPABASE_URL:
    'SUPABASE_URL must be the address of a Supabase project such as https://abc.supabase.co, set together with SUPABASE_ANON_KEY; leave both out to keep accounts in Lensemble’s own database.',
  SUPABASE_ANON_KEY: 'SUPABASE_ANON_KEY must be set together with SUPABASE_URL.',
  SUPABASE_JWT_SECRET:
    'SUPABASE_JWT_SECRET must be the project’s shared secret of at least 32 characters; leave it out where the project signs with keys of its own.',
  SUPABASE_SERVICE_ROLE_KEY:
    'SUPABASE_SERVICE_ROLE_KEY must be the key that may delete users; leave it out to leave them with the project.',
};

/** A Supabase project that people sign in with. */
export interface HostedEnv {
  /** Without a slash at the end. */
  readonly url: string;
  /** Public: the browser has it. */
  readonly anonKey: string;
  /** Undefined: the project's own published keys say whether a token is its. */
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
  return {
    url: url.replace(/\/+$/, ''),
    anonKey,
    jwtSecret: read.SUPABASE_JWT_SECRET,
    serviceRoleKey: read.SUPABASE_SERVICE_ROLE_KEY,
  };
}
