import { createEmulator, type Emulator } from 'emulate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { googleAddresses } from '../../../../../testing/google/google.ts';
import { makeDeps } from '../../make-deps.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { googleEnv, messageIn, openPopup } from '../../testing/google-app.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';
import { findConnection } from './connection.ts';

/*
 * Tests against an independent emulator of Google. It lacks permissions, events with our ids, and changes of documents
 * and events, and it reads file names as Latin-1. Our own stand-in covers those.
 */

const EMAIL = 'ada@example.com';

let emulator: Emulator;
let t: TestApp;
beforeAll(async () => {
  const user = { email: EMAIL, name: 'Ada' };
  const client = {
    client_id: 'lensemble',
    client_secret: 'of the client',
    name: 'Lensemble',
    redirect_uris: ['http://localhost:3000/api/google/oauth-callback'],
  };
  const calendars = [{ id: 'primary', user_email: EMAIL, summary: EMAIL, primary: true }];
  const google = { users: [user], oauth_clients: [client], calendars };
  emulator = await createEmulator({ service: 'google', port: 0, seed: { google } });
  const { url } = emulator;
  const settings = {
    ...googleAddresses(url),
    GOOGLE_AUTH_URL: `${url}/o/oauth2/v2/auth`,
    GOOGLE_TOKEN_URL: `${url}/oauth2/token`,
    GOOGLE_USERINFO_URL: `${url}/oauth2/v2/userinfo`,
    GOOGLE_REVOKE_URL: `${url}/oauth2/revoke`,
    GOOGLE_CLIENT_ID: client.client_id,
    GOOGLE_CLIENT_SECRET: client.client_secret,
  };
  t = await testApp({ env: { google: googleEnv(settings) } });
});
afterAll(async () => {
  await t.close();
  await emulator.close();
});

async function agree(consent: URL): Promise<string> {
  const page = await fetch(consent);
  expect(await page.text()).toContain(EMAIL);
  const body = new URLSearchParams([...consent.searchParams, ['email', EMAIL]]);
  const url = `${consent.origin}${consent.pathname}/callback`;
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  return `${back.pathname}${back.search}`;
}

async function accessTokenOf({ userId }: { userId: string }): Promise<string | undefined> {
  const deps = makeDeps({ env: t.env, database: t.database });
  return (await findConnection(deps, userId))?.accessToken;
}

async function read(path: string, person: { userId: string }): Promise<unknown> {
  const headers = { authorization: `Bearer ${await accessTokenOf(person)}` };
  return (await fetch(`${emulator.url}${path}`, { headers })).json();
}

test('a person connects, saves a call sheet, adds an event, is renewed and disconnects', async () => {
  const ada = await signedIn(t);
  const { orm, pool } = t.database;
  const title = 'Pier at dawn';
  const when = { date: '2026-07-01', time: '21:30', timeZone: 'Europe/Berlin' };
  const { id } = await buildShoot(orm, ada.team, { title, ...when, durationMinutes: 60 });

  const docs = messageIn((await ada.get(await agree(await openPopup(ada, 'docs', id)))).text);
  expect(docs).toMatchObject({ type: 'oauth-success', docUrl: expect.stringMatching(/^http/) });
  expect((await ada.get('/api/google/connection')).body).toEqual({ connection: { email: EMAIL } });
  const document = {
    name: title,
    mimeType: 'application/vnd.google-apps.document',
    parents: ['root'],
  };
  expect(await read('/drive/v3/files', ada)).toMatchObject({ files: [document] });

  const consent = await openPopup(ada, 'calendar', id);
  expect(consent.searchParams.get('login_hint')).toBe(EMAIL);
  const calendar = messageIn((await ada.get(await agree(consent))).text);
  expect(calendar).toMatchObject({
    type: 'oauth-success',
    eventUrl: expect.stringMatching(/^http/),
  });
  expect(await read('/calendar/v3/calendars/primary/events', ada)).toMatchObject({
    items: [
      {
        summary: title,
        start: { dateTime: '2026-07-01T19:30:00.000Z' },
        end: { dateTime: '2026-07-01T20:30:00.000Z' },
      },
    ],
  });

  const before = await accessTokenOf(ada);
  await pool.query('update google_connections set access_token_expires_at = now()');
  const again = await ada.post('/api/google/from-provider/calendar', { shootId: id });
  expect(again.status).toBe(200);
  expect(await accessTokenOf(ada)).not.toBe(before);

  expect((await ada.delete('/api/google/connection')).status).toBe(200);
  expect((await ada.get('/api/google/connection')).body).toEqual({ connection: null });
});
