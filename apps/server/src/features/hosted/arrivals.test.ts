import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addPerson,
  type Project,
  tokenOf,
} from '../../../../../testing/hosted-identity/project.ts';
import {
  type HostedService,
  startHostedIdentity,
} from '../../../../../testing/hosted-identity/service.ts';
import type { HostedPerson, NewPerson } from '../../../../../testing/hosted-identity/users.ts';
import type { TestApp } from '../../testing/app.ts';
import { type Client, makeClient } from '../../testing/client.ts';
import { hostedApp } from '../../testing/hosted-app.ts';
import { newEmail, PASSWORD, signedIn } from '../../testing/login.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';

const URL = '/api/auth/set-session';

let service: HostedService;
let project: Project;
let t: TestApp;
beforeAll(async () => {
  service = await startHostedIdentity();
  project = service.project;
  t = await hostedApp(project);
});
beforeEach(() => {
  project.autoconfirm = false;
});
afterAll(async () => {
  await t.close();
  await service.close();
});

const newUser = (given: Partial<NewPerson> = {}) =>
  addPerson(project, { email: newEmail(), ...given });

async function arrive(person: HostedPerson, more: object = {}, app = t) {
  const client = makeClient(app.app);
  const answer = await client.post(URL, { access_token: tokenOf(project, person), ...more });
  return Object.assign(client, { answer });
}

async function accountOf(email: string, { database } = t) {
  const text = 'select id, name, email_verified from users where email = $1';
  return (await database.pool.query(text, [email])).rows[0];
}

async function fromBefore(isConfirmed: boolean) {
  const person = await signedIn(t);
  const text = 'update users set email_verified = $2 where id = $1';
  await t.database.pool.query(text, [person.userId, isConfirmed]);
  return person;
}

describe('a new user', () => {
  test('gets an account with their address and name, and from then on that one', async () => {
    const mira = newUser({
      email: 'Mira@Example.org',
      metadata: { full_name: ' Mira Lindqvist ' },
    });
    const first = await arrive(mira);
    expect(first.answer.body).toMatchObject({ user: { email: 'mira@example.org' } });
    expect(await accountOf('mira@example.org')).toMatchObject({
      name: 'Mira Lindqvist',
      email_verified: true,
    });
    const second = await arrive(mira);
    expect(second.answer.body).toEqual(first.answer.body);
    expect((await second.get('/api/user/profile')).status).toBe(404);
    expect((await first.get('/api/auth/me')).status).toBe(200);
  });

  test('twice at once gets one account', async () => {
    const person = newUser();
    const answers = await Promise.all(Array.from({ length: 5 }, () => arrive(person)));
    expect(answers.map(({ answer }) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ answer }) => answer.text)).size).toBe(1);
  });

  test.each([
    ['of blanks', '  '],
    ['that is no text', { toString: 'x' }],
  ])('with a name %s is called by their address', async (_, full_name) => {
    const person = newUser({ metadata: { full_name } });
    expect((await arrive(person)).answer.status).toBe(200);
    expect(await accountOf(person.email)).toMatchObject({ name: person.email.split('@')[0] });
  });

  test.each([
    ['with a second line', 'Ada\r\nByron', 'Ada Byron'],
    [
      'that is too long',
      `${'X'.repeat(150)} ${'Y'.repeat(150)}`,
      `${'X'.repeat(100)} ${'Y'.repeat(100)}`,
    ],
  ])('with a name %s is called by what can be kept of it', async (_, full_name, name) => {
    const person = newUser({ metadata: { full_name } });
    await arrive(person);
    expect(await accountOf(person.email)).toMatchObject({ name });
  });

  test('without an address learns that one is needed', async () => {
    const { answer } = await arrive(newUser({ email: '' }));
    expect([answer.status, answer.body]).toMatchObject([
      403,
      { error: 'This sign-in has no email address, and Lensemble needs one' },
    ]);
  });

  test('counts as unconfirmed where the project takes every address', async () => {
    project.autoconfirm = true;
    const person = newUser();
    const bold = await hostedApp(project);
    expect((await arrive(person, {}, bold)).answer.status).toBe(200);
    expect(await accountOf(person.email, bold)).toMatchObject({ email_verified: false });
    await bold.close();
  });

  test('with a token that the project has ended since gets none', async () => {
    const person = newUser();
    const token = tokenOf(project, person);
    person.sessions.clear();
    const answer = await makeClient(t.app).post(URL, { access_token: token });
    expect(answer.status).toBe(401);
    expect(await accountOf(person.email)).toBeUndefined();
  });

  test('while the project is away hears that it is for now, and can come again', async () => {
    const person = newUser();
    await arrive(newUser());
    project.away = true;
    expect((await arrive(person)).answer.status).toBe(503);
    project.away = false;
    expect((await arrive(person)).answer.status).toBe(200);
  });
});

describe('an address that has an account already', () => {
  test('opens it where both sides know whose it is', async () => {
    const ada = await fromBefore(true);
    const client = await arrive(newUser({ email: ada.email }));
    expect(client.answer.body).toMatchObject({ user: { id: ada.userId } });
    expect((await client.get('/api/user/teams')).body).toMatchObject([{ id: ada.team.id }]);
  });

  test('stays closed where it was never confirmed here', async () => {
    const ada = await fromBefore(false);
    const { answer } = await arrive(newUser({ email: ada.email }));
    expect([answer.status, answer.headers['set-cookie']]).toEqual([409, undefined]);
  });

  test('stays closed where the project does not know whose it is', async () => {
    const { email } = await fromBefore(true);
    const { answer } = await arrive(newUser({ email, confirmedAt: undefined }));
    expect([answer.status, answer.body]).toMatchObject([401, { code: 'unconfirmed' }]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('stays closed where the project takes every address, and no mail is promised', async () => {
    project.autoconfirm = true;
    const bold = await hostedApp(project);
    const { email } = await signedIn(bold);
    await bold.database.pool.query('update users set email_verified = true');
    const { answer } = await arrive(newUser({ email }), {}, bold);
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { error: /this sign-in cannot open it/ },
    ]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    await bold.close();
  });

  test('stays closed to a second user of the project', async () => {
    const person = newUser();
    await arrive(person);
    const { answer } = await arrive(newUser({ email: person.email }));
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'conflict' }]);
  });

  test('is the one from the first day, although the project knows another one now', async () => {
    const person = newUser();
    const first = await arrive(person);
    Object.assign(person, { email: newEmail() });
    expect((await arrive(person)).answer.body).toEqual(first.answer.body);
  });
});

describe('an invite code', () => {
  test('brings one into its team, however it comes along', async () => {
    const { team } = await signedIn(t);
    const sent = await arrive(newUser(), { inviteCode: ` ${team.inviteCode.toUpperCase()} ` });
    const kept = await arrive(newUser({ metadata: { invite_code: team.inviteCode } }));
    for (const client of [sent, kept]) {
      expect((await client.get('/api/user/teams')).body).toMatchObject([
        { id: team.id, role: 'member' },
      ]);
    }
  });

  test('counts with the first profile as well', async () => {
    const { team } = await signedIn(t);
    const client = await arrive(newUser());
    const { inviteCode } = team;
    await client.post('/api/user/profile', { firstName: 'Ada', lastName: 'Byron', inviteCode });
    expect((await client.get('/api/user/teams')).body).toMatchObject([{ id: team.id }]);
  });

  test('that opens no team is said before there is an account', async () => {
    const person = newUser();
    const { answer } = await arrive(person, { inviteCode: 'no-such-code' });
    expect([answer.status, answer.body]).toMatchObject([422, { fields: { inviteCode: /./ } }]);
    expect(await accountOf(person.email)).toBeUndefined();
  });

  test('of nonsense in the token counts as none', async () => {
    for (const invite_code of [7, {}, 'x'.repeat(500), '']) {
      expect((await arrive(newUser({ metadata: { invite_code } }))).answer.status).toBe(200);
    }
  });
});

describe('permission to create an account', () => {
  test('needs an invite code while sign-ups are by invitation; existing accounts sign in', async () => {
    const invited = await hostedApp(project, { signups: 'invite' });
    const { team } = await signedIn(invited);
    const person = newUser();
    const { answer } = await arrive(person, { inviteCode: '' }, invited);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([422, undefined]);
    expect(await accountOf(person.email, invited)).toBeUndefined();
    const { inviteCode } = team;
    expect((await arrive(person, { inviteCode }, invited)).answer.status).toBe(200);
    expect((await arrive(person, {}, invited)).answer.status).toBe(200);
    await invited.close();
  });

  test('is refused while sign-ups are closed', async () => {
    const closed = await hostedApp(project, { signups: 'closed' });
    const { team } = await signedIn(closed);
    const { answer } = await arrive(newUser(), { inviteCode: team.inviteCode }, closed);
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'sign_ups_closed' }]);
    await closed.close();
  });

  test('no more than a few of wrong codes in an hour', async () => {
    const strict = await hostedApp(project, { rateLimits: true });
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) {
      const { answer } = await arrive(newUser(), { inviteCode: `no-${i}` }, strict);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    await strict.close();
  });
});

describe('a client that sends the three tokens, and the code with the first profile', () => {
  const names = { firstName: 'Mira', lastName: 'Lindqvist' };
  const profile = async (client: Client, more: object = {}) =>
    (await client.post('/api/user/profile', { ...names, ...more })).status;
  const teamsOf = async (client: Client) => (await client.get('/api/user/teams')).body;

  test('gets one team, called by the profile, even if a call comes before the profile', async () => {
    const client = await arrive(newUser({ email: `mira-${newEmail()}` }));
    expect((await client.get('/api/shoots')).body).toEqual([]);
    expect(await teamsOf(client)).toMatchObject([{ name: 'My Team' }]);
    expect(await profile(client)).toBe(200);
    expect(await teamsOf(client)).toMatchObject([{ name: "Mira's Team", isActive: true }]);
  });

  test.each([
    ['with the profile', (client: Client, inviteCode: string) => profile(client, { inviteCode })],
    [
      'before the profile',
      async (client: Client, inviteCode: string) => {
        await client.post('/api/team/join', { inviteCode });
        return profile(client);
      },
    ],
  ])('is only in the team of the code that comes %s', async (_, join) => {
    const { team } = await signedIn(t);
    const client = await arrive(newUser());
    await client.get('/api/shoots');
    expect(await join(client, team.inviteCode)).toBe(200);
    expect(await teamsOf(client)).toMatchObject([{ id: team.id, isActive: true }]);
  });

  test('keeps a team that has been used before the profile', async () => {
    const { team } = await signedIn(t);
    const client = await arrive(newUser());
    await client.post('/api/props', { name: 'Sword' });
    expect(await profile(client, { inviteCode: team.inviteCode })).toBe(200);
    expect(await teamsOf(client)).toMatchObject([{ name: 'My Team' }, { id: team.id }]);
  });

  test('keeps a team that is being used while the profile comes', async () => {
    const { team } = await signedIn(t);
    const client = await arrive(newUser());
    const [begun] = (await teamsOf(client)) as { id: string }[];
    await client.post('/api/team/join', { inviteCode: team.inviteCode });
    const other = await t.database.pool.connect();
    await other.query('begin');
    await other.query('update teams set revision = revision + 1 where id = $1', [begun?.id]);
    const saving = profile(client);
    await untilBlocked(other);
    await other.query('commit');
    other.release();
    expect(await saving).toBe(200);
    expect(await teamsOf(client)).toMatchObject([{ id: begun?.id }, { id: team.id }]);
  });

  test('can open nothing without the code that this server needs', async () => {
    const invited = await hostedApp(project, { signups: 'invite' });
    const { team } = await signedIn(invited);
    const person = newUser();
    const client = await arrive(person, { refresh_token: 'x', expires_at: 1 }, invited);
    expect(client.answer.status).toBe(200);
    expect(await teamsOf(client)).toEqual([]);
    expect((await client.get('/api/shoots')).status).toBe(403);
    expect((await client.post('/api/team', { name: 'Mine' })).status).toBe(403);
    expect((await client.get('/')).text).not.toContain(person.email);
    expect(await profile(client)).toBe(422);
    expect(await profile(client, { inviteCode: 'no-such-code' })).toBe(422);
    expect(await profile(client, { inviteCode: team.inviteCode })).toBe(200);
    expect(await teamsOf(client)).toMatchObject([{ id: team.id, role: 'member' }]);
    await invited.close();
  });

  test('can bring the code with a later sign-in on our own page', async () => {
    const invited = await hostedApp(project, { signups: 'invite' });
    const { team } = await signedIn(invited);
    const person = newUser();
    await arrive(person, {}, invited);
    expect((await arrive(person, { inviteCode: '' }, invited)).answer.status).toBe(422);
    const client = await arrive(person, { inviteCode: team.inviteCode }, invited);
    expect(await teamsOf(client)).toMatchObject([{ id: team.id }]);
    await invited.close();
  });
});

test('a former session ends at the next sign-in', async () => {
  const client = await arrive(newUser());
  const before = client.cookie;
  await client.post(URL, { access_token: tokenOf(project, newUser()) });
  expect(client.cookie).not.toBe(before);
  expect((await makeClient(t.app, before).get('/api/auth/me')).status).toBe(401);
});

test('passwords of this server open nothing any more', async () => {
  const ada = await fromBefore(true);
  const { email } = ada;
  const posts: readonly (readonly [string, object])[] = [
    ['sign-in/email', { email, password: PASSWORD }],
    ['sign-up/email', { email: newEmail(), password: PASSWORD, name: 'Ada Byron' }],
    ['forget-password', { email }],
    ['reset-password', { token: 'x', password: PASSWORD }],
    ['change-password', { currentPassword: PASSWORD, newPassword: 'Other!Fox42' }],
    ['confirm-email', { token: 'x' }],
    ['resend-confirmation', { email }],
    ['oauth/google/start', {}],
  ];
  for (const [path, body] of posts) {
    const answer = await ada.post(`/api/auth/${path}`, body);
    expect([path, answer.status, answer.body]).toMatchObject([path, 403, { code: 'forbidden' }]);
  }
});
