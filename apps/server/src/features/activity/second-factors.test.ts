import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { teamMembers } from '../../db/schema/teams.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Client, makeClient } from '../../testing/client.ts';
import { signedIn, signUp } from '../../testing/login.ts';
import { addPasskey } from '../../testing/passkeys.ts';
import { firstStep, withTwoStep } from '../../testing/two-step.ts';
import { turnOffTwoStep } from '../operators/service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const TWO_STEP = '/api/auth/two-step';
const PASSKEYS = '/api/auth/passkeys';

interface Entry {
  readonly kind: string;
  readonly action: string;
  readonly author: string | null;
  readonly changes: Record<string, unknown>;
  readonly isAudit: boolean;
  readonly teamId: string;
}

/** The entries about the sign-in of a person, but not those of each sign-in, the oldest first. */
async function entriesOf(userId: string): Promise<Entry[]> {
  const { rows } = await t.database.pool.query(
    `select kind, action, title, author, changes, is_audit as "isAudit", team_id as "teamId" from activity
     where subject_id = $1 and kind in ('twoStep', 'passkey', 'recoveryCodes') order by id`,
    [userId],
  );
  return rows;
}
const inShort = async (userId: string) =>
  (await entriesOf(userId)).map(({ kind, action }) => `${kind} ${action}`);

const join = (teamId: string, userId: string) =>
  t.database.orm.insert(teamMembers).values({ teamId, userId, role: 'member' });

test('two-step sign-in is one entry when it is turned on, and one when it is turned off', async () => {
  const ada = await withTwoStep(t);
  expect(await inShort(ada.userId)).toEqual(['twoStep created']);
  expect((await ada.client.delete(TWO_STEP)).status).toBe(200);
  const entries = await entriesOf(ada.userId);
  expect(entries).toMatchObject([
    { kind: 'twoStep', action: 'created', isAudit: true, changes: {} },
    { kind: 'twoStep', action: 'deleted', isAudit: true, changes: {} },
  ]);
  expect(entries.map(({ author }) => author)).not.toContain(null);
});

test('a setup without a first code is no entry, nor is turning off what is off', async () => {
  const ada = await signUp(t);
  await ada.post(`${TWO_STEP}/setup`, {});
  expect((await ada.delete(TWO_STEP)).status).toBe(200);
  expect(await inShort(ada.userId)).toEqual([]);
});

test('new recovery codes are one entry, and so is a code that was used', async () => {
  const ada = await withTwoStep(t);
  const { body } = await ada.client.post(`${TWO_STEP}/recovery-codes`, {});
  const [code] = (body as { recoveryCodes: string[] }).recoveryCodes;
  const token = await firstStep(t, ada.email);
  const answer = await makeClient(t.app).post('/api/auth/sign-in/second-step', { token, code });
  expect(answer.status).toBe(200);
  const wrong = await makeClient(t.app).post('/api/auth/sign-in/second-step', {
    token: await firstStep(t, ada.email),
    code,
  });
  expect(wrong.status).toBe(422);
  const [, renewed, used, ...others] = await entriesOf(ada.userId);
  expect(others).toEqual([]);
  expect(renewed).toMatchObject({ kind: 'recoveryCodes', action: 'created', changes: {} });
  expect(used).toMatchObject({
    ...{ kind: 'recoveryCodes', action: 'changed', changes: { codesLeft: [10, 9] } },
    author: renewed?.author,
  });
});

test('passkeys are an entry when they are added and removed, and none when they are renamed or used', async () => {
  const ada = await signUp(t);
  const { id } = await addPasskey(ada);
  expect((await ada.patch(`${PASSKEYS}/${id}`, { name: 'Desk' })).status).toBe(200);
  expect((await ada.delete(`${PASSKEYS}/${id}`)).status).toBe(200);
  expect((await ada.delete(`${PASSKEYS}/${id}`)).status).toBe(404);
  expect(await inShort(ada.userId)).toEqual(['passkey created', 'passkey deleted']);
});

test('what an operator turns off has no author', async () => {
  const ada = await withTwoStep(t);
  await turnOffTwoStep({ orm: t.database.orm, jobs: t.jobs }, ada.email);
  expect((await entriesOf(ada.userId)).at(-1)).toMatchObject({
    ...{ kind: 'twoStep', action: 'deleted', author: null },
  });
});

test('each team of the person has the entries, and only those who may read its audit log see them', async () => {
  const owner = await signedIn(t);
  const ada = await signedIn(t);
  await join(owner.team.id, ada.userId);
  await addPasskey(ada);
  const entries = await entriesOf(ada.userId);
  expect(entries.map(({ teamId }) => teamId).toSorted()).toEqual(
    [owner.team.id, ada.team.id].toSorted(),
  );
  const kindsIn = async (client: Client, path: string) =>
    ((await client.get(path)).body as { entries: Entry[] }).entries.map(({ kind }) => kind);
  expect(await kindsIn(owner, '/api/audit')).toContain('passkey');
  expect(await kindsIn(owner, '/api/activity')).not.toContain('passkey');
});

test('the deletion of an account is no entry about its factors', async () => {
  const owner = await signedIn(t);
  const ada = await withTwoStep(t);
  await join(owner.team.id, ada.userId);
  await addPasskey(ada.client);
  expect((await ada.client.post(`${TWO_STEP}/recovery-codes`, {})).status).toBe(200);
  const inTeam = async () =>
    (await entriesOf(ada.userId))
      .filter(({ teamId }) => teamId === owner.team.id)
      .map(({ kind, action }) => `${kind} ${action}`);
  expect(await inTeam()).toEqual(['passkey created', 'recoveryCodes created']);
  await t.database.pool.query('delete from users where id = $1', [ada.userId]);
  expect(await inTeam()).toEqual(['passkey created', 'recoveryCodes created']);
});

test('no entry has a secret, and the person downloads the entries', async () => {
  const ada = await withTwoStep(t);
  const { id } = await addPasskey(ada.client);
  await ada.client.post(`${TWO_STEP}/recovery-codes`, {});
  const { rows: secrets } = await t.database.pool.query<Record<string, string>>(
    `select s.secret, c.hash, p.credential_id, p.public_key, p.name from totp_secrets s
     join recovery_codes c using (user_id) join passkeys p using (user_id) where user_id = $1`,
    [ada.userId],
  );
  const text = JSON.stringify(await entriesOf(ada.userId));
  const all = [...ada.recoveryCodes, id, ...secrets.flatMap((row) => Object.values(row))];
  expect(secrets).toHaveLength(10);
  const data = await t.app.inject({
    url: '/api/user/data',
    headers: { cookie: ada.client.cookie ?? '' },
  });
  const { 'data.json': file } = unzipSync(data.rawPayload);
  const { auditLog } = JSON.parse(strFromU8(file!)) as { auditLog: Entry[] };
  const what = auditLog.map(({ kind, action }) => `${kind} ${action}`);
  expect(what).toEqual(await inShort(ada.userId));
  for (const secret of all) expect(text + JSON.stringify(auditLog)).not.toContain(secret);
});

test('these tests know each route that can change a second factor', () => {
  const isAbout = (url: string) => /^\/api\/auth\/(two-step|passkeys)(\/|$)/.test(url);
  const routes = t.app.declaredRoutes.filter(({ method, url }) => method !== 'GET' && isAbout(url));
  const names = routes
    .map(({ method, url }) => `${method} ${url}`)
    .filter((name) => !name.startsWith('HEAD'));
  expect(names.toSorted()).toEqual([
    'DELETE /api/auth/passkeys/:id',
    'DELETE /api/auth/two-step',
    'PATCH /api/auth/passkeys/:id',
    'POST /api/auth/passkeys',
    'POST /api/auth/passkeys/begin',
    'POST /api/auth/passkeys/challenge',
    'POST /api/auth/two-step',
    'POST /api/auth/two-step/recovery-codes',
    'POST /api/auth/two-step/setup',
  ]);
});
