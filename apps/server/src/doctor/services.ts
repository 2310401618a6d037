import { errorCode } from '../lib/error-code.ts';
import { checkSmtp } from '../ports/mail/smtp.ts';
import { localFolderStorage } from '../ports/storage/local-folder.ts';
import { s3Storage } from '../ports/storage/s3.ts';
import type { Env } from '../start/env.ts';
import { type Finding, problem, warning } from './finding.ts';

const TIMEOUT_MS = 5_000;

interface Service {
  readonly name: string;
  readonly setting: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Without it, a part of the product does not work; otherwise, it works less well. */
  readonly isNeeded: boolean;
  /** The fault in an answer. */
  readonly judge?: (status: number) => string | undefined;
}

/** The services that the settings name. Of most, any answer is enough. */
function servicesOf({ maps, google, hosted, facebook }: Env): Service[] {
  const tiles = maps.google ? undefined : maps.tiles?.url;
  const usesGoogle = google.client ?? google.serviceAccount;
  const optional = { isNeeded: false } as const;
  const all: (Service | false | undefined)[] = [
    maps.weatherUrl !== undefined && {
      name: 'The weather service',
      setting: 'WEATHER_URL (or turn it "off")',
      url: maps.weatherUrl,
      ...optional,
    },
    tiles !== undefined && {
      name: 'The server of the map tiles',
      setting: 'MAP_TILES_URL (or turn it "off")',
      url: tiles.replace(/\{[zxy]\}|%7[Bb][zxy]%7[Dd]/g, '0'),
      ...optional,
    },
    maps.photonUrl !== undefined && {
      name: 'The search for places',
      setting: 'PHOTON_URL',
      url: maps.photonUrl,
      ...optional,
    },
    usesGoogle && {
      name: 'Google',
      setting: 'GOOGLE_TOKEN_URL',
      url: google.endpoints.tokenUrl,
      isNeeded: true,
    },
    facebook.client && {
      name: 'Facebook',
      setting: 'FACEBOOK_TOKEN_URL',
      url: facebook.tokenUrl,
      isNeeded: true,
    },
    hosted && {
      name: 'The Supabase project',
      setting: 'SUPABASE_URL',
      url: `${hosted.url}/auth/v1/settings`,
      headers: { apikey: hosted.anonKey, authorization: `Bearer ${hosted.anonKey}` },
      isNeeded: true,
      judge: (status) =>
        status === 200
          ? undefined
          : `The Supabase project refuses the key (${status}): check SUPABASE_ANON_KEY and SUPABASE_URL.`,
    },
  ];
  return all.filter((each) => each !== false && each !== undefined);
}

interface Known {
  readonly findings: Finding[];
  /** How much the clocks of the services are ahead of ours, in milliseconds. */
  readonly clocksAhead: readonly number[];
}

export async function checkServices(env: Env): Promise<Known> {
  const asked = await Promise.all(servicesOf(env).map(ask));
  const own = await Promise.all([checkPictures(env), checkMail(env), checkAddress(env)]);
  return {
    findings: [...own.flat(), ...asked.flatMap(({ findings }) => findings)],
    clocksAhead: asked.flatMap(({ ahead }) => ahead ?? []),
  };
}

async function ask({ name, setting, url, headers = {}, isNeeded, judge }: Service) {
  const say = isNeeded ? problem : warning;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { headers, signal, redirect: 'manual' });
    await response.body?.cancel();
    const date = Date.parse(response.headers.get('date') ?? '');
    const wrong = judge?.(response.status);
    return {
      findings: wrong ? [say(wrong)] : [],
      ahead: Number.isNaN(date) ? undefined : date - Date.now(),
    };
  } catch (error) {
    const sentence = `${name} cannot be reached (${reasonOf(error)}): check ${setting}, and that this machine may connect to ${new URL(url).host}.`;
    return { findings: [say(sentence)], ahead: undefined };
  }
}

/** The code only: messages may quote addresses with keys. */
const reasonOf = (error: unknown): string =>
  errorCode((error as Error).cause) ?? (error as Error).name;

async function checkPictures(env: Env): Promise<Finding[]> {
  const storage = env.s3 ? s3Storage(env.s3) : localFolderStorage(env.dataDir);
  return storage.check().then(
    () => [],
    (error: Error) => [problem(`Pictures cannot be saved. ${error.message}.`)],
  );
}

async function checkMail({ smtp }: Env): Promise<Finding[]> {
  if (!smtp)
    return [warning('Emails are only saved as files: set SMTP_URL and MAIL_FROM to send them.')];
  return checkSmtp(smtp, TIMEOUT_MS).then(
    () => [],
    (error: Error) => [
      problem(
        `The mail server ${smtp.host}:${smtp.port} does not take emails (${errorCode(error) ?? error.name}): check the host, the port, the user and the password in SMTP_URL.`,
      ),
    ],
  );
}

/** Asks the address that people open whether this product answers there. */
async function checkAddress({ publicUrl }: Env): Promise<Finding[]> {
  const advice = 'check PUBLIC_URL, the proxy, and that the server runs.';
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${publicUrl}/livez`, { signal, redirect: 'manual' });
    const isOurs = response.ok && (await response.text()) === '{"status":"ok"}';
    return isOurs ? [] : [problem(`Something else answers at ${publicUrl}: ${advice}`)];
  } catch (error) {
    return [warning(`Nothing answers at ${publicUrl} (${reasonOf(error)}): ${advice}`)];
  }
}
