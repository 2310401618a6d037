import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { tooManyTeams } from '../features/teams/too-many-teams.ts';
import type { Quotas } from '../start/settings/quotas.ts';
import { type TestApp, testApp, testEnv } from '../testing/app.ts';
import type { Answer, Client } from '../testing/client.ts';
import { buildImage, makeForm, makePicture } from '../testing/images.ts';
import { signedIn } from '../testing/login.ts';
import { insertManyShoots } from '../testing/many-shoots.ts';
import { statementsOf } from '../testing/statements.ts';
import { untilBlocked } from '../testing/until-blocked.ts';

const TEXT = 20_000;
const quotas: Quotas = {
  ...testEnv.quotas,
  shoots: 5,
  items: 5,
  links: 4,
  references: 3,
  shootTextBytes: TEXT,
  pictureBytes: 1_200_000,
  teams: 2,
  creates: 1_000,
};

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { quotas } });
});
afterAll(() => t.close());

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
const idOf = ({ body }: Answer) => (body as { id: string }).id;

function expectQuota(answer: Answer, sentence: string): void {
  expect(answer).toMatchObject({ status: 422, body: { code: 'quota', error: sentence } });
}

/** Makes items of a catalog. @returns their ids */
async function make(client: Client, path: string, count: number, body: object): Promise<string[]> {
  const answers = Array.from({ length: count }, () => client.post(path, body));
  return (await Promise.all(answers)).map(idOf);
}

const A_SHOOT = 'A shoot can have at most 19.5 KB of text, including everything linked to it';
const USED =
  'A shoot that uses this can have at most 19.5 KB of text, including everything linked to it';

test('creates at the same time stop exactly at the quota of shoots', async () => {
  const mira = await signedIn(t);
  const create = () =>
    mira.post('/api/shoots', { title: 'Lanterns' }, { 'idempotency-key': randomUUID() });
  const answers = await Promise.all(Array.from({ length: 12 }, create));
  expect(statuses(answers)).toEqual([...Array(5).fill(201), ...Array(7).fill(422)]);
  expectQuota(await create(), 'A team can have at most 5 shoots. Please delete some first.');
  const list = (await mira.get('/api/shoots')).body as { id: string }[];
  expect(list).toHaveLength(5);
  expectQuota(
    await mira.post(`/api/shoots/${list[0]?.id}/duplicate`, {}),
    'A team can have at most 5 shoots. Please delete some first.',
  );
  await mira.delete(`/api/shoots/${list[0]?.id}`);
  expect((await create()).status).toBe(201);
});

test('a repeated create gets its first answer in a full team, and a refused key is free again', async () => {
  const mira = await signedIn(t);
  const headers = { 'idempotency-key': randomUUID() };
  const first = await mira.post('/api/shoots', { title: 'First' }, headers);
  for (const title of ['B', 'C', 'D', 'E']) await mira.post('/api/shoots', { title });
  const refused = { 'idempotency-key': randomUUID() };
  expect((await mira.post('/api/shoots', { title: 'F' }, refused)).status).toBe(422);
  expect((await mira.post('/api/shoots', { title: 'First' }, headers)).text).toBe(first.text);
  await mira.delete(`/api/shoots/${idOf(first)}`);
  expect((await mira.post('/api/shoots', { title: 'G' }, refused)).status).toBe(201);
});

test('a repeated create gets its first answer in a team that has more than its quota by now', async () => {
  const mira = await signedIn(t);
  const [key, other] = [randomUUID(), randomUUID()];
  const create = () => mira.post('/api/shoots', { title: 'First' }, { 'idempotency-key': key });
  const first = await create();
  const duplicate = () =>
    mira.post(`/api/shoots/${idOf(first)}/duplicate`, {}, { 'idempotency-key': other });
  const copy = await duplicate();
  await insertManyShoots(t.database, mira.team.id, 9);
  for (const [again, answer] of [
    [await create(), first],
    [await duplicate(), copy],
  ] as const) {
    expect([again.status, again.text]).toEqual([201, answer.text]);
  }
});

test('creates at the same time stop exactly at the usual quota of shoots', async () => {
  const large = await testApp({ env: { quotas: { ...testEnv.quotas, shoots: 300 } } });
  try {
    const mira = await signedIn(large);
    await insertManyShoots(large.database, mira.team.id, 195);
    const create = () => mira.post('/api/shoots', { title: 'Lanterns' });
    const answers = await Promise.all(Array.from({ length: 120 }, create));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(105);
  } finally {
    await large.close();
  }
});

test('a team whose shoots were deleted has room again at the usual quota of shoots', async () => {
  const large = await testApp({ env: { quotas: { ...testEnv.quotas, shoots: 300 } } });
  try {
    const mira = await signedIn(large);
    const create = () => mira.post('/api/shoots', { title: 'Lanterns' });
    const first = await create();
    await insertManyShoots(large.database, mira.team.id, 299);
    const { pool } = large.database;
    const most = async () =>
      (await pool.query('select shoots_at_most from teams where id = $1', [mira.team.id])).rows;
    await pool.query('update teams set shoots_at_most = 300 where id = $1', [mira.team.id]);
    expect((await create()).status).toBe(422);
    await pool.query('delete from shoots where team_id = $1 and id <> $2', [
      mira.team.id,
      idOf(first),
    ]);
    expect((await create()).status).toBe(201);
    expect(await most()).toEqual([{ shoots_at_most: 2 }]);
    expect((await create()).status).toBe(201);
    expect(await most()).toEqual([{ shoots_at_most: 3 }]);
    expect((await mira.post(`/api/shoots/${idOf(first)}/duplicate`, {})).status).toBe(201);
    expect(await most()).toEqual([{ shoots_at_most: 4 }]);
  } finally {
    await large.close();
  }
});

test.each([
  ['personnel', { name: 'Kai' }],
  ['equipment', { name: 'Softbox', category: 'Light' }],
  ['locations', { name: 'Pier' }],
  ['props', { name: 'Lantern' }],
  ['costumes', { characterName: 'Keeper' }],
])('creates at the same time stop exactly at the quota of %s', async (kind, body) => {
  const mira = await signedIn(t);
  const path = `/api/${kind}`;
  const answers = await Promise.all(Array.from({ length: 9 }, () => mira.post(path, body)));
  expect(statuses(answers)).toEqual([...Array(5).fill(201), ...Array(4).fill(422)]);
  const [{ id = '' } = {}] = (await mira.get(path)).body as { id: string }[];
  expectQuota(
    await mira.post(`${path}/${id}/duplicate`),
    'A list can have at most 5 entries. Please delete some first.',
  );
});

test('a catalog has a quota of text, which counts for creates and changes', async () => {
  const small = await testApp({ env: { quotas: { ...quotas, catalogTextBytes: TEXT } } });
  try {
    const mira = await signedIn(small);
    const notes = 'n'.repeat(9_000);
    const [id] = await make(mira, '/api/costumes', 2, { characterName: 'Keeper', notes });
    const sentence = 'A list can have at most 19.5 KB of text. Please shorten some first.';
    expectQuota(await mira.post('/api/costumes', { characterName: 'Keeper', notes }), sentence);
    const todos = Array.from({ length: 10 }, () => 't'.repeat(400));
    expectQuota(await mira.patch(`/api/costumes/${id}`, { todos }), sentence);
    expect((await mira.patch(`/api/costumes/${id}`, { notes: 'Short' })).status).toBe(200);
  } finally {
    await small.close();
  }
});

test('a shoot has a quota of links of all kinds together', async () => {
  const mira = await signedIn(t);
  const [shootId] = await make(mira, '/api/shoots', 1, { title: 'Lanterns' });
  const propIds = await make(mira, '/api/props', 3, { name: 'Lantern' });
  const costumeIds = await make(mira, '/api/costumes', 2, { characterName: 'Keeper' });
  const path = `/api/shoots/${shootId}/resources`;
  expect((await mira.patch(path, { propIds })).status).toBe(200);
  const sentence =
    'A shoot can have at most 4 crew members, costumes, props and pieces of equipment together';
  expectQuota(await mira.patch(path, { costumeIds }), sentence);
  const participants = Array.from({ length: 5 }, (_, n) => ({ name: `Guest ${n}` }));
  expectQuota(await mira.patch(path, { participants }), sentence);
  const shoot = (await mira.get(`/api/shoots/${shootId}`)).body;
  expect(shoot).toMatchObject({ costumes: [], participants: [], version: 2 });
});

test('a shoot that exceeds a quota already may lose links and get references, and its copy is refused', async () => {
  const mira = await signedIn(t);
  const [shootId] = await make(mira, '/api/shoots', 1, { title: 'Before there were quotas' });
  await t.database.pool.query(
    `insert into shoot_participants (team_id, shoot_id, name) select $1, $2, 'Guest ' || n from generate_series(1, 9) n`,
    [mira.team.id, shootId],
  );
  const guests = (count: number) => ({
    participants: Array.from({ length: count }, (_, n) => ({ name: `Guest ${n + 1}` })),
  });
  const path = `/api/shoots/${shootId}/resources`;
  expect((await mira.patch(path, guests(8))).status).toBe(200);
  expect((await mira.patch(path, guests(9))).status).toBe(422);
  const url = await buildImage(t.database.orm, mira.team, { kind: 'shoot-references' });
  expect((await mira.post(`/api/shoots/${shootId}/references`, { url })).status).toBe(201);
  expect((await mira.post(`/api/shoots/${shootId}/duplicate`, {})).status).toBe(422);
});

test('references at the same time stop exactly at the quota of a shoot, also when one is restored', async () => {
  const mira = await signedIn(t);
  const [shootId] = await make(mira, '/api/shoots', 1, { title: 'Lanterns' });
  const url = await buildImage(t.database.orm, mira.team, { kind: 'shoot-references' });
  const add = () => mira.post(`/api/shoots/${shootId}/references`, { url });
  const answers = await Promise.all(Array.from({ length: 6 }, add));
  expect(statuses(answers)).toEqual([201, 201, 201, 422, 422, 422]);
  const sentence = 'A shoot can have at most 3 reference images';
  expectQuota(await add(), sentence);
  const id = idOf(answers.find(({ status }) => status === 201)!);
  await mira.delete(`/api/references/${id}`);
  expect((await add()).status).toBe(201);
  expectQuota(await mira.post(`/api/trash/${id}/restore`), sentence);
});

test('the text of a shoot counts everything linked to it, whichever write makes it grow', async () => {
  const mira = await signedIn(t);
  const long = 'é'.repeat(4_500);
  const [shootId] = await make(mira, '/api/shoots', 1, { title: 'Lanterns', description: long });
  const [costumeId] = await make(mira, '/api/costumes', 1, {
    characterName: 'Keeper',
    notes: long,
  });
  const [locationId] = await make(mira, '/api/locations', 1, { name: 'Pier', notes: long });
  const shoot = `/api/shoots/${shootId}`;
  expect((await mira.patch(`${shoot}/resources`, { costumeIds: [costumeId] })).status).toBe(200);
  expectQuota(await mira.patch(shoot, { locationId }), A_SHOOT);
  const [propId] = await make(mira, '/api/props', 1, { name: 'Lantern', description: long });
  expectQuota(await mira.patch(`${shoot}/resources`, { propIds: [propId] }), A_SHOOT);
  expectQuota(await mira.patch(`/api/costumes/${costumeId}`, { notes: 'é'.repeat(9_000) }), USED);
  const url = await buildImage(t.database.orm, mira.team, { kind: 'shoot-references' });
  expectQuota(await mira.post(`${shoot}/references`, { url, notes: long }), A_SHOOT);
  const reference = idOf(await mira.post(`${shoot}/references`, { url }));
  expectQuota(await mira.patch(`/api/references/${reference}`, { notes: long }), A_SHOOT);
  expectQuota(await mira.patch(shoot, { description: 'é'.repeat(9_900) }), A_SHOOT);
  expectQuota(
    await mira.post('/api/shoots', { title: 'Two', description: '語'.repeat(9_000) }),
    A_SHOOT,
  );
  expect((await mira.patch(shoot, { description: null, locationId })).status).toBe(200);
});

/** A shoot with `bytes` of text, and a costume that can grow to 9,000 bytes. */
async function growing(bytes: number) {
  const mira = await signedIn(t);
  const description = 'é'.repeat(bytes / 2);
  const [shootId = ''] = await make(mira, '/api/shoots', 1, { title: 'Lanterns', description });
  const [costumeId = ''] = await make(mira, '/api/costumes', 1, { characterName: 'Keeper' });
  const link = () => mira.patch(`/api/shoots/${shootId}/resources`, { costumeIds: [costumeId] });
  const grow = () => mira.patch(`/api/costumes/${costumeId}`, { notes: 'n'.repeat(9_000) });
  return { mira, shootId, link, grow };
}

/** Runs writes to a team at once. All of them reach its row before one goes on, the first one. */
async function atOnce(team: string, writes: readonly (() => Promise<Answer>)[]) {
  const holder = await t.database.pool.connect();
  await holder.query('begin');
  await holder.query('select from teams where id = $1 for update', [team]);
  const answers: Promise<Answer>[] = [];
  try {
    for (const write of writes) {
      answers.push(write());
      await untilBlocked(holder, answers.length);
    }
  } finally {
    await holder.query('commit');
    holder.release();
  }
  return Promise.all(answers);
}

/**
 * Runs a write and the growth of an item at once. Either may be first, because engines do not promise
 * the order of transactions that wait. The second one is refused, in its own words.
 */
async function expectSecondRefused(team: string, grow: () => Promise<Answer>, other: typeof grow) {
  const [grown, written] = await atOnce(team, [grow, other]);
  if (grown!.status < 300) expectQuota(written!, A_SHOOT);
  else {
    expectQuota(grown!, USED);
    expect(written!.status).toBeLessThan(300);
  }
}

test('an item that grows while it is linked, or beside a new reference, does not exceed the text of a shoot', async () => {
  const linking = await growing(15_000);
  await expectSecondRefused(linking.mira.team.id, linking.grow, linking.link);

  const { mira, shootId, link, grow } = await growing(6_000);
  expect((await link()).status).toBe(200);
  const url = await buildImage(t.database.orm, mira.team, { kind: 'shoot-references' });
  const add = () =>
    mira.post(`/api/shoots/${shootId}/references`, { url, notes: 'n'.repeat(8_000) });
  await expectSecondRefused(mira.team.id, grow, add);
});

test('only a change that makes text longer takes statements for quotas', async () => {
  const mira = await signedIn(t);
  const notes = 'A long note';
  const [id] = await make(mira, '/api/costumes', 1, { characterName: 'Keeper', notes });
  const [shootId] = await make(mira, '/api/shoots', 1, { title: 'Lanterns', description: notes });
  const countOf = async (path: string, body: object) => {
    const statements = await statementsOf(async () =>
      expect((await mira.patch(path, body)).status).toBe(200),
    );
    return statements.length;
  };
  const [costume, shoot] = [`/api/costumes/${id}`, `/api/shoots/${shootId}`];
  const [short, same] = [{ notes: 'A note' }, { status: 'planning' }];
  const usual = await countOf(costume, same);
  expect(await countOf(costume, short)).toBe(usual);
  expect(await countOf(costume, { notes })).toBe(usual + 2);
  const shorter = await countOf(shoot, { description: 'A note' });
  expect(await countOf(shoot, { description: notes })).toBe(shorter + 1);
});

test('pictures have a quota of bytes in a team', async () => {
  const mira = await signedIn(t);
  const [shootId] = await make(mira, '/api/shoots', 1, { title: 'Lanterns' });
  const form = await makeForm({ file: { content: await makePicture() } });
  const upload = (path: string) => mira.request('POST', path, form);
  expect((await upload('/api/images/props')).status).toBe(201);
  for (let count = 0; count < 3; count += 1) await buildImage(t.database.orm, mira.team);
  const sentence = 'The pictures of this team take up 1.1 MB. Please delete some first.';
  expectQuota(await upload('/api/images/props'), sentence);
  expectQuota(await upload(`/api/shoots/${shootId}/references`), sentence);
});

test('an account owns a limited number of teams, also when it creates them at the same time', async () => {
  const mira = await signedIn(t);
  const create = () => mira.post('/api/team', { name: 'Night crew' });
  const answers = await Promise.all(Array.from({ length: 4 }, create));
  expect(statuses(answers)).toEqual([201, 422, 422, 422]);
  expectQuota(await create(), 'You can own at most 2 teams. Please delete one first.');
});

test('an account creates a limited number of records in a minute, whatever they are', async () => {
  const busy = await testApp({
    env: { rateLimits: true, quotas: { ...testEnv.quotas, creates: 4 } },
  });
  try {
    const mira = await signedIn(busy);
    const kai = await signedIn(busy, { team: mira.team, role: 'member' });
    expect((await mira.post('/api/props', { name: 'Lantern' })).status).toBe(201);
    const [id] = await make(mira, '/api/shoots', 1, { title: 'Lanterns' });
    expect((await mira.post(`/api/shoots/${id}/duplicate`, {})).status).toBe(201);
    expect((await mira.post('/api/team', { name: 'Night crew' })).status).toBe(201);
    const refused = await mira.post('/api/costumes', { characterName: 'Keeper' });
    const error = 'You have added a lot in the last minute. Please try again in a minute.';
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests', error } });
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await mira.patch(`/api/shoots/${id}`, { title: 'Later' })).status).toBe(404);
    expect((await kai.post('/api/props', { name: 'Lantern' })).status).toBe(201);
  } finally {
    await busy.close();
  }
});

test('every call that adds to a list, and every duplicate, counts', () => {
  const routes = t.app.declaredRoutes;
  const isList = (url: string) =>
    routes.some((route) => route.url === url && route.endpoint?.response instanceof z.ZodArray);
  const creates = routes.filter(
    ({ method, url }) => method === 'POST' && (isList(url) || url.endsWith('/duplicate')),
  );
  expect(creates.length).toBeGreaterThanOrEqual(13);
  expect(creates.filter(({ endpoint }) => !endpoint?.creates)).toEqual([]);
});

test('a person who owns as many teams as they can is not given another', async () => {
  const mira = await signedIn(t);
  const leo = await signedIn(t, { team: mira.team, role: 'member' });
  const members = (await mira.get(`/api/team/${mira.team.id}/members`)).body;
  const { id } = (members as { id: string; userId: string }[]).find(
    ({ userId }) => userId === leo.userId,
  )!;
  const passOn = () => mira.post(`/api/team/${mira.team.id}/members/${id}/owner`);
  const owned: string[] = [];
  for (const name of ['A', 'B']) owned.push(idOf(await leo.post('/api/team', { name })));
  expectQuota(await passOn(), 'This person cannot own more teams: 2 at most');
  await leo.delete(`/api/team/${owned[0]}`);
  expect(await passOn()).toMatchObject({ status: 200, body: { role: 'owner' } });
});

test('the sentence about a quota of one names one', () => {
  const { message } = tooManyTeams({ ...quotas, teams: 1 });
  expect(message).toBe('You can own at most 1 team. Please delete one first.');
});
