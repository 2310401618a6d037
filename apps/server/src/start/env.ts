import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@lensemble/messages/languages';
import { z } from 'zod';
import type { S3Settings } from '../lib/s3.ts';
import type { Sender, SmtpSettings } from '../ports/mail/port.ts';
import {
  AUTH_SECRET_MIN,
  type Place,
  prepareDataFolder,
  readOrCreateSecret,
} from './data-folder.ts';
import { SettingError } from './setting-error.ts';
import { databaseSchema } from './settings/database-schema.ts';
import {
  type FacebookEnv,
  facebookAdvice,
  facebookSettings,
  readFacebook,
} from './settings/facebook.ts';
import { foreignSettings } from './settings/foreign-names.ts';
import { type GoogleEnv, googleAdvice, googleSettings, readGoogle } from './settings/google.ts';
import { type HostedEnv, hostedAdvice, hostedSettings, readHosted } from './settings/hosted.ts';
import { languageAdvice, languageSettings, readLanguages } from './settings/languages.ts';
import { mailFrom, nobodyAt, smtpUrl } from './settings/mail.ts';
import { type MapsEnv, mapAdvice, mapSettings, readMaps } from './settings/maps.ts';
import {
  type MetricsEnv,
  metricsAdvice,
  metricsSettings,
  readMetrics,
} from './settings/metrics.ts';
import { operatorAdvice, operatorSettings } from './settings/operators.ts';
import { type Quotas, quotaAdvice, quotaSettings, readQuotas } from './settings/quotas.ts';
import { readS3, s3Advice, s3Settings } from './settings/s3.ts';

const projectRoot = fileURLToPath(new URL('../../../../', import.meta.url));

const proxies = ['loopback', 'linklocal', 'uniquelocal'];

function isProxyAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (proxies.includes(text)) return true;
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

/** `off`, the number of trusted proxies, or their addresses. */
const trustProxy = z.string().transform((text, context): false | number | string[] => {
  if (text === 'off') return false;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  if (addresses.every(isProxyAddress)) return addresses;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** An http or https origin. */
const publicUrl = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const plain = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (url && plain) return url.origin;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const settings = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(65_535))
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('localhost'),
  DATA_DIR: z.string().default('data'),
  PUBLIC_URL: publicUrl.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./)
    .refine((text) =>
      URL.canParse(text.replace('@/', '@localhost/').replace(':///', '://localhost/')),
    )
    .optional(),
  DATABASE_LISTEN_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./)
    .optional(),
  DATABASE_SCHEMA: databaseSchema.optional(),
  DATABASE_WAIT: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .default(60),
  PREPARED_STATEMENTS: z.enum(['on', 'off']).default('on'),
  BACKUPS: z.enum(['daily', 'off']).default('daily'),
  AUTH_SECRET: z.string().min(AUTH_SECRET_MIN).optional(),
  SIGNUPS: z.enum(['open', 'invite', 'closed']).default('open'),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('warn'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  LIST_CACHE: z.enum(['on', 'off']).default('on'),
  ...s3Settings,
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailFrom.optional(),
  EMAIL_CONFIRMATION: z.enum(['auto', 'on', 'off']).default('auto'),
  ...googleSettings,
  ...facebookSettings,
  ...hostedSettings,
  ...languageSettings,
  ...mapSettings,
  ...metricsSettings,
  ...operatorSettings,
  ...quotaSettings,
});

type Setting = keyof z.infer<typeof settings>;

const advice: Record<Setting, string> = {
  PORT: 'PORT must be a whole number from 1 to 65535, for example PORT=3000.',
  HOST: 'HOST must be a host name or an address of this machine, for example HOST=0.0.0.0 for all of them.',
  DATA_DIR: 'DATA_DIR must name a folder, for example DATA_DIR=/var/lib/lensemble.',
  PUBLIC_URL:
    'PUBLIC_URL must be the http or https address that people open, without a path, for example PUBLIC_URL=https://shoots.example.org.',
  DATABASE_URL:
    'DATABASE_URL must be a PostgreSQL address such as postgres://user:password@host:5432/lensemble; leave it out to use the embedded database.',
  DATABASE_LISTEN_URL:
    'DATABASE_LISTEN_URL must be the address of the same database without a connection pooler, such as postgres://user:password@host:5432/lensemble.',
  DATABASE_SCHEMA:
    'DATABASE_SCHEMA must be a name of lower-case letters, digits and underscores, for example DATABASE_SCHEMA=lensemble; it needs DATABASE_URL.',
  DATABASE_WAIT: 'DATABASE_WAIT must be a number of seconds from 0 to 9999.',
  PREPARED_STATEMENTS: 'PREPARED_STATEMENTS must be on or off.',
  BACKUPS: 'BACKUPS must be daily or off.',
  AUTH_SECRET:
    'AUTH_SECRET must have at least 32 characters; leave it out to have one made and kept in DATA_DIR.',
  SIGNUPS: 'SIGNUPS must be open, invite or closed.',
  TRUST_PROXY:
    'TRUST_PROXY must be off, the number of proxies in front of Lensemble, or a comma-separated list of their addresses.',
  LOG_LEVEL: 'LOG_LEVEL must be silent, fatal, error, warn, info, debug or trace.',
  RATE_LIMITS: 'RATE_LIMITS must be on or off.',
  LIST_CACHE: 'LIST_CACHE must be on or off.',
  ...s3Advice,
  SMTP_URL:
    'SMTP_URL must be the address of a mail server such as smtps://user:password@mail.example.org; leave it out to keep mails as files in DATA_DIR.',
  MAIL_FROM:
    'MAIL_FROM must be the address that mails come from, for example MAIL_FROM="Lensemble <shoots@example.org>"; it is needed together with SMTP_URL.',
  EMAIL_CONFIRMATION: 'EMAIL_CONFIRMATION must be auto (on where SMTP_URL is set), on or off.',
  ...googleAdvice,
  ...facebookAdvice,
  ...hostedAdvice,
  ...languageAdvice,
  ...mapAdvice,
  ...metricsAdvice,
  ...operatorAdvice,
  ...quotaAdvice,
};

/** The variables that the server reads. */
export const settingNames = Object.keys(advice) as readonly Setting[];

/** The settings, validated and with all defaults. */
export interface Env {
  port: number;
  /** `localhost` means all loopback addresses of this machine. */
  host: string;
  /** An absolute path. The folder exists and is writable. */
  dataDir: string;
  /** The origin that people open, without a trailing slash. */
  publicUrl: string;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Where the server listens for changes; undefined: at `databaseUrl`. */
  listenUrl: string | undefined;
  /** The schema of the tables in PostgreSQL; undefined: the default of the user. */
  databaseSchema: string | undefined;
  /** Milliseconds to wait at the start for a PostgreSQL server. */
  databaseWait: number;
  /** Whether connections to a PostgreSQL server keep prepared statements. */
  keepsStatements: boolean;
  /** Whether the embedded database is backed up every day and before an upgrade. */
  backups: boolean;
  authSecret: string;
  signups: 'open' | 'invite' | 'closed';
  /** Trusts no proxy, this many proxies, or proxies at these addresses. */
  trustProxy: false | number | string[];
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
  /** Off only in tests, which sign in faster than people do. */
  rateLimits: boolean;
  /** Off only to measure how long lists take to make. */
  listCache: boolean;
  /** The store for pictures; undefined: `dataDir`. */
  s3: S3Settings | undefined;
  /** The mail server; undefined: mails are stored as files in `dataDir`. */
  smtp: SmtpSettings | undefined;
  mailFrom: Sender;
  /** Whether people must confirm their address before they can sign in. */
  emailConfirmation: boolean;
  google: GoogleEnv;
  facebook: FacebookEnv;
  /** The hosted identity service; undefined: this server keeps the accounts. */
  hosted: HostedEnv | undefined;
  /** Those that readers can choose. */
  languages: readonly Language[];
  maps: MapsEnv;
  /** Undefined: nothing is measured. */
  metrics: MetricsEnv | undefined;
  /** The addresses of those who may open the page of operators, in lower case. */
  operators: readonly string[];
  quotas: Quotas;
}

type MailSettings = Pick<Env, 'smtp' | 'mailFrom' | 'emailConfirmation'>;

function readMail(read: z.infer<typeof settings>, publicUrl: string): MailSettings {
  const { SMTP_URL: smtp, MAIL_FROM: from, EMAIL_CONFIRMATION: confirmation } = read;
  if (smtp && !from) throw new SettingError(advice.MAIL_FROM);
  const emailConfirmation = confirmation === 'auto' ? smtp !== undefined : confirmation === 'on';
  return { smtp, mailFrom: from ?? nobodyAt(publicUrl), emailConfirmation };
}

/** An empty variable counts as unset, because compose files and CI leave variables out that way. */
function given(source: NodeJS.ProcessEnv): Partial<Record<Setting, string>> {
  const entries = settingNames.map((name) => [name, source[name]?.trim() || undefined] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** A sentence for each setting whose name is that of another system. */
export const readHints = (source: NodeJS.ProcessEnv = process.env): string[] =>
  foreignSettings(source);

/** What reading the settings does to the data folder. The server makes it, with its secret. */
interface FolderUse {
  readonly open?: (place: Place) => void;
  readonly secretOf?: (dataDir: string) => string;
}

/**
 * Reads the settings, and creates the data folder with its secret unless the caller does something else.
 * @throws SettingError with one sentence for the first invalid setting
 */
export function readEnv(
  source: NodeJS.ProcessEnv = process.env,
  {
    open = (place) => prepareDataFolder(place.dataDir),
    secretOf = readOrCreateSecret,
  }: FolderUse = {},
): Env {
  const result = settings.safeParse(given(source));
  if (!result.success) {
    const name = result.error.issues[0]?.path[0] as Setting;
    throw new SettingError(advice[name]);
  }
  const read = result.data;
  if (read.DATABASE_SCHEMA && !read.DATABASE_URL) throw new SettingError(advice.DATABASE_SCHEMA);
  const s3 = readS3(read);
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`;
  const hosted = readHosted(read);
  const mail = readMail(read, publicUrl);
  const dataDir = resolve(projectRoot, read.DATA_DIR);
  const isEmbedded = read.DATABASE_URL === undefined;
  open({ dataDir, isEmbedded, needsFolder: isEmbedded || !s3 || !read.AUTH_SECRET });
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir,
    publicUrl,
    databaseUrl: read.DATABASE_URL,
    listenUrl: read.DATABASE_LISTEN_URL,
    databaseSchema: read.DATABASE_SCHEMA,
    databaseWait: read.DATABASE_WAIT * 1_000,
    keepsStatements: read.PREPARED_STATEMENTS === 'on',
    backups: read.BACKUPS === 'daily',
    authSecret: read.AUTH_SECRET ?? secretOf(dataDir),
    signups: read.SIGNUPS,
    trustProxy: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
    rateLimits: read.RATE_LIMITS === 'on',
    listCache: read.LIST_CACHE === 'on',
    s3,
    ...mail,
    // The hosted service confirms addresses itself.
    emailConfirmation: mail.emailConfirmation && !hosted,
    google: readGoogle(read, (path) => readFileSync(resolve(projectRoot, path), 'utf8')),
    facebook: readFacebook(read),
    hosted,
    languages: readLanguages(read, publicUrl),
    maps: readMaps(read),
    metrics: readMetrics(read),
    operators: read.OPERATORS,
    quotas: readQuotas(read),
  };
}

/** The passphrase of the secret in archives, for commands; undefined: they ask. */
export const readBackupPassphrase = (): string | undefined =>
  process.env.BACKUP_PASSPHRASE || undefined;

/** The folder in which a command was called. npm runs it in that of the repository. */
export const readCallFolder = (): string => process.env.INIT_CWD ?? process.cwd();
