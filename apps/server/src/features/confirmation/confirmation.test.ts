import {
  DEAD_CONFIRMATION_LINK_MESSAGE,
  UNCONFIRMED_MESSAGE,
} from '@lensemble/contract/confirmation';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Client, makeClient } from '../../testing/client.ts';
import { newEmail, PASSWORD, signedIn } from '../../testing/login.ts';
import { type MailApp, mailApp, tokenIn } from '../../testing/mail-app.ts';

let t: MailApp;
beforeAll(async () => {
  t = await mailApp({ env: { emailConfirmation: true } });
});
beforeEach(() => {
  t.server.mails.length = 0;
  t.server.refuse({});
});
afterAll(() => t.close());

const SIGN_UP = '/api/auth/sign-up/email';
const SIGN_IN = '/api/auth/sign-in/email';
const CONFIRM = '/api/auth/confirm-email';
const RESEND = '/api/auth/resend-confirmation';
const PROFILE = '/api/user/profile';
const ADA = { firstName: 'Ada', lastName: 'Byron' };
const NEXT = 'Silver!Crane7';

const stranger = () => makeClient(t.app);
const signUpWith = (client: Client, email: string, more: object = {}) =>
  client.post(SIGN_UP, { email, password: PASSWORD, name: 'Ada Byron', ...more });
const signInWith = (client: Client, email: string, password = PASSWORD) =>
  client.post(SIGN_IN, { email, password });

async function newcomer(more: object = {}) {
  const email = newEmail();
  const client = stranger();
  const answer = await signUpWith(client, email, more);
  expect(answer.status).toBe(200);
  return { client, email, answer };
}

const linkTo = async (email: string) => tokenIn((await t.server.mailTo(email)).parsed.text);

async function confirmed(more: object = {}) {
  const { client, email } = await newcomer(more);
  await client.post(CONFIRM, { token: await linkTo(email) });
  expect((await signInWith(client, email)).status).toBe(200);
  return { client, email };
}

describe('an account whose address is not confirmed', () => {
  test('gets that answer when its profile is saved, and at every other call', async () => {
    const { client } = await newcomer();
    for (const answer of [await client.post(PROFILE, ADA), await client.get('/api/auth/me')]) {
      expect([answer.status, answer.body]).toEqual([
        401,
        { error: UNCONFIRMED_MESSAGE, code: 'unconfirmed' },
      ]);
    }
  });

  test('cannot sign in, and learns why only with the right password', async () => {
    const { email } = await newcomer();
    const right = await signInWith(stranger(), email);
    expect([right.status, right.body]).toMatchObject([401, { code: 'unconfirmed' }]);
    expect(right.headers['set-cookie']).toBeUndefined();
    const wrong = await signInWith(stranger(), email, 'Wrong!Fox42');
    expect(wrong.body).toMatchObject({ code: 'invalid_credentials' });
  });

  test('has no session, and is in no team', async () => {
    const owner = await signedIn(t);
    const { email } = await newcomer({ inviteCode: owner.team.inviteCode });
    const { rows } = await t.database.pool.query(
      `select (select count(*)::int from sessions s where s.user_id = u.id) as sessions,
              (select count(*)::int from team_members m where m.user_id = u.id) as teams
       from users u where email = $1`,
      [email],
    );
    expect(rows).toEqual([{ sessions: 0, teams: 0 }]);
  });

  test('gets no access by a session from before confirmation was asked for', async () => {
    const ada = await signedIn(t);
    expect((await ada.get('/api/auth/me')).status).toBe(401);
    await t.database.pool.query('update users set email_verified = true where id = $1', [
      ada.userId,
    ]);
    expect((await ada.get('/api/auth/me')).status).toBe(200);
  });
});

describe('the link in the mail', () => {
  test('confirms the address; then one signs in, saves the profile and has a team', async () => {
    const { client, email } = await newcomer();
    const { parsed } = await t.server.mailTo(email);
    const token = tokenIn(parsed.text);
    expect(parsed.subject).toBe('Confirm your email address');
    expect(parsed.html).toContain(`href="http://localhost:3000/auth/confirm#token=${token}"`);
    const answer = await client.post(CONFIRM, { token });
    expect([answer.body, answer.headers['set-cookie']]).toEqual([{ success: true }, undefined]);
    await signInWith(client, email);
    expect((await client.post(PROFILE, ADA)).body).toMatchObject(ADA);
    expect((await client.get('/api/user/teams')).body).toMatchObject([{ name: "Ada's Team" }]);
  });

  test('leads to a profile with the names as they were typed', async () => {
    const ria = { firstName: 'Ria Maria', lastName: 'Van der Conf' };
    const { client } = await confirmed({ name: 'Ria Maria Van der Conf', ...ria });
    expect((await client.get(PROFILE)).body).toEqual({ ...ria, avatarUrl: null });
    expect((await client.get('/api/user/teams')).body).toMatchObject([
      { name: "Ria Maria's Team", role: 'owner', isActive: true },
    ]);
  });

  test('leads to a profile also where the names came as one', async () => {
    const { client } = await confirmed({ name: 'Ria Van der Conf' });
    const names = { firstName: 'Ria', lastName: 'Van der Conf' };
    expect((await client.get(PROFILE)).body).toEqual({ ...names, avatarUrl: null });
  });

  test('shows the name to the other members of the team', async () => {
    const owner = await signedIn(t);
    await t.database.pool.query('update users set email_verified = true where id = $1', [
      owner.userId,
    ]);
    const names = { firstName: 'Ria', lastName: 'Van der Conf' };
    await confirmed({ ...names, inviteCode: owner.team.inviteCode });
    const { body } = await owner.get(`/api/team/${owner.team.id}/members`);
    expect(body).toMatchObject([{}, { profile: names }]);
  });

  test('adds the user to the inviting team', async () => {
    const owner = await signedIn(t);
    const { client } = await confirmed({ inviteCode: owner.team.inviteCode });
    expect((await client.get('/api/user/teams')).body).toMatchObject([
      { id: owner.team.id, role: 'member', isActive: true },
    ]);
  });

  test('adds the user to the inviting team without a readable code in the database', async () => {
    await t.database.pool.query('delete from sign_up_invites');
    const { team } = await signedIn(t);
    const { client, email } = await newcomer({ inviteCode: team.inviteCode });
    const kept = await t.database.pool.query('select * from sign_up_invites');
    expect(kept.rows).toHaveLength(1);
    expect(JSON.stringify(kept.rows)).not.toContain(team.inviteCode);
    expect((await client.post(CONFIRM, { token: await linkTo(email) })).status).toBe(200);
    await signInWith(client, email);
    expect((await client.get('/api/user/teams')).body).toMatchObject([{ id: team.id }]);
  });

  test('adds the user to the inviting team of a sign-up from before codes were encrypted', async () => {
    const { team } = await signedIn(t);
    const { client, email } = await newcomer({ inviteCode: team.inviteCode });
    await t.database.pool.query('update sign_up_invites set invite_code = $1', [team.inviteCode]);
    expect((await client.post(CONFIRM, { token: await linkTo(email) })).status).toBe(200);
    await signInWith(client, email);
    expect((await client.get('/api/user/teams')).body).toMatchObject([{ id: team.id }]);
  });

  test('adds the user to no team if the code has been replaced', async () => {
    const owner = await signedIn(t);
    const { client, email } = await newcomer({ inviteCode: owner.team.inviteCode });
    await t.database.pool.query('update teams set invite_code = gen_random_uuid() where id = $1', [
      owner.team.id,
    ]);
    expect((await client.post(CONFIRM, { token: await linkTo(email) })).status).toBe(200);
    await signInWith(client, email);
    const teams = (await client.get('/api/user/teams')).body as { id: string }[];
    expect(teams.map(({ id }) => id)).not.toContain(owner.team.id);
  });

  test('does nothing when a program opens it', async () => {
    const { email } = await newcomer();
    const token = await linkTo(email);
    await stranger().request('GET', `/auth/confirm?token=${token}`);
    await stranger().request('GET', `${CONFIRM}?token=${token}`);
    expect((await signInWith(stranger(), email)).status).toBe(401);
    expect((await stranger().post(CONFIRM, { token })).status).toBe(200);
  });

  test.each(['twice', 'when it is over', 'made up', 'for another purpose'])(
    'is refused %s',
    async (how) => {
      const { email } = await newcomer();
      let token = await linkTo(email);
      if (how === 'twice') await stranger().post(CONFIRM, { token });
      if (how === 'when it is over') {
        await t.database.pool.query(
          `update mail_tokens set expires_at = now() - interval '1 second'`,
        );
      }
      if (how === 'made up') token = 'a'.repeat(43);
      if (how === 'for another purpose') {
        await stranger().post('/api/auth/forget-password', { email });
        token = await linkTo(email);
      }
      const answer = await stranger().post(CONFIRM, { token });
      expect([answer.status, answer.body]).toMatchObject([
        422,
        { fields: { token: DEAD_CONFIRMATION_LINK_MESSAGE } },
      ]);
    },
  );

  test('is not needed where a new password was chosen by mail', async () => {
    const owner = await signedIn(t);
    const { client, email } = await newcomer({ inviteCode: owner.team.inviteCode });
    await linkTo(email);
    await stranger().post('/api/auth/forget-password', { email });
    const token = await linkTo(email);
    await stranger().post('/api/auth/reset-password', { token, password: NEXT });
    expect((await signInWith(client, email, NEXT)).status).toBe(200);
    expect((await client.get('/api/user/team-member')).body).toMatchObject({
      teamId: owner.team.id,
    });
  });
});

test('a new password by mail drops the name that a stranger may have typed', async () => {
  const eve = { name: 'Eve Mallory', firstName: 'Eve', lastName: 'Mallory' };
  const { client, email } = await newcomer(eve);
  await linkTo(email);
  await stranger().post('/api/auth/forget-password', { email });
  const token = await linkTo(email);
  await stranger().post('/api/auth/reset-password', { token, password: NEXT });
  expect((await signInWith(client, email, NEXT)).status).toBe(200);
  const [firstName] = email.split('@');
  expect((await client.get(PROFILE)).body).toMatchObject({ firstName, lastName: 'User' });
  expect((await client.get('/api/auth/me')).body).toMatchObject({ user: { name: firstName } });
});

describe('the mail again', () => {
  test('comes to an account that waits', async () => {
    const { email } = await newcomer();
    await linkTo(email);
    await stranger().post(RESEND, { email });
    expect((await stranger().post(CONFIRM, { token: await linkTo(email) })).status).toBe(200);
  });

  test('goes to no other address, and the answer is the same', async () => {
    const { email } = await newcomer();
    await linkTo(email);
    const { email: done } = await confirmed();
    t.server.mails.length = 0;
    const asked = [newEmail(), done, email].map((each) => stranger().post(RESEND, { email: each }));
    const answers = await Promise.all(asked);
    expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(
      Array.from({ length: 3 }, () => '200 {"success":true}'),
    );
    await t.server.mailTo(email);
    expect(t.server.mails).toHaveLength(1);
  });
});

describe('signing up over an address that has an account', () => {
  test('answers exactly as for a new one', async () => {
    const { email } = await confirmed();
    const [again, fresh] = [stranger(), stranger()];
    const [taken, free] = [await signUpWith(again, email), await signUpWith(fresh, newEmail())];
    const shapeOf = ({ status, headers, body }: typeof taken) => ({
      status,
      headers: Object.keys(headers),
      cookie: String(headers['set-cookie']).replace(/=[^;]*/, ''),
      fields: Object.keys(body as object),
      length: (body as { token: string }).token.length,
    });
    expect(shapeOf(taken)).toEqual(shapeOf(free));
    const saved = [await again.post(PROFILE, ADA), await fresh.post(PROFILE, ADA)];
    expect(saved[0]!.text).toBe(saved[1]!.text);
    expect(saved[0]!.status).toBe(401);
  });

  test('changes nothing, and its owner learns by mail how to sign in', async () => {
    const { client, email } = await confirmed();
    await signUpWith(stranger(), email, { password: NEXT, name: 'Eve Adamson' });
    const { parsed } = await t.server.mailTo(email);
    expect(parsed.subject).toBe('You already have an account');
    expect(parsed.text).not.toContain('Eve Adamson');
    expect((await client.get('/api/auth/me')).status).toBe(200);
    expect((await signInWith(stranger(), email, NEXT)).status).toBe(401);
    const token = tokenIn(parsed.text);
    const answer = await stranger().post('/api/auth/reset-password', { token, password: NEXT });
    expect(answer.status).toBe(200);
  });

  test('does not bury a mailbox, and never says so', async () => {
    const limited = await mailApp({ env: { emailConfirmation: true, rateLimits: true } });
    const email = newEmail();
    for (let count = 0; count < 9; count++) {
      const answer = await signUpWith(makeClient(limited.app), email);
      expect(answer.status).toBe(200);
    }
    for (let count = 0; count < 6; count++) await limited.server.mailTo(email);
    await vi.waitFor(async () => {
      const { rows } = await limited.database.pool.query(
        `select 1 from pgboss.job where name = 'mail'`,
      );
      expect([rows.length, limited.server.mails.length]).toEqual([0, 6]);
    });
    await limited.close();
  });
});

test('a sign-up whose mail cannot be queued makes no account', async () => {
  const { pool } = t.database;
  const email = newEmail();
  await pool.query(
    `create function refuse_job() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
  );
  await pool.query(
    'create trigger refuse before insert on pgboss.job_common for each row execute function refuse_job()',
  );
  const answer = await signUpWith(stranger(), email);
  await pool.query('drop trigger refuse on pgboss.job_common');
  expect(answer.status).toBe(500);
  expect((await pool.query('select from users where email = $1', [email])).rowCount).toBe(0);
  expect((await signUpWith(stranger(), email)).status).toBe(200);
  await t.server.mailTo(email);
});
