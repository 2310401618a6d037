import { NOT_RECENT_MESSAGE } from '@lensemble/contract/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Client, makeClient } from '../../testing/client.ts';
import { newEmail, PASSWORD, signedIn, signUp } from '../../testing/login.ts';
import { type MailApp, mailApp, tokenIn } from '../../testing/mail-app.ts';

let t: MailApp;
beforeAll(async () => {
  t = await mailApp();
});
beforeEach(() => {
  t.server.mails.length = 0;
});
afterAll(() => t.close());

const DELETE_ACCOUNT = '/api/auth/delete-account';
const CHANGE_EMAIL = '/api/auth/change-email';
const CONFIRM = '/api/auth/confirm-email';

type Person = Awaited<ReturnType<typeof signedIn>>;

/** Moves the sign-in of a person's sessions into the past. */
const age = ({ userId }: { userId: string }, minutes = 11) =>
  t.database.pool.query(
    `update sessions set authenticated_at = now() - $2 * interval '1 minute' where user_id = $1`,
    [userId, minutes],
  );

const memberId = async (owner: Person, { userId }: Person) => {
  const { body } = await owner.get(`/api/team/${owner.team.id}/members`);
  return (body as { id: string; userId: string }[]).find((each) => each.userId === userId)?.id;
};

const signIn = async (email: string) =>
  (await makeClient(t.app).post('/api/auth/sign-in/email', { email, password: PASSWORD })).status;

describe('an act that cannot be undone', () => {
  const acts: readonly (readonly [string, (owner: Person, url: string) => Promise<unknown>])[] = [
    ['deleting the account', (owner) => owner.delete(DELETE_ACCOUNT)],
    ['deleting a team', (owner) => owner.delete(`/api/team/${owner.team.id}`)],
    ['changing the address', (owner) => owner.post(CHANGE_EMAIL, { email: newEmail() })],
    ['passing on a team', (owner, url) => owner.post(url)],
  ];
  test.each(acts)('needs a recent authentication: %s', async (_, act) => {
    const owner = await signedIn(t);
    await owner.post('/api/team', { name: 'Second' });
    const member = await signedIn(t, { team: owner.team, role: 'member' });
    const url = `/api/team/${owner.team.id}/members/${await memberId(owner, member)}/owner`;
    await age(owner);
    const error = { error: NOT_RECENT_MESSAGE, code: 'reauthentication_required' };
    expect(await act(owner, url)).toMatchObject({ status: 403, body: error });
    await age(owner, 9);
    expect(await act(owner, url)).toMatchObject({ status: 200 });
  });

  test('is leaving a team as its only owner, but not as a member', async () => {
    const owner = await signedIn(t);
    const member = await signedIn(t, { team: owner.team, role: 'admin' });
    const leave = (person: Person) => person.delete('/api/team/leave');
    await age(owner);
    await age(member);
    const answer = await leave(owner);
    expect([answer.status, answer.body]).toMatchObject([
      403,
      { code: 'reauthentication_required' },
    ]);
    expect((await leave(member)).status).toBe(200);
    expect((await leave(owner)).status).toBe(409);
    await signedIn(t, { team: owner.team, role: 'admin' });
    await age(owner, 9);
    expect((await leave(owner)).status).toBe(200);
  });

  test('is refused for the missing role before a password is asked for', async () => {
    const owner = await signedIn(t);
    const member = await signedIn(t, { team: owner.team, role: 'member' });
    await age(member);
    const answer = await member.delete(`/api/team/${owner.team.id}`);
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'forbidden' }]);
  });
});

describe('signing in again', () => {
  const signInAgain = async (client: Client, email: string, password: string) =>
    (await client.post('/api/auth/sign-in/email', { email, password })).status;

  test('takes the password, for this browser alone', async () => {
    const ada = await signUp(t);
    const other = makeClient(t.app);
    await signInAgain(other, ada.email, PASSWORD);
    await age(ada);
    expect(await signInAgain(ada, ada.email, 'Wrong!Fox42')).toBe(401);
    expect((await ada.delete(DELETE_ACCOUNT)).status).toBe(403);
    expect(await signInAgain(ada, ada.email, PASSWORD)).toBe(200);
    expect((await other.delete(DELETE_ACCOUNT)).status).toBe(403);
    expect((await ada.delete(DELETE_ACCOUNT)).status).toBe(200);
  });

  test('is not done by the token of the session', async () => {
    const ada = await signedIn(t);
    await age(ada);
    const access_token = ada.cookie?.split('=')[1];
    const renewed = makeClient(t.app);
    expect((await renewed.post('/api/auth/set-session', { access_token })).status).toBe(200);
    expect((await renewed.delete(DELETE_ACCOUNT)).status).toBe(403);
  });
});

describe('a new address', () => {
  const ask = async (client: Client, email: string) =>
    (await client.post(CHANGE_EMAIL, { email })).text;
  const confirm = (token: string) => makeClient(t.app).post(CONFIRM, { token });

  test('counts once its mail is confirmed, and the old one is told', async () => {
    const ada = await signUp(t);
    const email = newEmail();
    await ask(ada, email.toUpperCase());
    const token = tokenIn((await t.server.mailTo(email)).parsed.text);
    expect([await signIn(ada.email), await signIn(email)]).toEqual([200, 401]);
    expect((await confirm(token)).status).toBe(200);
    expect([await signIn(ada.email), await signIn(email)]).toEqual([401, 200]);
    expect((await ada.get('/api/auth/me')).body).toMatchObject({ user: { email } });
    const notice = (await t.server.mailTo(ada.email)).parsed;
    expect(notice.subject).toBe('Your email address was changed');
    expect(notice.text).toContain(email);
    expect((await confirm(token)).status).toBe(422);
  });

  test('with an account gets no mail, and the answer is the same', async () => {
    const [ada, bob] = [await signUp(t), await signUp(t)];
    const email = newEmail();
    const answers = [await ask(ada, bob.email), await ask(ada, email)];
    expect(answers).toEqual(['{"success":true}', '{"success":true}']);
    await t.server.mailTo(email);
    expect(t.server.mails.flatMap(({ recipients }) => recipients)).toEqual([email]);
  });

  test('that got an account in the meantime has the answer of a dead link', async () => {
    const ada = await signUp(t);
    const email = newEmail();
    await ask(ada, email);
    const token = tokenIn((await t.server.mailTo(email)).parsed.text);
    await signUp(t, { email });
    const [taken, unknown] = [await confirm(token), await confirm('x')];
    expect([taken.status, taken.text]).toEqual([422, unknown.text]);
    expect((await ada.get('/api/auth/me')).body).toMatchObject({ user: { email: ada.email } });
  });

  test('that was asked for before the password changed gets no mail', async () => {
    const later = await testApp({ env: { smtp: t.server.settings } });
    const ada = await signUp(later);
    const email = newEmail();
    const changed = { currentPassword: PASSWORD, newPassword: 'Another!Fox42' };
    expect((await ada.post(CHANGE_EMAIL, { email })).status).toBe(200);
    expect((await ada.post('/api/auth/change-password', changed)).status).toBe(200);
    const second = newEmail();
    expect((await ada.post(CHANGE_EMAIL, { email: second })).status).toBe(200);
    await later.app.startTasks();
    await t.server.mailTo(second);
    const waiting = `select from pgboss.job where data->>'email' = $1 and state <> 'completed'`;
    await vi.waitFor(async () => {
      expect((await later.database.pool.query(waiting, [email])).rowCount).toBe(0);
    });
    expect(t.server.mails.flatMap(({ recipients }) => recipients)).not.toContain(email);
    await later.close();
  });

  test('gets no mail after the account was deleted', async () => {
    const later = await testApp({ env: { smtp: t.server.settings } });
    const ada = await signUp(later);
    await ada.post(CHANGE_EMAIL, { email: newEmail() });
    expect((await ada.delete(DELETE_ACCOUNT)).status).toBe(200);
    await later.app.startTasks();
    const done = `select state from pgboss.job where data->>'kind' = 'email-change'`;
    await vi.waitFor(async () => {
      const { rows } = await later.database.pool.query(done);
      expect(rows.filter(({ state }) => state !== 'completed')).toEqual([]);
    });
    expect(t.server.mails).toEqual([]);
    await later.close();
  });

  test('cannot be the current one', async () => {
    const ada = await signUp(t);
    expect((await ada.post(CHANGE_EMAIL, { email: ada.email })).status).toBe(422);
  });
});

test('ownership passes on, and the former owner becomes an admin', async () => {
  const owner = await signedIn(t);
  const member = await signedIn(t, { team: owner.team, role: 'member' });
  const url = `/api/team/${owner.team.id}/members/${await memberId(owner, member)}/owner`;
  expect((await member.post(url)).status).toBe(403);
  expect((await owner.post(url)).body).toMatchObject({ userId: member.userId, role: 'owner' });
  expect((await owner.get('/api/user/team-member')).body).toMatchObject({ role: 'admin' });
  expect((await owner.post(url)).status).toBe(403);
  expect((await member.post(url)).status).toBe(403);
});
