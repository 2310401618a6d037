import { generateKeyPairSync } from 'node:crypto';
import { startServer } from '../../testing/real-server.ts';
import { Client } from '../kill-test/client.ts';
import { hostedAccounts } from './hosted-accounts.ts';
import { measureOthers, type Requests } from './measure-others.ts';
import { Service } from './out-of-order.ts';
import { Checks, type Result } from './result.ts';

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
function requests(client: Client, email: string, shoot: string): Requests {
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

async function ownAccounts(checks: Checks): Promise<void> {
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
    await measureOthers(client, services, requests(client, email, id), checks);
  } finally {
    await server.stop();
    for (const service of Object.values(services)) service.close();
  }
}

/** Other requests stay fast while services are out of order. People sign in here, or with a hosted identity. */
export async function outsideServices(): Promise<Result> {
  const checks = new Checks();
  await ownAccounts(checks);
  await hostedAccounts(checks);
  return checks.result;
}
