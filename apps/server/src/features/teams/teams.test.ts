import { signUp as signUpEndpoint } from '@lensemble/contract/auth';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { teamMembers } from '../../db/schema/teams.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { buildTeam } from '../../testing/factories.ts';
import { newEmail, PASSWORD, signedIn } from '../../testing/login.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const TEAMS = '/api/user/teams';
const MEMBER = '/api/user/team-member';

/** A second later: two memberships of one millisecond would have no order. */
async function joinLater(userId: string, name: string) {
  const team = await buildTeam(t.database.orm, { name });
  const createdAt = sql`now() + interval '1 second'`;
  const member = { teamId: team.id, userId, role: 'admin', createdAt } as const;
  await t.database.orm.insert(teamMembers).values(member);
  return team;
}

test('lists only the user’s own teams, the oldest membership first, the active one marked', async () => {
  const ada = await signedIn(t);
  await signedIn(t, { firstName: 'Bob' });
  const second = await joinLater(ada.userId, 'A later one');
  await signedIn(t, { team: ada.team, role: 'member' });
  expect((await ada.get(TEAMS)).body).toEqual([
    {
      id: ada.team.id,
      name: "Ada's Team",
      role: 'owner',
      isActive: true,
      memberCount: 2,
      shootCount: 0,
      hasSampleData: false,
    },
    {
      id: second.id,
      name: 'A later one',
      role: 'admin',
      isActive: false,
      memberCount: 1,
      shootCount: 0,
      hasSampleData: false,
    },
  ]);
});

test('without an active team the oldest membership becomes active', async () => {
  const ada = await signedIn(t);
  await joinLater(ada.userId, 'Second');
  const forget = () =>
    t.database.pool.query('delete from active_teams where user_id = $1', [ada.userId]);
  await forget();
  expect((await ada.get(MEMBER)).body).toEqual({ teamId: ada.team.id, role: 'owner' });
  await forget();
  expect((await ada.get(TEAMS)).body).toMatchObject([
    { id: ada.team.id, isActive: true },
    { isActive: false },
  ]);
});

test('a member removed from the active team works in another one from the next request on', async () => {
  const ada = await signedIn(t);
  const second = await joinLater(ada.userId, 'Second');
  await t.database.pool.query('delete from team_members where team_id = $1', [ada.team.id]);
  expect((await ada.get(MEMBER)).body).toEqual({ teamId: second.id, role: 'admin' });
});

test('a change of role takes effect on the next request', async () => {
  const ada = await signedIn(t);
  await t.database.pool.query("update team_members set role = 'member' where user_id = $1", [
    ada.userId,
  ]);
  expect((await ada.get(MEMBER)).body).toMatchObject({ role: 'member' });
});

test('without any membership a personal team is made, named after the profile', async () => {
  const ada = await signedIn(t, { firstName: 'Grace' });
  await t.database.pool.query('delete from teams where id = $1', [ada.team.id]);
  const requests = Array.from({ length: 6 }, (_, i) => ada.get(i % 2 ? TEAMS : MEMBER));
  for (const { status } of await Promise.all(requests)) expect(status).toBe(200);
  expect((await ada.get(TEAMS)).body).toMatchObject([
    { name: "Grace's Team", role: 'owner', isActive: true, memberCount: 1 },
  ]);
});

test('before there is a profile it is named after the account, however long that is', async () => {
  const client = makeClient(t.app);
  const body = { email: newEmail(), password: PASSWORD, name: 'A'.repeat(100) };
  await client.call(signUpEndpoint, { body });
  const [team] = (await client.get(TEAMS)).body as { name: string }[];
  expect(team?.name).toBe(`${'A'.repeat(93)}'s Team`);
});

test.each([
  ['de', 'Team von Ada'],
  ['es', 'Equipo de Ada'],
  ['fr', 'Équipe Ada'],
  ['ja', 'Adaさんのチーム'],
])('it is named in the language of the account: %s', async (language, name) => {
  const client = makeClient(t.app);
  await client.request('POST', '/api/auth/sign-up/email', {
    body: { email: newEmail(), password: PASSWORD, name: 'Ada Byron' },
    headers: { 'accept-language': language },
  });
  const profile = { firstName: 'Ada', lastName: 'Byron' };
  expect(await client.post('/api/user/profile', profile)).toMatchObject({ status: 200 });
  expect((await client.get(TEAMS)).body).toMatchObject([{ name }]);
});

test('a long name is never cut through the middle of a sign', async () => {
  const client = makeClient(t.app);
  const body = { email: newEmail(), password: PASSWORD, name: `${'🎭'.repeat(50)}` };
  await client.call(signUpEndpoint, { body });
  const [team] = (await client.get(TEAMS)).body as { name: string }[];
  expect(team?.name).toBe(`${'🎭'.repeat(46)}'s Team`);
});
