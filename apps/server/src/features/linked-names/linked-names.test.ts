import { LISTED_NAME_MAX, NAMES_WINDOW } from '@lensemble/contract/constants';
import type { LinkedNames } from '@lensemble/contract/linked-names';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { signedIn } from '../../testing/login.ts';
import { insertManyShoots } from '../../testing/many-shoots.ts';
import { buildShoot } from '../../testing/shoots.ts';
import { statementsOf } from '../../testing/statements.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const ask = (client: Client, headers: Record<string, string> = {}) =>
  client.get('/api/linked-names', headers);
const list = async (client: Client) => (await ask(client)).body as LinkedNames[];

const made = async (client: Client, path: string, body: Record<string, unknown>) =>
  ((await client.post(path, body)).body as { id: string }).id;

test('name the people and costumes of each shoot in their order, and nothing of another team', async () => {
  const { orm } = t.database;
  const [mira, stranger] = [await signedIn(t), await signedIn(t)];
  const { id } = await buildShoot(orm, mira.team, { createdAt: new Date(0) });
  const newer = await buildShoot(orm, mira.team);
  await buildShoot(orm, stranger.team, { title: 'Not yours' });
  const leo = await made(mira, '/api/personnel', { name: 'Leo Brandt', phone: '0151 000' });
  const elf = await made(mira, '/api/costumes', { characterName: 'Elf' });
  const queen = await made(mira, '/api/costumes', { characterName: 'Snow Queen' });
  await mira.patch(`/api/shoots/${id}/resources`, {
    costumeIds: [queen, elf],
    participants: [
      { name: 'Kim', role: 'Stylist' },
      { personnelId: leo, role: 'Photographer' },
    ],
  });
  expect(await list(mira)).toEqual([
    { id: newer.id, people: [], costumes: [] },
    {
      id,
      people: [
        { personnelId: null, userId: null, name: 'Kim' },
        { personnelId: leo, userId: null, name: 'Leo Brandt' },
      ],
      costumes: [
        { id: queen, characterName: 'Snow Queen' },
        { id: elf, characterName: 'Elf' },
      ],
    },
  ]);
  await mira.patch(`/api/personnel/${leo}`, { name: 'Leonie Brandt' });
  expect((await list(mira))[1]?.people[1]).toMatchObject({ name: 'Leonie Brandt' });
});

test('cut long names, but leave out no person', async () => {
  const mira = await signedIn(t);
  const { id } = await buildShoot(t.database.orm, mira.team);
  const crew = Array.from({ length: 99 }, (_, index) => ({ name: `P${index}`, role: 'Helper' }));
  const longest = { name: 'n'.repeat(100), role: 'Helper' };
  await mira.patch(`/api/shoots/${id}/resources`, { participants: [longest, ...crew] });
  await mira.post('/api/personnel', { name: 'm'.repeat(500) });
  const [{ id: personnelId }] = (await mira.get('/api/personnel')).body as [{ id: string }];
  const other = await buildShoot(t.database.orm, mira.team, { createdAt: new Date(0) });
  await mira.patch(`/api/shoots/${other.id}/resources`, {
    participants: [{ personnelId, role: 'Model' }],
  });
  const [large, small] = await list(mira);
  expect(large?.people).toHaveLength(100);
  expect(small?.people[0]?.name).toBe(`${'m'.repeat(LISTED_NAME_MAX - 1)}…`);
});

test('come in windows, each in one statement, and unchanged ones with 304', async () => {
  const mira = await signedIn(t);
  await insertManyShoots(t.database, mira.team.id, NAMES_WINDOW + 1);
  const seen = new Map<string, LinkedNames>();
  let windows = 0;
  const statements = await statementsOf(async () => {
    for (let address: string | undefined = '/api/linked-names'; address; windows++) {
      const { body, headers } = await mira.get(address);
      for (const shoot of body as LinkedNames[]) seen.set(shoot.id, shoot);
      address = /^<(.+)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1];
    }
  });
  // Each also takes the statement that says whose list it is.
  expect([windows, statements.length, seen.size]).toEqual([2, 4, NAMES_WINDOW + 1]);
  for (const { people, costumes } of seen.values())
    expect([people.length, costumes.length]).toEqual([5, 3]);
  const etag = String((await ask(mira)).headers.etag);
  expect(await ask(mira, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
});
