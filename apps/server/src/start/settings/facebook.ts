import { z } from 'zod';
import { SettingError } from '../setting-error.ts';
import type { OauthClient } from './google.ts';
import { webAddress } from './web-address.ts';

export const facebookSettings = {
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_AUTH_URL: webAddress.default('https://www.facebook.com/v24.0/dialog/oauth'),
  FACEBOOK_TOKEN_URL: webAddress.default('https://graph.facebook.com/v24.0/oauth/access_token'),
  FACEBOOK_PROFILE_URL: webAddress.default('https://graph.facebook.com/me'),
};

export const facebookAdvice: Record<keyof typeof facebookSettings, string> = {
  FACEBOOK_CLIENT_ID:
    'FACEBOOK_CLIENT_ID must be set together with FACEBOOK_CLIENT_SECRET; leave out both to turn off sign-in through Facebook.',
  FACEBOOK_CLIENT_SECRET: 'FACEBOOK_CLIENT_SECRET must be set together with FACEBOOK_CLIENT_ID.',
  FACEBOOK_AUTH_URL:
    'FACEBOOK_AUTH_URL must be an http or https address; leave it out to use Facebook’s own.',
  FACEBOOK_TOKEN_URL:
    'FACEBOOK_TOKEN_URL must be an http or https address; leave it out to use Facebook’s own.',
  FACEBOOK_PROFILE_URL:
    'FACEBOOK_PROFILE_URL must be an http or https address; leave it out to use Facebook’s own.',
};

/** `client` is undefined if sign-in through Facebook is off. */
export interface FacebookEnv {
  readonly client: OauthClient | undefined;
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly profileUrl: string;
}

export function readFacebook(read: z.infer<z.ZodObject<typeof facebookSettings>>): FacebookEnv {
  const { FACEBOOK_CLIENT_ID: id, FACEBOOK_CLIENT_SECRET: secret } = read;
  if (id && !secret) throw new SettingError(facebookAdvice.FACEBOOK_CLIENT_SECRET);
  if (secret && !id) throw new SettingError(facebookAdvice.FACEBOOK_CLIENT_ID);
  return {
    client: id && secret ? { id, secret } : undefined,
    authUrl: read.FACEBOOK_AUTH_URL,
    tokenUrl: read.FACEBOOK_TOKEN_URL,
    profileUrl: read.FACEBOOK_PROFILE_URL,
  };
}
