import { getTableName } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeForm, makePicture } from '../../testing/images.ts';
import { PASSWORD, signUp } from '../../testing/login.ts';
import { buildComment, buildShoot } from '../../testing/shoots.ts';
import { otherPersonalTables, personalTables } from './rows/personal-tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function dataOf(cookie: string | undefined) {
  const answer = await t.app.inject({ url: '/api/user/data', headers: { cookie: cookie ?? '' } });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const files = unzipSync(answer.rawPayload);
  return { files, text: strFromU8(files['data.json']!) };
}

test('a person downloads what is stored about them, without secrets and without others', async () => {
  const ada = await signUp(t, { firstName: 'Ada', lastName: 'Byron' });
  const bob = await signUp(t, { firstName: 'Bob', lastName: 'Ross' });
  const form = await makeForm({
    firstName: 'Ada',
    lastName: 'Byron',
    avatar: { content: await makePicture() },
  });
  expect((await ada.request('POST', '/api/user/profile', form)).status).toBe(200);
  const { files, text } = await dataOf(ada.cookie);
  const data = JSON.parse(text);
  expect(data).toMatchObject({
    account: [{ email: ada.email }],
    profile: [{ firstName: 'Ada', lastName: 'Byron' }],
    memberships: [{ role: 'owner' }],
    sessions: [{ userId: ada.userId }],
    logins: [{ providerId: 'credential' }],
  });
  expect(data.teams).toHaveLength(1);
  expect(Object.keys(files).filter((name) => name.startsWith('pictures/avatars/'))).toHaveLength(1);
  const { rows } = await t.database.pool.query<{ token: string; password: string }>(
    'select s.token, a.password from sessions s join accounts a using (user_id) where user_id = $1',
    [ada.userId],
  );
  for (const secret of [PASSWORD, rows[0]!.token, rows[0]!.password, bob.email, bob.userId]) {
    expect(text).not.toContain(secret);
  }
});

test('a person downloads the consents that were signed with their confirmed address', async () => {
  const ada = await signUp(t, {});
  const { pool } = t.database;
  const teams = await pool.query('select team_id from team_members where user_id = $1', [
    ada.userId,
  ]);
  const insert = (email: string) =>
    pool.query(
      `insert into consents (team_id, shoot_id, participant_id, scope, shoot_title, time_zone, name, email, signed_name, version, text, uses)
       values ($1, gen_random_uuid(), gen_random_uuid(), 'shoot', 'Lake', 'UTC', 'Ada', $2, 'Ada Byron', 1, $3, '[]')`,
      [teams.rows[0].team_id, email, `Signed by ${email}`],
    );
  await insert(ada.email);
  await insert('bob@example.org');
  const confirm = (is: boolean) =>
    pool.query('update users set email_verified = $2 where id = $1', [ada.userId, is]);
  await confirm(false);
  expect(JSON.parse((await dataOf(ada.cookie)).text).consents).toEqual([]);
  await confirm(true);
  const { text } = await dataOf(ada.cookie);
  expect(JSON.parse(text).consents).toMatchObject([{ signedName: 'Ada Byron', withdrawals: [] }]);
  expect(text).not.toContain('bob@example.org');
});

test('a person downloads the comments that they wrote, and not those of others', async () => {
  const { orm, pool } = t.database;
  const ada = await signUp(t, {});
  const bob = await signUp(t, { firstName: 'Bob' });
  const { rows } = await pool.query('select team_id as id from team_members where user_id = $1', [
    ada.userId,
  ]);
  const shoot = await buildShoot(orm, rows[0]);
  await buildComment(orm, shoot, { userId: ada.userId, text: 'Mine', resolvedBy: bob.userId });
  await buildComment(orm, shoot, { userId: bob.userId, text: 'Not mine' });
  const { text } = await dataOf(ada.cookie);
  expect(JSON.parse(text).comments).toMatchObject([{ text: 'Mine' }]);
  for (const other of ['Not mine', bob.userId]) expect(text).not.toContain(other);
});

test('every table that names a person is in their data, or left out for a reason', async () => {
  const { rows } = await t.database.pool.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'users'::regclass order by 1`,
  );
  const named = new Set([
    ...Object.values(personalTables).map(({ table }) => getTableName(table)),
    ...Object.keys(otherPersonalTables),
  ]);
  expect(rows.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});
