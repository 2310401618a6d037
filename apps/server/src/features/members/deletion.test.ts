import { randomUUID } from 'node:crypto';
import { ONLY_OWNED_TEAM_MESSAGE } from '@lensemble/contract/permissions';
import { createTeam, switchTeam } from '@lensemble/contract/teams';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDeps } from '../../make-deps.ts';
import { imageAt } from '../../ports/storage/port.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeForm, makePicture } from '../../testing/images.ts';
import { buildItem, catalogueNames } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import {
  buildLocation,
  buildParticipants,
  buildReference,
  buildShoot,
} from '../../testing/shoots.ts';
import { cleanUp } from '../clean-up/service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

type Person = Awaited<ReturnType<typeof signedIn>>;

/** The owner of two teams, who is therefore allowed to delete the first. */
async function ownerOfTwo(): Promise<Person> {
  const owner = await signedIn(t);
  await owner.call(createTeam, { body: { name: 'Kept' } });
  await owner.call(switchTeam, { body: { teamId: owner.team.id } });
  return owner;
}

const remove = (person: Person, id = person.team.id) => person.delete(`/api/team/${id}`);

async function countRowsOf(teamId: string): Promise<Record<string, number>> {
  const tables = await t.database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where column_name = 'team_id' and table_schema = 'public'",
  );
  const counts = tables.rows.map(async ({ name }) => {
    const { rows } = await t.database.pool.query(
      `select count(*)::int as n from "${name}" where team_id = $1`,
      [teamId],
    );
    return [name, rows[0].n] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

async function fill(owner: Person): Promise<string> {
  const { orm } = t.database;
  for (const name of catalogueNames) await buildItem(orm, owner.team, name);
  const location = await buildLocation(orm, owner.team);
  const shoot = await buildShoot(orm, owner.team, { locationId: location.id });
  await buildReference(orm, shoot);
  await buildParticipants(orm, shoot, 2);
  await owner.post('/api/shoots', { title: 'By key' }, { 'idempotency-key': randomUUID() });
  const form = await makeForm({ characterName: 'Ronin', image: { content: await makePicture() } });
  const costume = await owner.request('POST', '/api/costumes', form);
  return (costume.body as { imageUrl: string }).imageUrl;
}

test('a team goes with its rows and its files, and nothing of another team', async () => {
  const [owner, other] = [await ownerOfTwo(), await signedIn(t)];
  const [picture, othersPicture] = [await fill(owner), await fill(other)];
  const before = await countRowsOf(other.team.id);
  expect((await countRowsOf(owner.team.id)).images).toBeGreaterThan(0);
  const answer = await remove(owner);
  expect([answer.status, answer.body]).toEqual([200, { success: true }]);
  expect(Object.values(await countRowsOf(owner.team.id)).every((n) => n === 0)).toBe(true);
  expect(await countRowsOf(other.team.id)).toEqual(before);

  const deps = makeDeps({ env: t.env, database: t.database });
  await cleanUp(deps, new Date(Date.now() + 1_000));
  const files = [picture, othersPicture].map((url) => deps.storage.find(imageAt(url)!));
  expect(await Promise.all(files)).toEqual([undefined, expect.anything()]);
});

test('its members work in another of their teams from the next request on', async () => {
  const owner = await ownerOfTwo();
  const bob = await signedIn(t, { team: owner.team, role: 'member', firstName: 'Bob' });
  const carl = await signedIn(t, { team: owner.team, role: 'admin' });
  const { body: second } = await carl.call(createTeam, { body: { name: "Carl's second" } });
  await carl.call(switchTeam, { body: { teamId: owner.team.id } });
  await remove(owner);
  const activeOf = async (person: Person) => (await person.get('/api/user/teams')).body;
  expect(await activeOf(owner)).toMatchObject([{ name: 'Kept', isActive: true }]);
  expect(await activeOf(bob)).toMatchObject([{ name: "Bob's Team", isActive: true }]);
  expect(await activeOf(carl)).toMatchObject([{ id: second.id, isActive: true }]);
});

test('the only team that a user owns cannot be deleted, even if they are in others', async () => {
  const [ada, other] = [await signedIn(t), await signedIn(t)];
  await ada.post('/api/team/join', { inviteCode: other.team.inviteCode });
  const answer = await remove(ada);
  expect(answer.status).toBe(409);
  expect(answer.body).toEqual({ error: ONLY_OWNED_TEAM_MESSAGE, code: 'conflict' });
  expect((await ada.get('/api/user/teams')).body).toHaveLength(2);
});

test('of two teams deleted at once one stays', async () => {
  const owner = await ownerOfTwo();
  const teams = (await owner.get('/api/user/teams')).body as { id: string }[];
  const answers = await Promise.all(teams.map(({ id }) => remove(owner, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await owner.get('/api/user/teams')).body).toHaveLength(1);
});

test('the same team deleted three times at once goes once', async () => {
  const owner = await ownerOfTwo();
  await owner.call(createTeam, { body: { name: 'Third' } });
  const answers = await Promise.all([remove(owner), remove(owner), remove(owner)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  expect((await owner.get('/api/user/teams')).body).toHaveLength(2);
});

test.each(['admin', 'member'] as const)('an %s cannot delete it', async (role) => {
  const owner = await ownerOfTwo();
  const other = await signedIn(t, { team: owner.team, role });
  expect((await remove(other, owner.team.id)).status).toBe(403);
  expect((await owner.get(`/api/team/${owner.team.id}`)).status).toBe(200);
});

test('others write to the team until the very last moment, and nothing of it stays', async () => {
  const owner = await ownerOfTwo();
  const bob = await signedIn(t, { team: owner.team, role: 'member' });
  const headers = { 'lensemble-team': owner.team.id };
  const write = (i: number) => bob.post('/api/shoots', { title: `Shoot ${i}` }, headers);
  const writes = Array.from({ length: 12 }, (_, i) => write(i));
  const [deleted, ...written] = await Promise.all([remove(owner), ...writes]);
  expect(deleted.status).toBe(200);
  for (const { status } of written) expect([201, 404, 409]).toContain(status);
  expect(Object.values(await countRowsOf(owner.team.id)).every((n) => n === 0)).toBe(true);
});
