import { randomUUID } from 'node:crypto';
import {
  BAD_INVITE_CODE_MESSAGE,
  getMe,
  signIn as signInEndpoint,
  signUp as signUpEndpoint,
} from '@lensemble/contract/auth';
import { FOREIGN_AVATAR_MESSAGE } from '@lensemble/contract/profile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { images } from '../../db/schema/images.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Client, makeClient } from '../../testing/client.ts';
import { buildImage } from '../../testing/images.ts';
import { newEmail, PASSWORD, signedIn, signUp } from '../../testing/login.ts';
import { LATE_INVITE_CODE_MESSAGE } from './service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const PROFILE = '/api/user/profile';
const ADA = { firstName: 'Ada', lastName: 'Byron' };

async function newcomer() {
  const client = makeClient(t.app);
  await client.call(signUpEndpoint, {
    body: { email: newEmail(), password: PASSWORD, name: 'Ada Byron' },
  });
  return client;
}

async function avatarOf(client: Client): Promise<string> {
  const { user } = (await client.call(getMe, {})).body;
  const url = `/storage/shoot-images/public/avatars/1-${randomUUID()}.webp`;
  await t.database.orm.insert(images).values({ url, userId: user.id });
  return url;
}

test('there is no profile until it is saved, then it can be changed', async () => {
  const ada = await newcomer();
  const missing = await ada.get(PROFILE);
  expect(missing.status).toBe(404);
  expect(missing.body).toMatchObject({ code: 'profile_not_found' });

  const saved = await ada.post(PROFILE, { firstName: ' Ada ', lastName: 'Byron' });
  expect(saved.body).toEqual({ ...ADA, avatarUrl: null });
  const avatarUrl = await avatarOf(ada);
  expect((await ada.post(PROFILE, { ...ADA, avatarUrl })).body).toEqual({ ...ADA, avatarUrl });
  expect((await ada.post(PROFILE, { ...ADA, lastName: 'King' })).body).toMatchObject({
    lastName: 'King',
    avatarUrl,
  });
  expect((await ada.post(PROFILE, { ...ADA, avatarUrl: null })).body).toMatchObject({
    avatarUrl: null,
  });
  expect((await ada.get(PROFILE)).body).toEqual({ ...ADA, avatarUrl: null });
});

test('the session can only write its own profile', async () => {
  const [ada, bob] = [await signUp(t), await signUp(t, { firstName: 'Bob' })];
  await bob.post(PROFILE, { firstName: 'Robert', lastName: 'B' });
  expect((await ada.get(PROFILE)).body).toMatchObject({ firstName: 'Ada' });
});

test.each([
  ['no last name', { firstName: 'Ada' }, { lastName: 'Please enter your last name' }],
  [
    'a blank first name',
    { ...ADA, firstName: '  ' },
    { firstName: 'Please enter your first name' },
  ],
  ['a number', { ...ADA, firstName: 7 }, ['firstName']],
  ['a name too long', { ...ADA, firstName: 'a'.repeat(101) }, ['firstName']],
  ['a zero byte', { ...ADA, lastName: 'By\0ron' }, ['lastName']],
  ['half a letter', { ...ADA, lastName: 'By\ud800ron' }, ['lastName']],
  ['somebody else’s picture', { ...ADA, avatarUrl: 'https://evil.example/a.jpg' }, ['avatarUrl']],
  ['a field that is not known', { ...ADA, role: 'owner' }, { role: 'This field is not known' }],
])('refuses %s and stores nothing', async (_, body, fields) => {
  const ada = await signUp(t);
  const answer = await ada.post(PROFILE, body);
  expect(answer.status).toBe(422);
  const told = (answer.body as { fields: Record<string, string> }).fields;
  if (Array.isArray(fields)) expect(Object.keys(told)).toEqual(fields);
  else expect(told).toMatchObject(fields);
  expect((await ada.get(PROFILE)).body).toEqual({ ...ADA, avatarUrl: null });
});

test('accepts only a picture of the same user', async () => {
  const [ada, bob] = [await signedIn(t), await signedIn(t)];
  const ofTeam = await buildImage(t.database.orm, ada.team);
  const unknown = '/storage/shoot-images/public/avatars/nobody.webp';
  for (const avatarUrl of [await avatarOf(bob), ofTeam, unknown]) {
    const answer = await ada.post(PROFILE, { ...ADA, avatarUrl });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fields: { avatarUrl: FOREIGN_AVATAR_MESSAGE } });
  }
  expect((await ada.get(PROFILE)).body).toMatchObject({ avatarUrl: null });
});

test('a picture of before its owner was noted can stay', async () => {
  const ada = await signedIn(t);
  const avatarUrl = '/storage/shoot-images/public/avatars/old.jpg';
  await t.database.pool.query('update profiles set avatar_url = $1 where user_id = $2', [
    avatarUrl,
    ada.userId,
  ]);
  expect((await ada.post(PROFILE, { ...ADA, avatarUrl })).body).toEqual({ ...ADA, avatarUrl });
});

test('a picture that comes to be shown is not swept away', async () => {
  const ada = await signedIn(t);
  const avatarUrl = await avatarOf(ada);
  await t.database.pool.query('update images set unused_since = now() where url = $1', [avatarUrl]);
  await ada.post(PROFILE, { ...ADA, avatarUrl });
  const { rows } = await t.database.pool.query('select unused_since from images where url = $1', [
    avatarUrl,
  ]);
  expect(rows).toEqual([{ unused_since: null }]);
});

describe('an account without a profile', () => {
  async function signInAgain(name: object) {
    const account = { email: newEmail(), password: PASSWORD };
    await makeClient(t.app).call(signUpEndpoint, {
      body: { ...account, name: 'Ria Maria Van der Conf', ...name },
    });
    const client = makeClient(t.app);
    await client.call(signInEndpoint, { body: account });
    return client;
  }

  test('gets one with the next sign-in, from the name of the account', async () => {
    const ria = await signInAgain({});
    expect((await ria.get(PROFILE)).body).toEqual({
      firstName: 'Ria',
      lastName: 'Maria Van der Conf',
      avatarUrl: null,
    });
  });

  test('gets one with the names as they were typed', async () => {
    const names = { firstName: ' Ria  Maria ', lastName: 'Van der Conf' };
    const ria = await signInAgain(names);
    expect((await ria.get(PROFILE)).body).toEqual({
      firstName: 'Ria  Maria',
      lastName: 'Van der Conf',
      avatarUrl: null,
    });
  });

  test('gets one that is as good as none where an invite code comes with the first save', async () => {
    const [owner, ria] = [await signedIn(t), await signInAgain({})];
    const { inviteCode } = owner.team;
    expect((await ria.post(PROFILE, { ...ADA, inviteCode })).body).toMatchObject(ADA);
    expect((await ria.get('/api/user/teams')).body).toMatchObject([{ id: owner.team.id }]);
    const another = (await signedIn(t)).team.inviteCode;
    expect((await ria.post(PROFILE, { ...ADA, inviteCode: another })).status).toBe(422);
  });

  test('keeps the one that there is', async () => {
    const ada = await signUp(t);
    await ada.post(PROFILE, { firstName: 'Grace', lastName: 'Hopper' });
    await ada.call(signInEndpoint, { body: { email: ada.email, password: PASSWORD } });
    expect((await ada.get(PROFILE)).body).toMatchObject({ firstName: 'Grace' });
  });
});

describe('the first save', () => {
  test('makes the team "{First name}\'s Team", owned and active, with a code of 160 bits', async () => {
    const ada = await newcomer();
    await ada.post(PROFILE, { firstName: 'Zoë', lastName: 'Byron' });
    const made = await t.database.pool.query('select name from teams where name like $1', ['Zoë%']);
    expect(made.rows).toEqual([{ name: "Zoë's Team" }]);
    const teams = (await ada.get('/api/user/teams')).body as { id: string }[];
    expect(teams).toMatchObject([
      { name: "Zoë's Team", role: 'owner', isActive: true, memberCount: 1 },
    ]);
    const { rows } = await t.database.pool.query('select invite_code from teams where id = $1', [
      teams[0]!.id,
    ]);
    expect(rows[0].invite_code).toMatch(/^[0-9a-z]{32}$/);
  });

  test('makes one team, also when it is sent six times at once', async () => {
    const ada = await newcomer();
    const saves = Array.from({ length: 6 }, () => ada.post(PROFILE, ADA));
    for (const { status } of await Promise.all(saves)) expect(status).toBe(200);
    expect((await ada.get('/api/user/teams')).body).toHaveLength(1);
  });

  test('joins the team of an invite code instead', async () => {
    const [owner, guest] = [await signedIn(t), await newcomer()];
    await guest.post(PROFILE, { ...ADA, inviteCode: owner.team.inviteCode.toUpperCase() });
    expect((await guest.get('/api/user/teams')).body).toMatchObject([
      { id: owner.team.id, role: 'member', isActive: true, memberCount: 2 },
    ]);
  });

  test('makes the joined team active, also for a user who has looked around before', async () => {
    const [owner, guest] = [await signedIn(t), await newcomer()];
    await guest.get('/api/user/team-member');
    await guest.post(PROFILE, { ...ADA, inviteCode: owner.team.inviteCode });
    const joined = { teamId: owner.team.id, role: 'member' };
    expect((await guest.get('/api/user/team-member')).body).toEqual(joined);
    expect((await guest.get('/api/user/teams')).body).toMatchObject([
      { id: owner.team.id, isActive: true },
    ]);
  });

  test('joins once, and is no mistake when it is sent again', async () => {
    const [owner, other, guest] = [await signedIn(t), await signedIn(t), await newcomer()];
    const codes = [owner, other, owner, other, owner, other].map(({ team }) => team.inviteCode);
    const saves = codes.map((inviteCode) => guest.post(PROFILE, { ...ADA, inviteCode }));
    const statuses = (await Promise.all(saves)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 422, 422, 422]);
    expect((await guest.get('/api/user/teams')).body).toMatchObject([{ memberCount: 2 }]);
  });

  test('keeps an owner who uses the own code an owner', async () => {
    const ada = await newcomer();
    const { teamId } = (await ada.get('/api/user/team-member')).body as { teamId: string };
    const { rows } = await t.database.pool.query('select invite_code from teams where id = $1', [
      teamId,
    ]);
    await ada.post(PROFILE, { ...ADA, inviteCode: rows[0].invite_code });
    expect((await ada.get('/api/user/teams')).body).toMatchObject([
      { role: 'owner', memberCount: 1 },
    ]);
  });

  test('with a code that opens no team is refused, and stores neither profile nor team', async () => {
    const ada = await newcomer();
    const answer = await ada.post(PROFILE, { ...ADA, inviteCode: 'no-such-code' });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fields: { inviteCode: BAD_INVITE_CODE_MESSAGE } });
    expect((await ada.get(PROFILE)).status).toBe(404);
    const { rows } = await t.database.pool.query(
      "select name from teams where name like '%no-such%'",
    );
    expect(rows).toEqual([]);
  });
});

test('a later save takes no invite code', async () => {
  const [owner, ada] = [await signedIn(t), await signUp(t)];
  const answer = await ada.post(PROFILE, { ...ADA, inviteCode: owner.team.inviteCode });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ fields: { inviteCode: LATE_INVITE_CODE_MESSAGE } });
  expect((await ada.get('/api/user/teams')).body).toHaveLength(1);
});

test('a blank invite code is none', async () => {
  const ada = await signUp(t);
  expect((await ada.post(PROFILE, { ...ADA, inviteCode: '  ' })).status).toBe(200);
});
