import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccount } from '../accounts/accounts.ts';
import type { Deps } from '../deps.ts';
import { makeDeps } from '../make-deps.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { makeClient } from '../testing/client.ts';
import { signedIn } from '../testing/login.ts';
import { buildShoot } from '../testing/shoots.ts';
import { commandOf, UsageError } from './commands.ts';

let t: TestApp;
let deps: Deps;
beforeAll(async () => {
  t = await testApp();
  deps = makeDeps({ env: t.env, database: t.database, overrides: { jobs: t.jobs } });
});
afterAll(() => t.close());

const run = (...words: string[]) => commandOf(words)(deps);

// The first test of the file: the others make accounts.
test('without accounts and teams, the lists say so', async () => {
  expect(await run('users')).toBe('There are no accounts yet.');
  expect(await run('teams')).toBe('There are no teams yet.');
});

test('accounts and teams are found by a part of their name, and wildcards are letters', async () => {
  const ada = await signedIn(t);
  const line = await run('users', ada.email.slice(3));
  expect(line).toMatch(new RegExp(`^${ada.email}  \\w+  since .*  seen 20.*  teams 1$`));
  const found = await run('teams');
  expect(found).toContain(ada.team.id);
  expect(found).toContain(`owner ${ada.email}`);
  expect(await run('users', '%')).toBe('There is no such account.');
  expect(await run('teams', '_%_')).toBe('There is no such team.');
});

test('an address is confirmed', async () => {
  const { email } = await signedIn(t);
  await t.database.pool.query('update users set email_verified = false where email = $1', [email]);
  await run('confirm', email.toUpperCase());
  expect(await findAccount(t.database.orm, email)).toMatchObject({ isConfirmed: true });
});

test('a password link sets a password once', async () => {
  const { email } = await signedIn(t);
  const link = await run('password-link', email);
  const token = link.split('#token=')[1];
  expect(link).toMatch(/^http:\/\/localhost:3000\/auth\/reset#token=/);
  const client = makeClient(t.app);
  const set = () => client.post('/api/auth/reset-password', { token, password: 'Cedar!Owl77' });
  expect((await set()).status).toBe(200);
  expect((await set()).status).toBe(422);
  const credentials = { email, password: 'Cedar!Owl77' };
  expect((await client.post('/api/auth/sign-in/email', credentials)).status).toBe(200);
});

test('an account is signed out everywhere, and no other', async () => {
  const [ada, ben] = [await signedIn(t), await signedIn(t)];
  await run('sign-out', ada.email.toUpperCase());
  const status = async (person: typeof ada) => (await person.get('/api/auth/me')).status;
  expect([await status(ada), await status(ben)]).toEqual([401, 200]);
});

test('a team gets a member as its only owner, and no one else', async () => {
  const [ada, ben, eve] = [await signedIn(t), await signedIn(t), await signedIn(t)];
  await t.database.pool.query(
    `insert into team_members (team_id, user_id, role) values ($1, $2, 'member')`,
    [ada.team.id, ben.userId],
  );
  await run('give-team', ada.team.id, ben.email);
  const { rows } = await t.database.pool.query(
    'select user_id, role from team_members where team_id = $1',
    [ada.team.id],
  );
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({ user_id: ben.userId, role: 'owner' });
  expect(rows).toContainEqual({ user_id: ada.userId, role: 'admin' });
  await expect(run('give-team', ada.team.id, eve.email)).rejects.toMatchObject({ status: 422 });
});

test('what cannot be undone needs --yes', async () => {
  const ada = await signedIn(t);
  await buildShoot(t.database.orm, ada.team);
  expect(() => commandOf(['delete-team', ada.team.id])).toThrow('It cannot be undone');
  await run('delete-team', ada.team.id, '--yes');
  const count = async (table: string) =>
    (await t.database.pool.query(`select 1 from ${table} where team_id = $1`, [ada.team.id]))
      .rowCount;
  expect([await count('shoots'), await count('team_members')]).toEqual([0, 0]);
  // The person goes on with a new personal team.
  expect((await ada.get('/api/shoots')).status).toBe(200);

  expect(() => commandOf(['delete-user', ada.email])).toThrow('It cannot be undone');
  await run('delete-user', ada.email, '--yes');
  expect(await findAccount(t.database.orm, ada.email)).toBeUndefined();
  await expect(run('delete-user', ada.email, '--yes')).rejects.toMatchObject({ status: 404 });
});

test('failed work is listed without its data, and runs again', async () => {
  const done: unknown[] = [];
  let isBroken = true;
  const queue = {
    name: 'admin-test',
    run: async (data: unknown) => {
      if (isBroken) throw new Error('broken');
      done.push(data);
    },
  };
  await t.jobs.start({ queues: [queue] }, () => {});
  const id = randomUUID();
  await t.database.orm.transaction((tx) => t.jobs.add(tx, queue.name, { secret: 'private' }, id));
  t.jobs.wake(queue.name);
  await expect.poll(() => run('jobs'), { timeout: 15_000 }).toContain(id);
  expect(await run('jobs')).toMatch(/admin-test {2}since .* {2}attempts \d/);
  expect(await run('jobs')).not.toContain('private');
  await t.database.pool.query(`update pgboss.job set state = 'failed' where id = $1`, [id]);
  expect(await run('jobs')).toContain('given up');
  isBroken = false;
  expect(await run('retry', id)).toBe('1 job runs again.');
  t.jobs.wake(queue.name);
  await expect.poll(() => done, { timeout: 15_000 }).toEqual([{ secret: 'private' }]);
  await expect.poll(() => run('jobs'), { timeout: 5_000 }).toBe('No jobs have failed.');
  expect(await run('retry', 'all')).toBe('0 jobs run again.');
  await expect(run('retry', id)).rejects.toThrow(`No failed job has the id ${id}: see`);
});

test.each([[[]], [['nothing']], [['confirm']], [['users', 'a', 'b']]])(
  'a wrong call says how to call it: %j',
  (words) => {
    expect(() => commandOf(words)).toThrow(UsageError);
  },
);

test('an id that is none is refused before the database is asked', async () => {
  await expect(run('retry', "1' or true")).rejects.toThrow(UsageError);
});
