import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type StandInGoogle, startStandInGoogle } from '../../../../../testing/google/google.ts';

/* The stand-in refuses what Google's documentation says Google refuses. Otherwise, our tests would prove nothing. */

const TOKEN = 'a token';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const UPLOAD = '/upload/drive/v3/files?supportsAllDrives=true&uploadType=';

let google: StandInGoogle;
beforeAll(async () => {
  google = await startStandInGoogle();
  const scope =
    'https://www.googleapis.com/auth/drive https://www.googleapis.com/auth/calendar.events';
  google.oauth.tokens.set(TOKEN, { scope, email: 'a@example.org', expiresAt: Infinity });
});
beforeEach(() => google.reset());
afterAll(() => google.close());

interface Call {
  readonly method?: string;
  readonly type?: string;
  readonly headers?: Record<string, string>;
}

/** The status and the reason of the answer. */
async function answerTo(path: string, body: string, call: Call = {}) {
  const { method = 'POST', type = 'application/json' } = call;
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': type, ...call.headers };
  const answer = await fetch(`${google.url}${path}`, { method, body, headers });
  const told = (await answer.text()) || '{}';
  return [answer.status, JSON.parse(told).error?.errors[0].reason];
}

describe('Google Calendar', () => {
  const at = (dateTime: string, timeZone = 'Europe/Berlin') => ({ dateTime, timeZone });
  const start = at('2026-07-01T09:00:00Z');
  const end = at('2026-07-01T10:00:00Z');
  const insert = (event: object, calendar = 'primary', call: Call = {}) =>
    answerTo(
      `/calendar/v3/calendars/${calendar}/events`,
      JSON.stringify({ id: 'abcde', ...event }),
      call,
    );

  test('takes an event', async () => {
    expect(await insert({ start, end })).toEqual([200, undefined]);
  });

  test('refuses an unknown calendar, and one that the account may only read', async () => {
    expect(await insert({ start, end }, 'unknown')).toEqual([404, 'notFound']);
    google.calendar.calendars.set('primary', 'reader');
    expect(await insert({ start, end })).toEqual([403, 'requiredAccessLevel']);
  });

  test.each<[string, object, string]>([
    ['an end before the start', { start: end, end: start }, 'timeRangeEmpty'],
    ['an unknown zone', { start: at(start.dateTime, 'Mars/Base'), end }, 'invalid'],
    ['a zone that is an offset', { start: at(start.dateTime, '+02:00'), end }, 'invalid'],
    ['a day to a time', { start: { date: '2026-07-01' }, end }, 'invalid'],
    ['a day with a time', { start: { ...start, date: '2026-07-01' }, end }, 'invalid'],
  ])('refuses %s', async (_, event, reason) => {
    expect(await insert(event)).toEqual([400, reason]);
  });

  test('refuses what is not called JSON', async () => {
    const answer = await insert({ start, end }, 'primary', { type: 'text/plain' });
    expect(answer).toEqual([400, 'badContent']);
  });
});

describe('Google Drive', () => {
  const document = {
    name: 'Sheet',
    mimeType: 'application/vnd.google-apps.document',
    parents: ['shared-folder'],
  };
  const parts = (description: object, type: string, content: string) =>
    `--b\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(description)}\r\n--b\r\nContent-Type: ${type}\r\n\r\n${content}\r\n--b--\r\n`;
  const multipart = (body: string, type = 'multipart/related; boundary=b') =>
    answerTo(`${UPLOAD}multipart`, body, { type });
  const begin = (headers: Record<string, string>, description: object = document) =>
    answerTo(`${UPLOAD}resumable`, JSON.stringify(description), { headers });

  test('takes a document in one request, and in a resumable upload', async () => {
    expect(await multipart(parts(document, DOCX, 'x'))).toEqual([200, undefined]);
    expect(await begin({ 'x-upload-content-type': DOCX })).toEqual([200, undefined]);
  });

  test('refuses an unknown folder', async () => {
    const elsewhere = { ...document, parents: ['unknown'] };
    expect(await multipart(parts(elsewhere, DOCX, 'x'))).toEqual([404, 'notFound']);
    expect(await begin({ 'x-upload-content-type': DOCX }, elsewhere)).toEqual([404, 'notFound']);
  });

  test('refuses what it cannot convert', async () => {
    expect(await multipart(parts(document, 'font/woff2', 'x'))).toEqual([400, 'badRequest']);
    expect(await begin({})).toEqual([400, 'badRequest']);
  });

  test('refuses another type than multipart, and more than 5 MB in one request', async () => {
    expect(await multipart(parts(document, DOCX, 'x'), 'text/plain')).toEqual([400, 'badContent']);
    const large = parts(document, DOCX, 'x'.repeat(5_000_001));
    expect(await multipart(large)).toEqual([413, 'uploadTooLarge']);
  });
});

describe('Google’s consent', () => {
  const asked = {
    client_id: 'lensemble',
    redirect_uri: 'http://localhost:3000/api/google/oauth-callback',
    scope: 'openid',
    choice: 'Allow',
  };
  const consent = (change: object = {}) =>
    fetch(`${google.url}/auth`, {
      method: 'POST',
      body: new URLSearchParams({ ...asked, ...change }),
      redirect: 'manual',
    });

  test('refuses an address that is not registered', async () => {
    const answer = await consent({ redirect_uri: `${asked.redirect_uri}/` });
    expect([answer.status, await answer.text()]).toEqual([400, 'Error 400: redirect_uri_mismatch']);
    const { client_id } = asked;
    const page = await fetch(
      `${google.url}/auth?${new URLSearchParams({ client_id, redirect_uri: 'http://localhost' })}`,
    );
    expect(page.status).toBe(400);
  });

  test('gives a refresh token for offline access alone', async () => {
    const challenge = 'ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0';
    const tokens = async (access_type: string) => {
      const back = await consent({ code_challenge: challenge, access_type });
      const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '';
      const { client_id, redirect_uri } = asked;
      const body = new URLSearchParams({
        ...{ grant_type: 'authorization_code', client_id, redirect_uri, code },
        client_secret: google.oauth.client.secret,
        code_verifier: 'abc',
      });
      return (await fetch(`${google.url}/token`, { method: 'POST', body })).json();
    };
    expect(await tokens('offline')).toHaveProperty('refresh_token');
    expect(await tokens('online')).not.toHaveProperty('refresh_token');
  });
});
