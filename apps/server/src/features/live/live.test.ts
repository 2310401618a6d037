import { randomUUID } from 'node:crypto';
import { STREAMS_MAX } from '@lensemble/contract/constants';
import { teamChange } from '@lensemble/contract/live';
import { saveProfile } from '@lensemble/contract/profile';
import { restoreFromTrash } from '@lensemble/contract/trash';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { type Follower, follow } from '../../testing/event-stream.ts';
import type { BuiltPerson } from '../../testing/factories.ts';
import { signedIn } from '../../testing/login.ts';
import { buildGuest, buildShoot } from '../../testing/shoots.ts';
import { Streams } from './streams.ts';

const t = await testApp();
afterAll(() => t.close());

type Person = Client & BuiltPerson;

/** Another server on the database. */
async function anotherServer() {
  const app = await buildApp({ env: t.env, database: t.database });
  await app.ready();
  onTestFinished(() => app.close());
  return app;
}

const revisionOf = async (person: Person) =>
  ((await person.get('/api/revision')).body as { revision: number }).revision;

const createShoot = async (person: Person) =>
  ((await person.post('/api/shoots', { title: 'Golden hour' })).body as { id: string }).id;

test('a stream tells a browser without a revision that anything may have changed, and what changes from then on', async () => {
  const person = await signedIn(t);
  const stream = await follow(t.app, person.cookie);
  expect(stream.status).toBe(200);
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  await expect.poll(() => stream.changes()[0]?.changes).toBeNull();
  const shoot = await createShoot(person);
  await expect.poll(() => stream.told()).toEqual([`shoot ${shoot}`]);
  const [, last] = stream.changes();
  expect(teamChange.parse(last).revision).toBe(await revisionOf(person));
  expect(stream.text()).toContain(`id: ${last?.revision}\n`);
});

test('a stream goes on from the revision that the browser knows, and says nothing if that is the newest', async () => {
  const person = await signedIn(t);
  const before = await revisionOf(person);
  const current = await follow(t.app, person.cookie, { since: before });
  await expect.poll(() => current.changes()).toEqual([{ revision: before, changes: [] }]);
  await createShoot(person);
  const late = await follow(t.app, person.cookie, { since: before });
  await expect.poll(() => late.changes()[0]?.changes).toBeNull();
  expect(late.changes()[0]?.revision).toBe(await revisionOf(person));
});

test('a change of links, shots, packing and items names the shoot or the item', async () => {
  const person = await signedIn(t);
  const shoot = await createShoot(person);
  const prop = ((await person.post('/api/props', { name: 'Lantern' })).body as { id: string }).id;
  const stream = await follow(t.app, person.cookie, { since: await revisionOf(person) });
  await person.patch(`/api/shoots/${shoot}/resources`, { propIds: [prop] });
  await expect.poll(() => stream.told()).toEqual([`shoot ${shoot}`]);
  const operation = {
    ...{ id: randomUUID(), kind: 'addShot', target: randomUUID(), at: new Date().toISOString() },
    ...{ fields: { title: 'Wide' }, base: {} },
  };
  const answer = await person.post(`/api/shoots/${shoot}/operations`, { operations: [operation] });
  expect(answer.status).toBe(200);
  await expect.poll(() => stream.told()).toContain(`day ${shoot}`);
  await person.patch(`/api/props/${prop}`, { name: 'Lamp' });
  await expect.poll(() => stream.told()).toContain(`props ${prop}`);
  await person.patch(`/api/team/${person.team.id}`, { name: 'Nightshift' });
  await expect.poll(() => stream.told()).toContain(`team ${person.team.id}`);
});

test('a deleted shoot is told as gone with all that it had, and as changed once it is back', async () => {
  const person = await signedIn(t);
  const other = await anotherServer();
  const shoot = await createShoot(person);
  await person.post(`/api/shoots/${shoot}/comments`, { text: 'Where do we meet?' });
  await buildGuest(t.database.orm, { id: shoot, teamId: person.team.id });
  const since = await revisionOf(person);
  const streams = [
    await follow(t.app, person.cookie, { since }),
    await follow(other, person.cookie, { since }),
  ];
  const told = () =>
    streams.map((stream) =>
      stream.changes().flatMap(({ changes }) => changes?.filter(({ id }) => id === shoot) ?? []),
    );
  await person.delete(`/api/shoots/${shoot}`);
  const gone = { kind: 'shoot', id: shoot, isGone: true };
  await expect.poll(told).toEqual(streams.map(() => expect.arrayContaining([gone])));
  expect(told().flat()).not.toContainEqual({ kind: 'shoot', id: shoot });
  await person.call(restoreFromTrash, { params: { id: shoot } });
  await expect
    .poll(told)
    .toEqual(streams.map(() => expect.arrayContaining([{ kind: 'shoot', id: shoot }])));
});

test('a new name or picture of a member is told to the teams of the member', async () => {
  const owner = await signedIn(t);
  const member = await signedIn(t, { team: owner.team, role: 'member' });
  const stream = await follow(t.app, owner.cookie, { since: await revisionOf(owner) });
  await member.call(saveProfile, { body: { firstName: 'Noor', lastName: 'Third' } });
  await expect.poll(() => stream.told()).toContain(`members ${owner.team.id}`);
});

test('a write that is rolled back is not told', async () => {
  const person = await signedIn(t);
  const stream = await follow(t.app, person.cookie, { since: await revisionOf(person) });
  await expect(
    t.database.orm.transaction(async (tx) => {
      await buildShoot(tx, person.team);
      throw new Error('half-way');
    }),
  ).rejects.toThrow('half-way');
  const shoot = await createShoot(person);
  // The sign-in of the person may still be told.
  const shoots = () => stream.told().filter((it) => it.startsWith('shoot '));
  await expect.poll(shoots).toEqual([`shoot ${shoot}`]);
});

test('no stream tells anything of another team', async () => {
  const [mine, theirs] = [await signedIn(t), await signedIn(t)];
  const stream = await follow(t.app, mine.cookie, { since: await revisionOf(mine) });
  const other = await follow(t.app, theirs.cookie, { since: await revisionOf(theirs) });
  const foreign = await createShoot(theirs);
  await theirs.post('/api/presence', {
    ...{ tab: randomUUID(), shootId: foreign, place: 'editor', field: 'title' },
  });
  await expect.poll(() => other.presences()).toHaveLength(1);
  const own = await createShoot(mine);
  await expect.poll(() => stream.told()).toEqual([`shoot ${own}`]);
  expect(stream.presences()).toEqual([]);
  expect(stream.text()).not.toContain(foreign);
});

test('changes reach the streams of every server on the database', async () => {
  const person = await signedIn(t);
  const other = await anotherServer();
  const stream = await follow(other, person.cookie, { since: await revisionOf(person) });
  const shoot = await createShoot(person);
  await expect.poll(() => stream.told()).toEqual([`shoot ${shoot}`]);
});

test('a person has ten streams at most: a further one ends the oldest', async () => {
  const person = await signedIn(t);
  const streams: Follower[] = [];
  for (let count = 0; count <= STREAMS_MAX; count++)
    streams.push(await follow(t.app, person.cookie));
  const [oldest, ...others] = streams;
  await expect.poll(() => oldest?.isOver()).toBe(true);
  expect(oldest?.text()).toContain('event: end\ndata: "limit"\n\n');
  expect(others.map((each) => each.isOver())).toEqual(others.map(() => false));
});

const otherTeam = async (person: Person) => {
  const team = (await person.post('/api/team', { name: 'Night crew' })).body as { id: string };
  return team.id;
};

test.each([
  { what: 'signs out', end: (person: Person) => person.post('/api/auth/signout') },
  { what: 'switches to another team', end: otherTeam },
  {
    what: 'leaves the team',
    end: (person: Person) => person.delete('/api/team/leave', {}),
  },
  {
    what: 'is deleted',
    end: (person: Person) =>
      t.database.pool.query('delete from users where id = $1', [person.userId]),
  },
])('the streams of a person who $what end at once, on every server', async ({ end }) => {
  const owner = await signedIn(t);
  const person = await signedIn(t, { team: owner.team, role: 'member' });
  const server = await anotherServer();
  const streams = [await follow(t.app, person.cookie), await follow(server, person.cookie)];
  const staying = await follow(server, owner.cookie, { since: await revisionOf(owner) });
  await end(person);
  const shoot = await createShoot(owner);
  await expect.poll(() => streams.map((each) => each.isOver())).toEqual([true, true]);
  await expect.poll(() => staying.told()).toContain(`shoot ${shoot}`);
  for (const each of streams) expect(each.told()).not.toContain(`shoot ${shoot}`);
});

test('a member who is removed hears nothing from then on', async () => {
  const owner = await signedIn(t);
  const person = await signedIn(t, { team: owner.team, role: 'member' });
  const stream = await follow(t.app, person.cookie, { since: await revisionOf(owner) });
  const members = (await owner.get(`/api/team/${owner.team.id}/members`)).body;
  const { id } = (members as { id: string; userId: string }[]).find(
    ({ userId }) => userId === person.userId,
  )!;
  await owner.delete(`/api/team/${owner.team.id}/members/${id}`);
  await createShoot(owner);
  await expect.poll(() => stream.isOver()).toBe(true);
  expect(stream.told().filter((each) => each.startsWith('shoot'))).toEqual([]);
});

test('a server that stops ends its streams, and opens no more', async () => {
  const person = await signedIn(t);
  const server = await anotherServer();
  const stream = await follow(server, person.cookie);
  server.endStreams();
  await expect.poll(() => stream.isOver()).toBe(true);
  expect((await follow(server, person.cookie)).status).toBe(503);
});

test('a browser that meant another team is told so', async () => {
  const person = await signedIn(t);
  const headers = { 'lensemble-team': randomUUID() };
  expect((await follow(t.app, person.cookie, { headers })).status).toBe(409);
});

test('where a member is reaches the others, and those who come later', async () => {
  const mira = await signedIn(t);
  const leo = await signedIn(t, { team: mira.team, role: 'member' });
  const { id: shootId } = await buildShoot(t.database.orm, mira.team);
  const early = await follow(t.app, leo.cookie);
  const at = { referenceId: randomUUID(), x: 380, y: 1000 };
  const where = { tab: randomUUID(), shootId, place: 'editor', field: 'comments', at };
  await mira.post('/api/presence', where);
  const told = { ...where, userId: mira.userId, isGone: false };
  await expect.poll(() => early.presences()).toEqual([told]);
  const late = await follow(t.app, leo.cookie);
  await expect.poll(() => late.presences()).toEqual([told]);
  const { at: _, ...elsewhere } = { ...where, field: null, isGone: true };
  await mira.post('/api/presence', elsewhere);
  await expect.poll(() => late.presences().at(-1)).toMatchObject({ isGone: true, at: null });
  const last = await follow(t.app, leo.cookie);
  await expect.poll(() => last.changes()).toHaveLength(1);
  expect(last.presences()).toEqual([]);
});

if (inject('databaseTemplate').server)
  test('where a member is reaches the streams of other servers', async () => {
    const person = await signedIn(t);
    const stream = await follow(await anotherServer(), person.cookie);
    const where = { tab: randomUUID(), shootId: randomUUID(), place: 'onSet', field: null };
    await person.post('/api/presence', where);
    await expect.poll(() => stream.presences()).toMatchObject([where]);
  });

if (inject('databaseTemplate').server)
  test('a stream hears of what happened while the server could not listen', async () => {
    const person = await signedIn(t);
    const stream = await follow(t.app, person.cookie, { since: await revisionOf(person) });
    await t.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query = 'listen lensemble'`,
    );
    await createShoot(person);
    await expect.poll(() => stream.changes().at(-1)?.revision).toBe(await revisionOf(person));
    const shoot = await createShoot(person);
    await expect.poll(() => stream.told()).toContain(`shoot ${shoot}`);
  });

test('a place that is no name of a field, or not on a picture, is refused', async () => {
  const person = await signedIn(t);
  const where = { tab: randomUUID(), shootId: randomUUID(), place: 'editor', field: '<b>' };
  expect((await person.post('/api/presence', where)).status).toBe(422);
  const at = { referenceId: randomUUID(), x: 380, y: 1001 };
  expect((await person.post('/api/presence', { ...where, field: null, at })).status).toBe(422);
});

test('a server that listens in vain, as behind a pooler, tells of changes with its heartbeat', async () => {
  const person = await signedIn(t);
  const { token, userId, team } = person;
  const changes = { listen: async () => {}, tell: async () => {}, close: async () => {} };
  const streams = new Streams({ pool: t.database.pool, changes }, () => {});
  onTestFinished(() => streams.end());
  const owner = { token, userId, teamId: team.id };
  const { body } = await streams.open(owner, await revisionOf(person));
  body.read();
  await createShoot(person);
  await streams.beat();
  const change = { revision: await revisionOf(person), changes: null };
  expect(String(body.read())).toContain(`data: ${JSON.stringify(change)}`);
});
