import { BAD_INVITE_CODE_MESSAGE } from '@lensemble/contract/auth';
import { COMMON_PASSWORD_MESSAGE, passwordRules } from '@lensemble/contract/password-rules';
import { INVITE_NEEDED_MESSAGE } from '@lensemble/contract/sign-ups';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Answer, makeClient } from '../../testing/client.ts';
import { newEmail, PASSWORD, signedIn, signUp } from '../../testing/login.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const URL = '/api/auth/sign-up/email';
const bodyWith = (overrides: Record<string, unknown> = {}) => ({
  email: newEmail(),
  password: PASSWORD,
  name: 'Ada Byron',
  ...overrides,
});
const post = (body: unknown) => makeClient(t.app).post(URL, body);
const countUsers = async () =>
  (await t.database.pool.query<{ users: number }>('select count(*)::int users from users')).rows[0]!
    .users;

test('a sign-up is a session from the first answer on', async () => {
  const client = makeClient(t.app);
  const email = newEmail();
  const { status, body } = await client.post(URL, bodyWith({ email: ` ${email.toUpperCase()} ` }));
  expect(status).toBe(200);
  expect(body).toMatchObject({ user: { email, name: 'Ada Byron' } });
  expect((await client.get('/api/auth/me')).body).toMatchObject({ user: { email } });
});

test('the database holds neither the password nor what the browser holds', async () => {
  const client = makeClient(t.app);
  const { body } = await client.post(URL, bodyWith());
  const { token } = body as { token: string };
  const { rows } = await t.database.pool.query('select token from sessions');
  expect(rows.map((row) => row.token)).not.toContain(token);
  const stored = await t.database.pool.query('select password from accounts');
  for (const { password } of stored.rows) expect(password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
});

describe('the rules for passwords', () => {
  const broken = [
    ['Ab1!x', 0],
    ['abcxyz1!', 1],
    ['ABCXYZ1!', 2],
    ['Abcxyz!!', 3],
    ['Abcxyz12', 4],
  ] as const;

  test.each(broken)('%s names the rule that it breaks', async (password, rule) => {
    const before = await countUsers();
    const answer = await post(bodyWith({ password }));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fields: { password: passwordRules[rule]?.message } });
    expect(await countUsers()).toBe(before);
  });

  test('the spec has the message of each broken one', () => {
    expect(passwordRules.map(({ message }) => message)).toEqual([
      'Password must be at least 6 characters long',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one lowercase letter',
      'Password must contain at least one number',
      'Password must contain at least one symbol (!@#$%^&*(),.?":{}|<>)',
    ]);
  });

  test.each(['Password1!', 'P@ssw0rd1', 'Qwerty123!', '!QAZ2wsx'])(
    '%s is too common',
    async (password) => {
      const answer = await post(bodyWith({ password }));
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ fields: { password: COMMON_PASSWORD_MESSAGE } });
    },
  );
});

describe('an address that already has an account', () => {
  const shapeOf = ({ status, headers, body }: Answer) => {
    const { token, user } = body as { token: string; user: object };
    const cookie = String(headers['set-cookie']).replace(/=[^;]*/, '');
    const names = Object.keys(headers).sort();
    return {
      status,
      cookie,
      names,
      length: headers['content-length'],
      token: token.length,
      user: Object.keys(user),
    };
  };

  test('is answered in the same shape, keeps its password, name and sessions', async () => {
    const email = newEmail();
    const owner = await signUp(t, { email });
    const fresh = await post(bodyWith({ email: newEmail() }));
    const thief = makeClient(t.app);
    const again = await thief.post(
      URL,
      bodyWith({ email, password: 'Another!Fox43', name: 'Bob Byron' }),
    );
    expect(shapeOf(again)).toEqual(shapeOf(fresh));
    expect(again.body).toMatchObject({ user: { email, name: 'Bob Byron' } });

    expect((await thief.get('/api/auth/me')).status).toBe(401);
    expect(
      (await thief.post('/api/user/profile', { firstName: 'Bob', lastName: 'B' })).status,
    ).toBe(401);
    const { token } = again.body as { token: string };
    expect((await thief.post('/api/auth/set-session', { access_token: token })).status).toBe(401);

    expect((await owner.get('/api/user/profile')).body).toMatchObject({ firstName: 'Ada' });
    const signIn = (password: string) =>
      makeClient(t.app).post('/api/auth/sign-in/email', { email, password });
    expect((await signIn('Another!Fox43')).status).toBe(401);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  test('is not told apart by its letter case', async () => {
    const { email } = await signUp(t);
    const before = await countUsers();
    expect((await post(bodyWith({ email: email.toUpperCase() }))).status).toBe(200);
    expect(await countUsers()).toBe(before);
  });

  test('does not come into the team of an invite code', async () => {
    const [ada, eve] = [await signUp(t), await signedIn(t)];
    const body = bodyWith({ email: ada.email, inviteCode: eve.team.inviteCode });
    expect((await post(body)).status).toBe(200);
    expect((await eve.get('/api/user/teams')).body).toMatchObject([{ memberCount: 1 }]);
  });

  test('is made once where two sign up with it at once', async () => {
    const email = newEmail();
    const clients = Array.from({ length: 6 }, () => makeClient(t.app));
    const answers = await Promise.all(
      clients.map((client) => client.post(URL, bodyWith({ email }))),
    );
    expect(answers.map(({ status }) => status)).toEqual(clients.map(() => 200));
    const me = await Promise.all(clients.map((client) => client.get('/api/auth/me')));
    expect(me.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
  });
});

describe('an invite code', () => {
  test('adds the user to its team, and makes no personal team', async () => {
    const owner = await signedIn(t, { firstName: 'Olive' });
    const guest = await signUp(t, { inviteCode: `  ${owner.team.inviteCode.toUpperCase()} ` });
    expect((await guest.get('/api/user/teams')).body).toEqual([
      {
        id: owner.team.id,
        name: "Olive's Team",
        role: 'member',
        isActive: true,
        memberCount: 2,
        shootCount: 0,
        hasSampleData: false,
      },
    ]);
  });

  test('counts from the sign-up on, even if no profile is ever saved', async () => {
    const owner = await signedIn(t);
    const guest = makeClient(t.app);
    await guest.post(URL, bodyWith({ inviteCode: owner.team.inviteCode }));
    expect((await guest.get('/api/user/team-member')).body).toEqual({
      teamId: owner.team.id,
      role: 'member',
    });
  });

  test('that opens no team is refused before the account is made', async () => {
    const before = await countUsers();
    const answer = await post(bodyWith({ inviteCode: 'no-such-code' }));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      code: 'invalid',
      fields: { inviteCode: BAD_INVITE_CODE_MESSAGE },
    });
    expect(await countUsers()).toBe(before);
  });
});

describe('a sign-up that fails half-way', () => {
  async function refusing<T>(table: string, work: () => Promise<T>): Promise<T> {
    const { pool } = t.database;
    await pool.query(
      `create or replace function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
    );
    await pool.query(
      `create trigger refuse before insert on ${table} for each row execute function refuse()`,
    );
    return work().finally(() => pool.query(`drop trigger refuse on ${table}`));
  }

  test.each(['users', 'accounts', 'sessions', 'team_members', 'active_teams'])(
    'at %s leaves nothing, so that it can be made again',
    async (table) => {
      const owner = await signedIn(t);
      const body = bodyWith({ inviteCode: owner.team.inviteCode });
      const before = await countUsers();
      const answer = await refusing(table, () => post(body));
      expect([answer.status, answer.headers['set-cookie']]).toEqual([500, undefined]);
      expect(await countUsers()).toBe(before);
      const client = makeClient(t.app);
      await client.post(URL, body);
      expect((await client.get('/api/user/team-member')).body).toMatchObject({
        teamId: owner.team.id,
      });
    },
  );

  test('because the code has been replaced says so, and makes no account', async () => {
    const owner = await signedIn(t);
    const { pool } = t.database;
    const email = newEmail();
    // The server looks up the code before it hashes the password. The trigger changes the code once the account is
    // stored.
    await pool.query(
      `create function replace_code() returns trigger language plpgsql as
       'begin update teams set invite_code = gen_random_uuid() where id = ''${owner.team.id}''; return new; end'`,
    );
    await pool.query(
      'create trigger replace_code after insert on users for each row execute function replace_code()',
    );
    const answer = await post(bodyWith({ email, inviteCode: owner.team.inviteCode }));
    await pool.query('drop trigger replace_code on users');
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { fields: { inviteCode: BAD_INVITE_CODE_MESSAGE } },
    ]);
    expect((await pool.query('select from users where email = $1', [email])).rowCount).toBe(0);
  });
});

describe('permission to create an account', () => {
  test('is refused while sign-ups are closed', async () => {
    const closed = await testApp({ env: { signups: 'closed' } });
    const owner = await signedIn(closed);
    const body = bodyWith({ inviteCode: owner.team.inviteCode });
    const answer = await makeClient(closed.app).post(URL, body);
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'sign_ups_closed' });
    await closed.close();
  });

  test('needs an invite code while sign-ups are by invitation', async () => {
    const invited = await testApp({ env: { signups: 'invite' } });
    const owner = await signedIn(invited);
    const answer = await makeClient(invited.app).post(URL, bodyWith());
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      fields: { inviteCode: INVITE_NEEDED_MESSAGE },
    });
    const body = bodyWith({ inviteCode: owner.team.inviteCode });
    expect((await makeClient(invited.app).post(URL, body)).status).toBe(200);
    await invited.close();
  });
});
