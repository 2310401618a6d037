import { GOOGLE_CALLBACK_PATH, googleOauthStart } from '@lensemble/contract/google';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GOOGLE_EMAIL } from '../../../../../testing/google/google.ts';
import { sealToken } from '../../access/session-token.ts';
import { testApp } from '../../testing/app.ts';
import { type Client, makeClient } from '../../testing/client.ts';
import {
  choose,
  type GoogleApp,
  googleApp,
  googleTroubles,
  messageIn,
  openPopup,
  throughPopup,
  waitedFor,
} from '../../testing/google-app.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';

let t: GoogleApp;
beforeAll(async () => {
  t = await googleApp(['own']);
});
beforeEach(() => t.google.reset());
afterAll(() => t.close());

type Person = Awaited<ReturnType<typeof signedIn>>;

async function personWithShoot(): Promise<{ ada: Person; shootId: string }> {
  const ada = await signedIn(t);
  const { id } = await buildShoot(t.database.orm, ada.team, {
    title: 'Neon </script> Alley',
    date: '2026-07-01',
    time: '21:30',
    timeZone: 'Europe/Berlin',
  });
  return { ada, shootId: id };
}
const shownBy = async (ada: Person, shootId: string) =>
  (await ada.get(`/api/shoots/${shootId}`)).body as { docsUrl: string; calendarEventUrl: string };
const connectionOf = async (ada: Client) => (await ada.get('/api/google/connection')).body;

describe('through the popup', () => {
  test('a call sheet is saved to the user’s own Drive, and the opener gets its address', async () => {
    const { ada, shootId } = await personWithShoot();
    const message = await throughPopup(ada, 'docs', shootId);
    const [file] = t.google.drive.files.values();
    const docUrl = `${t.google.url}/document/d/${file?.id}/edit`;
    expect(message).toEqual({ type: 'oauth-success', action: 'docs', docUrl });
    expect(file).toMatchObject({ parents: ['root'], permissions: [] });
    expect(file?.content.subarray(0, 2).toString()).toBe('PK');
    expect((await shownBy(ada, shootId)).docsUrl).toBe(docUrl);
    expect(await connectionOf(ada)).toEqual({ connection: { email: GOOGLE_EMAIL } });
  });

  test('a shoot is put into the user’s own calendar', async () => {
    const { ada, shootId } = await personWithShoot();
    const message = await throughPopup(ada, 'calendar', shootId);
    const eventUrl = `${t.google.url}/calendar/event?eid=${shootId.replaceAll('-', '')}`;
    expect(message).toEqual({ type: 'oauth-success', action: 'calendar', eventUrl });
    expect([...t.google.calendar.events.keys()]).toEqual([
      `primary ${shootId.replaceAll('-', '')}`,
    ]);
    expect((await shownBy(ada, shootId)).calendarEventUrl).toBe(eventUrl);
    const again = await throughPopup(ada, 'calendar', shootId);
    const error = 'This shoot is already on your Google Calendar.';
    const refused = { type: 'oauth-failed', action: 'calendar', code: 'conflict' };
    expect(again).toEqual({ ...refused, error });
    await ada.patch('/api/user/language', { language: 'de' });
    const inGerman = 'Dieses Shooting ist schon in deinem Google Kalender.';
    expect(await throughPopup(ada, 'calendar', shootId)).toEqual({ ...refused, error: inGerman });
  });

  test('it works in the team of the shoot, whichever is active', async () => {
    const { ada, shootId } = await personWithShoot();
    const back = await choose(await openPopup(ada, 'docs', shootId));
    const { body } = await ada.post('/api/team', { name: 'Nightshift' });
    await ada.post('/api/user/active-team', { teamId: (body as { id: string }).id });
    expect(messageIn((await ada.get(back)).text)).toMatchObject({ type: 'oauth-success' });
  });

  test('nothing is done for a user who has left the team', async () => {
    const { ada, shootId } = await personWithShoot();
    const bob = await signedIn(t, { team: ada.team, role: 'member' });
    const back = await choose(await openPopup(bob, 'docs', shootId));
    const gone = 'delete from team_members where user_id = $1';
    await t.database.pool.query(gone, [bob.userId]);
    expect(messageIn((await bob.get(back)).text)).toMatchObject({ type: 'oauth-failed' });
    expect(t.google.drive.files.size).toBe(0);
  });
});

describe('Google is asked', () => {
  test('for as little as possible, with a challenge, for an answer to PUBLIC_URL alone', async () => {
    const { ada, shootId } = await personWithShoot();
    const asked = async (action: 'docs' | 'calendar') =>
      Object.fromEntries((await openPopup(ada, action, shootId)).searchParams);
    const docs = await asked('docs');
    expect(docs).toMatchObject({
      client_id: 'lensemble',
      response_type: 'code',
      redirect_uri: `http://localhost:3000${GOOGLE_CALLBACK_PATH}`,
      scope: 'openid email https://www.googleapis.com/auth/drive.file',
      access_type: 'offline',
      prompt: 'consent',
      code_challenge_method: 'S256',
    });
    expect(docs.state).toMatch(/^[\w-]{43}$/);
    expect(docs.code_challenge).toMatch(/^[\w-]{43}$/);
    expect((await asked('calendar')).scope).toBe(
      'openid email https://www.googleapis.com/auth/calendar.events',
    );
    expect((await asked('docs')).state).not.toBe(docs.state);
  });

  test('from whatever host the request says it came', async () => {
    const { ada, shootId } = await personWithShoot();
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const answer = await ada.get(googleOauthStart('docs', shootId), headers);
    expect(String(answer.headers.location)).not.toContain('evil.example');
  });
});

describe('an opener learns', () => {
  const failing = async (ada: Person, shootId: string, choice: 'Allow' | 'Cancel' = 'Allow') => {
    const back = await choose(await openPopup(ada, 'docs', shootId), choice);
    const answer = await ada.get(back);
    expect(answer.status).toBe(200);
    expect(await shownBy(ada, shootId)).toMatchObject({ docsUrl: null });
    return messageIn(answer.text);
  };

  test('that the person said no', async () => {
    const { ada, shootId } = await personWithShoot();
    const error = 'Access to your Google account was not allowed';
    const message = await failing(ada, shootId, 'Cancel');
    expect(message).toEqual({ type: 'oauth-failed', action: 'docs', error, code: 'forbidden' });
    expect(await connectionOf(ada)).toEqual({ connection: null });
  });

  test('that the box for documents was left empty', async () => {
    const { ada, shootId } = await personWithShoot();
    t.google.oauth.allowed = ['openid', 'email'];
    expect(await failing(ada, shootId)).toMatchObject({
      error: expect.stringContaining('check that box'),
    });
    expect(await connectionOf(ada)).toEqual({ connection: null });
  });

  describe.each([
    ['the token', /^POST \/token/, 'Google is not available right now'],
    ['who it is', /^GET \/userinfo/, 'Google is not available right now'],
    ['the document', /^POST \/upload/, 'Google Docs is not available right now'],
  ])('that Google, asked for %s,', (_, at, error) => {
    test.each(googleTroubles)('%s, within 10 s', async (__, way) => {
      const { ada, shootId } = await personWithShoot();
      t.google.misbehaviour = { ...way, at };
      expect(await failing(ada, shootId)).toEqual({ type: 'oauth-failed', action: 'docs', error });
      expect(waitedFor(t, at)).toBeLessThan(10_000);
    });
  });

  test('that Google sent an error of its own, never in its words', async () => {
    const { ada, shootId } = await personWithShoot();
    const state = (await openPopup(ada, 'docs', shootId)).searchParams.get('state');
    const query = new URLSearchParams({
      state: state ?? '',
      error: '<img src=x onerror=alert(1)>',
    });
    const answer = await ada.get(`${GOOGLE_CALLBACK_PATH}?${query}`);
    expect(messageIn(answer.text)).toMatchObject({
      error: expect.stringMatching(/^Google refused/),
    });
    expect(answer.text).not.toContain('onerror');
  });

  test('that the shoot has been deleted', async () => {
    const { ada, shootId } = await personWithShoot();
    const back = await choose(await openPopup(ada, 'docs', shootId));
    await ada.delete(`/api/shoots/${shootId}`);
    const message = messageIn((await ada.get(back)).text);
    expect(message).toMatchObject({ type: 'oauth-failed', error: 'This was not found' });
  });
});

describe('what comes back from Google counts', () => {
  const isRefused = async (person: Client, back: string) => {
    const answer = await person.get(back);
    expect([answer.status, answer.body]).toMatchObject([422, { code: 'invalid' }]);
    expect(t.google.drive.files.size).toBe(0);
    expect(await connectionOf(person)).toEqual({ connection: null });
  };

  test('once', async () => {
    const { ada, shootId } = await personWithShoot();
    const back = await choose(await openPopup(ada, 'docs', shootId));
    expect((await ada.get(back)).status).toBe(200);
    const asked = t.google.asked.length;
    expect((await ada.get(back)).status).toBe(422);
    expect(t.google.asked).toHaveLength(asked);
    expect(t.google.drive.files.size).toBe(1);
  });

  test('for the user who started it, and for no other signed-in user', async () => {
    const { ada, shootId } = await personWithShoot();
    const bob = await signedIn(t, { team: ada.team, role: 'member' });
    await isRefused(bob, await choose(await openPopup(ada, 'docs', shootId)));
  });

  test('in the browser that it began in', async () => {
    const { ada, shootId } = await personWithShoot();
    const { pool } = t.database;
    const token = `another-${ada.token}`;
    const text =
      'insert into sessions (token, user_id, expires_at) select $1, user_id, expires_at from sessions where token = $2';
    await pool.query(text, [token, ada.token]);
    const cookie = `lensemble_session=${sealToken(token, t.env.authSecret)}`;
    const elsewhere = makeClient(t.app, cookie);
    expect((await elsewhere.get('/api/auth/me')).status).toBe(200);
    await isRefused(elsewhere, await choose(await openPopup(ada, 'docs', shootId)));
  });

  test('within ten minutes', async () => {
    const { ada, shootId } = await personWithShoot();
    const back = await choose(await openPopup(ada, 'docs', shootId));
    const { rows } = await t.database.pool.query(
      `update verifications set expires_at = expires_at - interval '10 minutes'
       where identifier like 'google-oauth:%' returning expires_at > now() as is_live`,
    );
    expect(rows.every(({ is_live }) => !is_live)).toBe(true);
    await isRefused(ada, back);
  });

  test('with a state of ours', async () => {
    const { ada } = await personWithShoot();
    for (const state of ['', 'x', 'a'.repeat(43), `' or 1=1 --`]) {
      await isRefused(ada, `${GOOGLE_CALLBACK_PATH}?${new URLSearchParams({ state, code: 'x' })}`);
    }
    await isRefused(ada, GOOGLE_CALLBACK_PATH);
    await isRefused(ada, `${GOOGLE_CALLBACK_PATH}?state=a&state=b&code=c`);
  });

  test('with a code that belongs to it', async () => {
    const { ada, shootId } = await personWithShoot();
    const bob = await personWithShoot();
    const backOfBob = await choose(await openPopup(bob.ada, 'docs', bob.shootId));
    const code = new URLSearchParams(backOfBob.split('?')[1]).get('code') ?? '';
    const state = (await openPopup(ada, 'docs', shootId)).searchParams.get('state') ?? '';
    const query = new URLSearchParams({ state, code });
    const answer = await ada.get(`${GOOGLE_CALLBACK_PATH}?${query}`);
    expect(messageIn(answer.text)).toMatchObject({ type: 'oauth-failed' });
    expect(await connectionOf(ada)).toEqual({ connection: null });
  });

  test('for signed-in users', async () => {
    const { ada, shootId } = await personWithShoot();
    const back = await choose(await openPopup(ada, 'docs', shootId));
    expect((await makeClient(t.app).get(back)).status).toBe(401);
    expect((await makeClient(t.app).get(googleOauthStart('docs', shootId))).status).toBe(401);
  });
});

describe('a popup is refused', () => {
  test('for a shoot of another team as for one that is not there', async () => {
    const { shootId } = await personWithShoot();
    const eve = await signedIn(t);
    const missing = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const [foreign, unknown] = await Promise.all(
      [shootId, missing].map((id) => eve.get(googleOauthStart('docs', id))),
    );
    expect(foreign?.status).toBe(404);
    expect(foreign?.text).toBe(unknown?.text);
  });

  test.each(['', 'sheets', 'docs,calendar', '__proto__'])('to do %j', async (action) => {
    const { ada, shootId } = await personWithShoot();
    const query = new URLSearchParams({ action, shootId });
    const answer = await ada.get(`/api/google/oauth-start?${query}`);
    expect(answer.status).toBe(422);
  });

  test.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 302],
    ['none', 302],
  ])('where a link of another site leads to it: %s', async (site, status) => {
    const { ada, shootId } = await personWithShoot();
    const headers = { cookie: ada.cookie ?? '', 'sec-fetch-site': site };
    const { statusCode } = await t.app.inject({ url: googleOauthStart('docs', shootId), headers });
    expect(statusCode).toBe(status);
  });

  test('with a page that people can read', async () => {
    const { ada } = await personWithShoot();
    const headers = { accept: 'text/html,*/*', 'sec-fetch-dest': 'document' };
    const answer = await t.app.inject({
      url: googleOauthStart('docs', '0f8fad5b-d9cb-469f-a165-70867728950e'),
      headers: { ...headers, cookie: ada.cookie ?? '' },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    // The popup cannot start again, so its error page has no link.
    expect(answer.body).toContain('You can close this window.');
    expect(answer.body).not.toContain(' href=');
  });

  test('to a look beforehand', async () => {
    const { ada, shootId } = await personWithShoot();
    const back = await choose(await openPopup(ada, 'docs', shootId));
    expect((await ada.request('HEAD', back)).status).toBeGreaterThanOrEqual(400);
    expect(messageIn((await ada.get(back)).text)).toMatchObject({ type: 'oauth-success' });
  });
});

describe('the page of a popup', () => {
  test('tells its own origin alone, and lets nothing else run', async () => {
    const { ada, shootId } = await personWithShoot();
    const back = await choose(await openPopup(ada, 'docs', shootId));
    const { text, headers } = await ada.get(back);
    expect(text).toContain('postMessage(message, location.origin)');
    expect(text).not.toMatch(/['"]\*['"]/);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'unsafe-none',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^' ]+'; style-src/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('says so where Google does not know the server', async () => {
    const plain = await testApp();
    const ada = await signedIn(plain);
    const { id } = await buildShoot(plain.database.orm, ada.team);
    const { status, text } = await ada.get(googleOauthStart('docs', id));
    expect([status, messageIn(text)]).toEqual([200, { type: 'oauth-not-configured' }]);
    await plain.close();
  });
});
