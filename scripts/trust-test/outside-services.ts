import { generateKeyPairSync } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../../testing/real-server.ts';
import { Client } from '../kill-test/client.ts';
import { percentile99, timesOf } from './latency.ts';
import { Service, troubles } from './out-of-order.ts';
import { Checks, type Result } from './result.ts';

const SECONDS = 15;
const MOST_TIMES_BASE = 2;
/** Below this, a difference is one of the machine. */
const UNNOTICED_MS = 50;
const AT_ONCE = 4;
const PAUSE_MS = 500;
/** A picture of one pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Services = Readonly<Record<'mail' | 'weather' | 'places' | 'pictures' | 'google', Service>>;

/** With a service account, a calendar needs no account of a person. */
function googleKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  return JSON.stringify({ client_email: 'bot@example.org', private_key: pem });
}

/** The settings that make a server use the services. */
async function settingsFor(services: Services): Promise<NodeJS.ProcessEnv> {
  const url = async (service: Service) => `http://127.0.0.1:${await service.listen()}`;
  const google = await url(services.google);
  return {
    SMTP_URL: `smtp://127.0.0.1:${await services.mail.listen()}`,
    MAIL_FROM: 'lensemble@example.org',
    EMAIL_CONFIRMATION: 'off',
    WEATHER_URL: await url(services.weather),
    GOOGLE_MAPS_API_KEY: 'key',
    GOOGLE_PLACES_URL: await url(services.places),
    S3_ENDPOINT: await url(services.pictures),
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    GOOGLE_SERVICE_ACCOUNT: googleKey(),
    GOOGLE_CALENDAR_ID: 'calendar',
    GOOGLE_TOKEN_URL: `${google}/token`,
    GOOGLE_API_URL: google,
    MAP_TILES_URL: 'off',
    RATE_LIMITS: 'off',
  };
}

const HOUR_MS = 3_600_000;
let asked = 0;

/** What needs a service, each as a request whose answer does not matter. No question is asked twice, because of caches. */
function requests(
  client: Client,
  email: string,
  shoot: string,
): readonly (() => Promise<unknown>)[] {
  const upload = () => {
    const body = new FormData();
    body.set('file', new Blob([Buffer.from(PICTURE, 'base64')], { type: 'image/png' }), 'a.png');
    const headers = { Origin: client.origin, cookie: client.cookie };
    return fetch(`${client.origin}/api/images/costumes`, { method: 'POST', body, headers });
  };
  const weather = () => {
    const place = `latitude=${(asked++ % 80) / 2}&longitude=8.7`;
    const from = new Date(Date.now() + HOUR_MS).toISOString();
    const to = new Date(Date.now() + 3 * HOUR_MS).toISOString();
    return client.send('GET', `/api/weather?${place}&from=${from}&to=${to}`);
  };
  return [
    () => client.send('POST', '/api/auth/forget-password', { email }),
    weather,
    () => client.send('GET', `/api/places/autocomplete?q=Heidelberg${asked++}`),
    upload,
    () => client.send('POST', `/api/shoots/${shoot}/create-calendar-event`),
  ];
}

/** The time of requests that need no service, while others ask for what needs one. */
async function p99OfOthers(client: Client, email: string, shoot: string): Promise<number> {
  const end = performance.now() + SECONDS * 1_000;
  const isOver = () => performance.now() > end;
  const busy = requests(client, email, shoot).flatMap((request) =>
    Array.from({ length: AT_ONCE }, async () => {
      while (!isOver()) {
        await Promise.race([request().catch(() => {}), wait(SECONDS * 1_000)]);
        await wait(PAUSE_MS);
      }
    }),
  );
  const times = await timesOf(client, '/api/shoots', isOver);
  await Promise.all(busy);
  return percentile99(times);
}

/** Uses services that are out of order all the time, and measures what people notice who do not need them. */
export async function outsideServices(): Promise<Result> {
  const checks = new Checks();
  const services = {
    mail: new Service(),
    // This says that the forecast does not reach so far. A wrong answer would count as out of order.
    weather: new Service('400 Bad Request'),
    places: new Service(),
    pictures: new Service(),
    google: new Service(),
  };
  const server = await startServer({ env: await settingsFor(services) });
  try {
    const client = new Client();
    client.origin = server.origin;
    const email = await client.signUp();
    const plan = { title: 'Selkie', date: '2126-11-28', time: '10:00', timeZone: 'Europe/Berlin' };
    const { id } = await client.expect<{ id: string }>(201, 'POST', '/api/shoots', plan);
    // A new server is slower for a while.
    await p99OfOthers(client, email, id);
    const base = await p99OfOthers(client, email, id);
    const most = Math.max(base * MOST_TIMES_BASE, UNNOTICED_MS);
    const before = Object.values(services).map(({ connections }) => connections);
    for (const trouble of troubles) {
      for (const service of Object.values(services)) service.become(trouble);
      const p99 = await p99OfOthers(client, email, id);
      console.log(`${trouble}: p99 of others ${p99.toFixed(1)} ms, ${base.toFixed(1)} ms before`);
      checks.expect(p99 <= most, `a service that ${trouble} keeps other requests fast`);
    }
    // Some are left alone for a while after they were out of order.
    const used = Object.entries(services).map(([name, { connections }], index) => ({
      name,
      connections: connections - (before[index] ?? 0),
    }));
    const counts = used.map(({ name, connections }) => `${name} ${connections}`).join(', ');
    console.log(`Connections meanwhile: ${counts}`);
    checks.expect(
      used.every(({ connections }) => connections > 0),
      'each service was asked while it was out of order',
      counts,
    );
    return checks.result;
  } finally {
    await server.stop();
    for (const service of Object.values(services)) service.close();
  }
}
