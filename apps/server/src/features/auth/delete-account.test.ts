import { deleteAccount } from '@lensemble/contract/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDeps } from '../../make-deps.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { makeForm, makePicture } from '../../testing/images.ts';
import { PASSWORD, signedIn, signUp } from '../../testing/login.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';
import { cleanUp } from '../clean-up/service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const URL = '/api/auth/delete-account';
const NAMES = { firstName: 'Ada', lastName: 'Byron' };

const countOf = async (table: string, column: string, id: string): Promise<number> => {
  const text = `select count(*)::int as n from ${table} where ${column} = $1`;
  return (await t.database.pool.query(text, [id])).rows[0].n;
};

test('signs out everywhere, takes the cookie, and frees the address', async () => {
  const ada = await signUp(t);
  const { email, cookie } = ada;
  const elsewhere = makeClient(t.app);
  await elsewhere.post('/api/auth/sign-in/email', { email, password: PASSWORD });
  const answer = await ada.call(deleteAccount, {});
  expect([answer.status, answer.body, ada.cookie]).toEqual([200, { success: true }, undefined]);
  expect((await makeClient(t.app, cookie).get('/api/auth/me')).status).toBe(401);
  expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
  const again = await elsewhere.post('/api/auth/sign-in/email', { email, password: PASSWORD });
  expect(again.status).toBe(401);
  for (const table of [
    'sessions',
    'accounts',
    'profiles',
    'team_members',
    'active_teams',
    'images',
  ])
    expect([table, await countOf(table, 'user_id', ada.userId)]).toEqual([table, 0]);
  expect((await signUp(t, { email })).userId).not.toBe(ada.userId);
});

test('deletes the teams without other members and all files, and leaves the others with an owner', async () => {
  const ada = await signedIn(t);
  const { body } = await ada.post('/api/team', { name: 'Shared' });
  const shared = body as { id: string };
  const bob = await signedIn(t, { team: { id: shared.id, inviteCode: '' }, role: 'member' });
  const picture = async (url: string, fields: Record<string, string>, name: string) => {
    const form = await makeForm({ ...fields, [name]: { content: await makePicture() } });
    return (await ada.request('POST', url, form)).body as Record<string, string>;
  };
  const { avatarUrl } = await picture('/api/user/profile', NAMES, 'avatar');
  const { imageUrl: kept } = await picture('/api/props', { name: 'Katana' }, 'image');
  await ada.post('/api/user/active-team', { teamId: ada.team.id });
  const { imageUrl: gone } = await picture('/api/props', { name: 'Umbrella' }, 'image');

  expect((await ada.delete(URL)).status).toBe(200);
  expect(await countOf('teams', 'id', ada.team.id)).toBe(0);
  expect((await bob.get(`/api/team/${shared.id}`)).body).toMatchObject({
    role: 'owner',
    memberCount: 1,
  });
  expect((await bob.get('/api/props')).body).toMatchObject([{ name: 'Katana', imageUrl: kept }]);
  await cleanUp(makeDeps({ env: t.env, database: t.database }), new Date());
  const statuses = [avatarUrl, gone, kept].map(
    async (url) => (await t.app.inject({ url: url!, headers: { cookie: bob.cookie } })).statusCode,
  );
  expect(await Promise.all(statuses)).toEqual([404, 404, 200]);
});

test('of all members of a team at once takes the team along', async () => {
  const owner = await signedIn(t);
  const others = [
    await signedIn(t, { team: owner.team, role: 'admin' }),
    await signedIn(t, { team: owner.team, role: 'member' }),
  ];
  const answers = await Promise.all([owner, ...others].map((person) => person.delete(URL)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await countOf('teams', 'id', owner.team.id)).toBe(0);
});

test('while its owner is being removed from a team takes nothing of that team along', async () => {
  const owner = await signedIn(t);
  const bob = await signedIn(t, { team: owner.team, role: 'member' });
  const { rows } = await t.database.pool.query('select id from team_members where user_id = $1', [
    bob.userId,
  ]);
  const member = `/api/team/${owner.team.id}/members/${rows[0].id}`;
  const [removed, deleted] = await Promise.all([owner.delete(member), bob.delete(URL)]);
  expect([200, 404]).toContain(removed.status);
  expect(deleted.status).toBe(200);
  expect((await owner.get('/api/user/teams')).body).toMatchObject([
    { id: owner.team.id, role: 'owner', memberCount: 1 },
  ]);
});

test('that waits while its owner is removed from a team takes nothing of that team along', async () => {
  const owner = await signedIn(t);
  const bob = await signedIn(t, { team: owner.team, role: 'member' });
  const other = await t.database.pool.connect();
  await other.query('begin');
  await other.query('select id from teams where id = $1 for update', [owner.team.id]);
  await other.query('delete from team_members where user_id = $1', [bob.userId]);
  const deleting = bob.delete(URL);
  await untilBlocked(other);
  await other.query('commit');
  other.release();
  expect((await deleting).status).toBe(200);
  expect(await countOf('teams', 'id', owner.team.id)).toBe(1);
  expect((await owner.get('/api/user/teams')).body).toMatchObject([{ memberCount: 1 }]);
});

test('with requests of the same person under way leaves nothing of them', async () => {
  const ada = await signedIn(t);
  const { cookie } = ada;
  const other = () => makeClient(t.app, cookie);
  const answers = await Promise.all([
    ada.delete(URL),
    other().post('/api/user/profile', NAMES),
    other().post('/api/team', { name: 'Late' }),
    other().get('/api/user/teams'),
    other().delete('/api/team/leave'),
    other().delete(URL),
  ]);
  expect(answers[0].status).toBe(200);
  for (const { status } of answers) expect(status).toBeLessThan(500);
  for (const table of ['profiles', 'team_members'])
    expect(await countOf(table, 'user_id', ada.userId)).toBe(0);
});

test('is refused without a session', async () => {
  expect((await makeClient(t.app).delete(URL)).status).toBe(401);
});
