import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GOOGLE_EMAIL } from '../../../../../testing/google/google.ts';
import { makeDeps } from '../../make-deps.ts';
import { testApp } from '../../testing/app.ts';
import { type GoogleApp, googleApp, throughPopup } from '../../testing/google-app.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';
import { findConnection } from './connection.ts';

let t: GoogleApp;
beforeAll(async () => {
  t = await googleApp(['own', 'shared']);
});
beforeEach(() => t.google.reset());
afterAll(() => t.close());

type Person = Awaited<ReturnType<typeof signedIn>>;

const DOCS = '/api/google/from-provider/docs';
const CALENDAR = '/api/google/from-provider/calendar';
const NOT_CONNECTED = { code: 'google_not_connected' };

const newShoot = async ({ team }: Person) =>
  (await buildShoot(t.database.orm, team, { date: '2026-07-01', time: '21:30' })).id;

async function connected(action: 'docs' | 'calendar' = 'docs') {
  const ada = await signedIn(t);
  expect(await throughPopup(ada, action, await newShoot(ada))).toMatchObject({
    type: 'oauth-success',
  });
  const shootId = await newShoot(ada);
  t.google.reset();
  return { ada, shootId };
}
const integrations = async (person: Person) => (await person.get('/api/integrations/check')).body;
const rowOf = async ({ userId }: Person) => {
  const text = 'select * from google_connections where user_id = $1';
  return (await t.database.pool.query(text, [userId])).rows[0];
};
const tokensOf = async ({ userId }: Person) =>
  (await findConnection(makeDeps({ env: t.env, database: t.database }), userId))!;
const outdate = async ({ userId }: Person) => {
  const text = 'update google_connections set access_token_expires_at = now() where user_id = $1';
  await t.database.pool.query(text, [userId]);
};

describe('what can be done with Google', () => {
  const all = { serviceAccountConfigured: true, oauthClientConfigured: true };

  test('is everything once an account is connected', async () => {
    const { ada } = await connected();
    expect(await integrations(ada)).toEqual({ ...all, userHasGoogleProvider: true });
    const { body } = await ada.get('/api/google/connection');
    expect(body).toEqual({ connection: { email: GOOGLE_EMAIL } });
  });

  test('does not count others’ connections', async () => {
    await connected();
    const bob = await signedIn(t);
    expect(await integrations(bob)).toEqual({ ...all, userHasGoogleProvider: false });
    expect((await bob.get('/api/google/connection')).body).toEqual({ connection: null });
  });

  test('is nothing where nothing is set up', async () => {
    const plain = await testApp();
    const ada = await signedIn(plain);
    expect((await ada.get('/api/integrations/check')).body).toEqual({
      serviceAccountConfigured: false,
      oauthClientConfigured: false,
      userHasGoogleProvider: false,
    });
    for (const [url, service] of [
      [DOCS, 'Google Docs'],
      [CALENDAR, 'Google Calendar'],
    ] as const) {
      const shoot = await buildShoot(plain.database.orm, ada.team, { date: '2026-07-01' });
      const { status, body, headers } = await ada.post(url, { shootId: shoot.id });
      expect([status, body]).toMatchObject([503, { code: 'not_configured' }]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(body).toMatchObject({ error: expect.stringContaining(service) });
    }
    await plain.close();
  });
});

describe('with a stored connection', () => {
  test('a call sheet is saved, and the next time in the same place', async () => {
    const { ada, shootId } = await connected();
    const first = await ada.post(DOCS, { shootId });
    const again = await ada.post(DOCS, { shoot_id: shootId });
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect(t.google.drive.files.size).toBe(1);
    const { body } = await ada.get(`/api/shoots/${shootId}`);
    expect(body).toMatchObject({ docsUrl: (first.body as { docUrl: string }).docUrl });
  });

  test('a shoot is put into the calendar once', async () => {
    const { ada, shootId } = await connected('calendar');
    const first = await ada.post(CALENDAR, { shootId });
    expect([first.status, first.body]).toEqual([
      200,
      { eventUrl: expect.stringContaining('eid=') },
    ]);
    const again = await ada.post(CALENDAR, { shootId });
    const error = 'This shoot is already on your Google Calendar.';
    expect([again.status, again.body]).toEqual([409, { error, code: 'conflict' }]);
  });

  test('an event whose first answer got lost is known from the second time on', async () => {
    const { ada, shootId } = await connected('calendar');
    t.google.misbehaviour = { way: 'half', at: /calendar/, isDone: true };
    expect((await ada.post(CALENDAR, { shootId })).status).toBe(503);
    t.google.misbehaviour = undefined;
    expect((await ada.post(CALENDAR, { shootId })).status).toBe(409);
    const { rows } = await t.database.pool.query('select * from shoot_events where shoot_id = $1', [
      shootId,
    ]);
    expect(rows).toMatchObject([{ user_id: ada.userId, calendar_id: 'primary' }]);
  });

  test('a shoot without a date is refused before Google is asked', async () => {
    const { ada } = await connected('calendar');
    const { id } = await buildShoot(t.database.orm, ada.team, { date: null, time: null });
    const { status, body } = await ada.post(CALENDAR, { shootId: id });
    expect([status, body]).toMatchObject([422, { fields: { date: expect.any(String) } }]);
    expect(t.google.asked).toEqual([]);
  });

  test('a shoot of another team is one that is not there', async () => {
    const { ada } = await connected();
    const foreign = await newShoot(await signedIn(t));
    const answers = await Promise.all(
      [foreign, randomUUID()].map((id) => ada.post(DOCS, { shootId: id })),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]!.text).toBe(answers[1]!.text);
    expect(t.google.asked).toEqual([]);
  });

  test('what was not allowed is to be allowed first', async () => {
    const { ada, shootId } = await connected('docs');
    const { status, body } = await ada.post(CALENDAR, { shootId });
    expect([status, body]).toMatchObject([409, NOT_CONNECTED]);
    expect(await integrations(ada)).toMatchObject({ userHasGoogleProvider: true });
  });
});

describe('without one', () => {
  test('the user has to connect', async () => {
    const ada = await signedIn(t);
    const { status, body } = await ada.post(DOCS, { shootId: await newShoot(ada) });
    expect([status, body]).toMatchObject([409, NOT_CONNECTED]);
    expect(t.google.asked).toEqual([]);
  });
});

describe('tokens', () => {
  test('lie locked in the database, each in its place', async () => {
    const { ada } = await connected();
    const row = await rowOf(ada);
    const { accessToken, refreshToken } = await tokensOf(ada);
    const stored = JSON.stringify(row);
    expect([row.access_token, row.refresh_token]).toEqual(
      Array(2).fill(expect.stringMatching(/^v1\./)),
    );
    for (const token of [accessToken, refreshToken!]) {
      expect(stored).not.toContain(token);
      expect(stored).not.toContain(Buffer.from(token).toString('base64url'));
    }
    await connected();
    const set = 'update google_connections set refresh_token = access_token where user_id = $1';
    await t.database.pool.query(set, [ada.userId]);
    expect((await tokensOf(ada)).refreshToken).toBeUndefined();
  });

  test('of another user do not open', async () => {
    const { ada, shootId } = await connected();
    const { ada: bob } = await connected();
    const copy =
      'update google_connections set access_token = $1, refresh_token = $2 where user_id = $3';
    const { access_token, refresh_token } = await rowOf(bob);
    await t.database.pool.query(copy, [access_token, refresh_token, ada.userId]);
    expect((await ada.post(DOCS, { shootId })).body).toMatchObject(NOT_CONNECTED);
  });

  test('are locked for this server’s secret alone', async () => {
    const { ada } = await connected();
    const env = { ...t.env, authSecret: 'another secret, of more than 32 characters' };
    expect(
      await findConnection({ ...makeDeps({ env, database: t.database }) }, ada.userId),
    ).toBeUndefined();
  });

  test('are renewed when their time is over', async () => {
    const { ada, shootId } = await connected();
    await outdate(ada);
    expect((await ada.post(DOCS, { shootId })).status).toBe(200);
    expect((await ada.post(DOCS, { shootId })).status).toBe(200);
    expect(t.google.asked.filter(({ path }) => path === '/token')).toHaveLength(1);
  });

  test('are renewed when Google takes them no more before that', async () => {
    const { ada, shootId } = await connected();
    t.google.oauth.tokens.clear();
    expect((await ada.post(DOCS, { shootId })).status).toBe(200);
    expect(await rowOf(ada)).toBeDefined();
  });

  test.each(['over', 'taken back'])(
    'that Google revoked while they were %s are forgotten',
    async (how) => {
      const { ada, shootId } = await connected();
      const { refreshToken } = await tokensOf(ada);
      if (how === 'over') await outdate(ada);
      t.google.oauth.refreshTokens.delete(refreshToken!);
      t.google.oauth.tokens.clear();
      const { status, body } = await ada.post(DOCS, { shootId });
      expect([status, body]).toMatchObject([409, NOT_CONNECTED]);
      expect(await rowOf(ada)).toBeUndefined();
      expect(await integrations(ada)).toMatchObject({ userHasGoogleProvider: false });
      expect(await throughPopup(ada, 'docs', shootId)).toMatchObject({ type: 'oauth-success' });
    },
  );

  test('stay where Google is only away', async () => {
    const { ada, shootId } = await connected();
    await outdate(ada);
    t.google.misbehaviour = { way: 'refuse', status: 500, reason: 'x', at: /^POST \/token/ };
    expect((await ada.post(DOCS, { shootId })).status).toBe(503);
    t.google.misbehaviour = undefined;
    expect((await ada.post(DOCS, { shootId })).status).toBe(200);
  });
});

describe('disconnecting', () => {
  test('forgets the account and tells Google so', async () => {
    const { ada, shootId } = await connected();
    const { refreshToken } = await tokensOf(ada);
    expect((await ada.delete('/api/google/connection')).body).toEqual({ success: true });
    expect([await rowOf(ada), t.google.oauth.revoked]).toEqual([undefined, [refreshToken]]);
    expect((await ada.post(DOCS, { shootId })).body).toMatchObject(NOT_CONNECTED);
    expect((await ada.delete('/api/google/connection')).status).toBe(200);
  });

  test.each(['reset', 'nonsense'] as const)(
    'works where Google does not listen (%s)',
    async (way) => {
      const { ada } = await connected();
      t.google.misbehaviour = { way, at: /revoke/ };
      expect((await ada.delete('/api/google/connection')).status).toBe(200);
      expect(await rowOf(ada)).toBeUndefined();
    },
  );

  test('comes with the end of the account', async () => {
    const { ada } = await connected();
    const { refreshToken } = await tokensOf(ada);
    expect((await ada.delete('/api/auth/delete-account')).status).toBe(200);
    await expect.poll(() => t.google.oauth.revoked).toEqual([refreshToken]);
    expect(await rowOf(ada)).toBeUndefined();
  });
});

test('a full Drive is told to the user, who can make room', async () => {
  const { ada, shootId } = await connected('docs');
  const reason = 'storageQuotaExceeded';
  t.google.misbehaviour = { way: 'refuse', status: 403, reason, at: /upload/ };
  const { status, body, headers } = await ada.post(DOCS, { shootId });
  const error = 'Your Google Drive is full. Make room there, then save the call sheet again.';
  expect([status, body]).toEqual([503, { error, code: 'unavailable' }]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(60);
});
