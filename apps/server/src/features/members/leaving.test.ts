import { randomUUID } from 'node:crypto';
import { joinTeam } from '@lensemble/contract/invites';
import { leaveTeam } from '@lensemble/contract/members';
import { ONLY_MEMBER_MESSAGE } from '@lensemble/contract/permissions';
import { createTeam, UNKNOWN_TEAM_MESSAGE } from '@lensemble/contract/teams';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/login.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

type Person = Awaited<ReturnType<typeof signedIn>>;

const LEAVE = '/api/team/leave';
const leave = (person: Person) => person.delete(LEAVE);
const MEMBERS = 'select role from team_members m where m.team_id = $1 and m.user_id = any($2)';

async function roleOf({ userId }: Person, { id }: { readonly id: string }) {
  const { rows } = await t.database.pool.query<{ role: string }>(MEMBERS, [id, [userId]]);
  return rows[0]?.role;
}

const joinAs = (owner: Person, role: 'admin' | 'member') =>
  signedIn(t, { team: owner.team, role, firstName: 'Bob' });

test('a former member works in a new personal team from then on', async () => {
  const owner = await signedIn(t);
  const bob = await joinAs(owner, 'member');
  const { etag } = (await owner.get('/api/shoots')).headers;
  const { body } = await bob.call(leaveTeam, { body: {} });
  expect(body).toMatchObject({ name: "Bob's Team", role: 'owner', isActive: true, memberCount: 1 });
  expect((await bob.get('/api/user/teams')).body).toEqual([body]);
  expect((await bob.get(`/api/team/${owner.team.id}`)).status).toBe(404);
  expect((await owner.get('/api/user/teams')).body).toMatchObject([{ memberCount: 1 }]);
  expect((await owner.get('/api/shoots')).headers.etag).not.toBe(etag);
});

test('the new team is made also for a user who has others', async () => {
  const owner = await signedIn(t);
  const bob = await joinAs(owner, 'member');
  await bob.call(createTeam, { body: { name: 'Kept' } });
  await bob.call(leaveTeam, { body: { teamId: owner.team.id } });
  const teams = (await bob.get('/api/user/teams')).body;
  expect(teams).toMatchObject([
    { name: 'Kept', isActive: false },
    { name: "Bob's Team", isActive: true },
  ]);
});

test('a second personal team has a name of its own', async () => {
  const owner = await signedIn(t);
  const zed = await signedIn(t, { firstName: 'Zed' });
  const names: unknown[] = [];
  for (const _ of [2, 3]) {
    await zed.call(joinTeam, { body: { inviteCode: owner.team.inviteCode } });
    names.push((await zed.call(leaveTeam, { body: { teamId: owner.team.id } })).body);
  }
  expect(names).toMatchObject([{ name: "Zed's Team 2" }, { name: "Zed's Team 3" }]);
});

test('the only member cannot leave', async () => {
  const ada = await signedIn(t);
  const answer = await leave(ada);
  expect(answer.status).toBe(409);
  expect(answer.body).toEqual({ error: ONLY_MEMBER_MESSAGE, code: 'conflict' });
  expect((await ada.get('/api/user/teams')).body).toHaveLength(1);
});

test('ownership passes to the longest-standing admin', async () => {
  const owner = await signedIn(t);
  const [member, first, second] = [
    await joinAs(owner, 'member'),
    await joinAs(owner, 'admin'),
    await joinAs(owner, 'admin'),
  ];
  await leave(owner);
  const roles = [member, first, second, owner].map((person) => roleOf(person, owner.team));
  expect(await Promise.all(roles)).toEqual(['member', 'owner', 'admin', undefined]);
  expect((await first.get(`/api/team/${owner.team.id}/invite`)).status).toBe(200);
});

test('without an admin it passes to the longest-standing member', async () => {
  const owner = await signedIn(t);
  const [first, second] = [await joinAs(owner, 'member'), await joinAs(owner, 'member')];
  await leave(owner);
  const roles = [first, second].map((person) => roleOf(person, owner.team));
  expect(await Promise.all(roles)).toEqual(['owner', 'member']);
});

test('a team is never without an owner, though all but one leave at once', async () => {
  const owner = await signedIn(t);
  const others = [await joinAs(owner, 'admin'), await joinAs(owner, 'member')];
  const people = [owner, ...others];
  const statuses = (await Promise.all(people.map(leave))).map(({ status }) => status);
  expect([...statuses].sort()).toEqual([200, 200, 409]);
  const stays = people[statuses.indexOf(409)]!;
  expect(await roleOf(stays, owner.team)).toBe('owner');
});

test('the same person leaves a team once, however often it is asked at once', async () => {
  const owner = await signedIn(t);
  const bob = await joinAs(owner, 'member');
  const body = { teamId: owner.team.id };
  const tries = Array.from({ length: 5 }, () => bob.request('DELETE', LEAVE, { body }));
  const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 422, 422, 422, 422]);
  expect((await bob.get('/api/user/teams')).body).toHaveLength(1);
});

test('a team of others cannot be left, nor one that does not exist', async () => {
  const [ada, bob] = [await signedIn(t), await signedIn(t)];
  const answers = await Promise.all(
    [bob.team.id, randomUUID()].map((teamId) => ada.request('DELETE', LEAVE, { body: { teamId } })),
  );
  const fields = { teamId: UNKNOWN_TEAM_MESSAGE };
  for (const answer of answers) expect(answer.body).toMatchObject({ code: 'invalid', fields });
  expect(answers[0]!.text).toBe(answers[1]!.text);
});
