import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeClient } from '../../testing/client.ts';
import { newEmail, PASSWORD, signedIn } from '../../testing/login.ts';
import { type MailApp, mailApp, tokenIn } from '../../testing/mail-app.ts';
import { makeBrowser, type StandIns, startStandIns } from '../../testing/sign-in-providers.ts';

let standIns: StandIns;
let t: MailApp;
beforeAll(async () => {
  standIns = await startStandIns();
  t = await mailApp({ env: { ...standIns.env, emailConfirmation: true } });
});
beforeEach(() => {
  t.server.mails.length = 0;
});
afterAll(async () => {
  await t.close();
  await standIns.close();
});

const unconfirmed = { provider: 'facebook', failure: 'unconfirmed' };

function facebooker(told: object = {}) {
  const person = { id: randomUUID(), email: newEmail(), name: 'Ada Byron', ...told };
  standIns.facebook.person = person;
  return person;
}

function googler(told: object = {}) {
  const person = { sub: randomUUID(), email: newEmail(), email_verified: true, ...told };
  standIns.google.person = person;
  return person;
}

const confirm = async (email: string) => {
  const token = tokenIn((await t.server.mailTo(email)).parsed.text);
  return makeClient(t.app).post('/api/auth/confirm-email', { token });
};

describe('where addresses are confirmed by mail', () => {
  test('one that the provider knows to be theirs needs no mail', async () => {
    const { email } = googler();
    expect(await makeBrowser(t).signIn('google')).toEqual({ provider: 'google' });
    expect(t.server.mails.map(({ recipients }) => recipients)).not.toContainEqual([email]);
  });

  test('any other waits for its mail, in no team, and then the provider lets them in', async () => {
    const owner = await signedIn(t);
    const { email } = facebooker();
    const browser = makeBrowser(t);
    const { inviteCode } = owner.team;
    expect(await browser.signIn('facebook', { inviteCode })).toMatchObject(unconfirmed);
    expect(browser.cookies.has('lensemble_session')).toBe(false);
    const { rows } = await t.database.pool.query(
      `select (select count(*)::int from sessions s where s.user_id = u.id) as sessions,
              (select count(*)::int from team_members m where m.user_id = u.id) as teams
       from users u where email = $1`,
      [email],
    );
    expect(rows).toEqual([{ sessions: 0, teams: 0 }]);
    expect((await confirm(email)).status).toBe(200);
    expect((await browser.signIn('facebook')).failure).toBeUndefined();
    const teams = (await browser.call('GET', '/api/user/teams')).json();
    expect(teams).toMatchObject([{ id: owner.team.id, role: 'member' }]);
  });

  test('a repeated sign-in before that sends the mail again', async () => {
    const { email } = facebooker();
    await makeBrowser(t).signIn('facebook');
    await t.server.mailTo(email);
    expect(await makeBrowser(t).signIn('facebook')).toEqual(unconfirmed);
    expect((await confirm(email)).status).toBe(200);
  });

  test('an address that the provider says is not verified waits too', async () => {
    const { email } = googler({ email_verified: false });
    const answer = await makeBrowser(t).signIn('google');
    expect(answer).toEqual({ provider: 'google', failure: 'unconfirmed' });
    await t.server.mailTo(email);
  });

  test('an address that has an account is answered as a new one, and its owner told by mail', async () => {
    const { email } = googler();
    const owner = makeBrowser(t);
    await owner.signIn('google');
    facebooker({ email });
    expect(await makeBrowser(t).signIn('facebook')).toEqual(unconfirmed);
    const { parsed } = await t.server.mailTo(email);
    expect(parsed.subject).toBe('You already have an account');
    const { rows } = await t.database.pool.query(
      'select provider_id from accounts a join users u on u.id = a.user_id where u.email = $1',
      [email],
    );
    expect(rows).toEqual([{ provider_id: 'google' }]);
  });

  test('an unconfirmed account is not opened by Google with its address', async () => {
    const email = newEmail();
    const eve = { email, password: PASSWORD, name: 'Eve' };
    await makeClient(t.app).post('/api/auth/sign-up/email', eve);
    googler({ email });
    const answer = await makeBrowser(t).signIn('google');
    expect(answer).toEqual({ provider: 'google', failure: 'sign_in_first' });
  });

  test('and where sign-ups are closed, it is answered as a new one there too', async () => {
    const strict = await mailApp({
      env: { ...standIns.env, emailConfirmation: true, signups: 'closed' },
    });
    const { email } = await signedIn(strict);
    await strict.database.pool.query('update users set email_verified = true');
    const closed = { provider: 'facebook', failure: 'sign_ups_closed' };
    for (const told of [{ email }, {}]) {
      facebooker(told);
      expect(await makeBrowser(strict).signIn('facebook')).toEqual(closed);
    }
    expect(strict.server.mails).toEqual([]);
    await strict.close();
  });
});
