import { z } from 'zod';
import { SettingError } from '../setting-error.ts';
import { webAddress } from './web-address.ts';

export const googleSettings = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_AUTH_URL: webAddress.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: webAddress.default('https://oauth2.googleapis.com/token'),
  GOOGLE_USERINFO_URL: webAddress.default('https://openidconnect.googleapis.com/v1/userinfo'),
  GOOGLE_REVOKE_URL: webAddress.default('https://oauth2.googleapis.com/revoke'),
  GOOGLE_API_URL: webAddress.default('https://www.googleapis.com'),
  GOOGLE_SERVICE_ACCOUNT: z.string().optional(),
  GOOGLE_DRIVE_FOLDER_ID: z.string().optional(),
  GOOGLE_CALENDAR_ID: z.string().optional(),
};

export const googleAdvice: Record<keyof typeof googleSettings, string> = {
  GOOGLE_CLIENT_ID:
    'GOOGLE_CLIENT_ID must be set together with GOOGLE_CLIENT_SECRET; leave out both to turn off sign-in through Google.',
  GOOGLE_CLIENT_SECRET: 'GOOGLE_CLIENT_SECRET must be set together with GOOGLE_CLIENT_ID.',
  GOOGLE_AUTH_URL:
    'GOOGLE_AUTH_URL must be an http or https address; leave it out to use Google’s own.',
  GOOGLE_TOKEN_URL:
    'GOOGLE_TOKEN_URL must be an http or https address; leave it out to use Google’s own.',
  GOOGLE_USERINFO_URL:
    'GOOGLE_USERINFO_URL must be an http or https address; leave it out to use Google’s own.',
  GOOGLE_REVOKE_URL:
    'GOOGLE_REVOKE_URL must be an http or https address; leave it out to use Google’s own.',
  GOOGLE_API_URL:
    'GOOGLE_API_URL must be an http or https address; leave it out to use Google’s own.',
  GOOGLE_SERVICE_ACCOUNT:
    'GOOGLE_SERVICE_ACCOUNT must be the JSON key of a service account, or the path of a file with the key.',
  GOOGLE_DRIVE_FOLDER_ID:
    'GOOGLE_DRIVE_FOLDER_ID must be the id of a folder on a shared drive that the service account may write to; it only takes effect with GOOGLE_SERVICE_ACCOUNT.',
  GOOGLE_CALENDAR_ID:
    'GOOGLE_CALENDAR_ID must be the id of a calendar that the service account may write to; it only takes effect with GOOGLE_SERVICE_ACCOUNT.',
};

/** Google's endpoints. Tests override them. */
export interface GoogleEndpoints {
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly userInfoUrl: string;
  readonly revokeUrl: string;
  /** The base URL of Drive and Calendar, without a trailing slash. */
  readonly apiUrl: string;
}

export interface OauthClient {
  readonly id: string;
  readonly secret: string;
}

/** `folderId` is the Drive folder for documents, `calendarId` the calendar for events. Each is optional. */
export interface ServiceAccount {
  readonly email: string;
  readonly privateKey: string;
  readonly folderId: string | undefined;
  readonly calendarId: string | undefined;
}

export interface GoogleEnv {
  readonly endpoints: GoogleEndpoints;
  /** For sign-in and for users' own documents and calendars. */
  readonly client: OauthClient | undefined;
  readonly serviceAccount: ServiceAccount | undefined;
}

type Read = z.infer<z.ZodObject<typeof googleSettings>>;

export function readGoogle(read: Read, readText: (path: string) => string): GoogleEnv {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = read;
  if (id && !secret) throw new SettingError(googleAdvice.GOOGLE_CLIENT_SECRET);
  if (secret && !id) throw new SettingError(googleAdvice.GOOGLE_CLIENT_ID);
  return {
    endpoints: {
      authUrl: read.GOOGLE_AUTH_URL,
      tokenUrl: read.GOOGLE_TOKEN_URL,
      userInfoUrl: read.GOOGLE_USERINFO_URL,
      revokeUrl: read.GOOGLE_REVOKE_URL,
      apiUrl: read.GOOGLE_API_URL.replace(/\/+$/, ''),
    },
    client: id && secret ? { id, secret } : undefined,
    serviceAccount: readServiceAccount(read, readText),
  };
}

const keyFile = z.object({
  client_email: z.string().min(1),
  private_key: z.string().includes('PRIVATE KEY'),
});

function readServiceAccount(
  read: Read,
  readText: (path: string) => string,
): ServiceAccount | undefined {
  const { GOOGLE_SERVICE_ACCOUNT: given, GOOGLE_DRIVE_FOLDER_ID, GOOGLE_CALENDAR_ID } = read;
  if (!given) return undefined;
  try {
    const key = keyFile.parse(JSON.parse(given.startsWith('{') ? given : readText(given)));
    return {
      email: key.client_email,
      privateKey: key.private_key,
      folderId: GOOGLE_DRIVE_FOLDER_ID,
      calendarId: GOOGLE_CALENDAR_ID,
    };
  } catch (cause) {
    throw new SettingError(googleAdvice.GOOGLE_SERVICE_ACCOUNT, { cause });
  }
}
