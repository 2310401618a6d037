import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';

type SignedIn = Awaited<ReturnType<typeof signedIn>>;

interface Kit {
  readonly id: string;
  readonly equipment: readonly { readonly equipmentId: string; readonly quantity: number }[];
  readonly updatedAt: string;
}

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const gear = (person: SignedIn, name: string) =>
  buildItem(t.database.orm, person.team, 'equipment', { name });

async function made(client: Client, fields: object): Promise<Kit> {
  const answer = await client.post('/api/kits', { name: 'Night kit', ...fields });
  expect(answer.status).toBe(201);
  return answer.body as Kit;
}

test('a kit keeps its equipment in order, each once, and a change of it leaves the lines', async () => {
  const mira = await signedIn(t);
  const [lamp, tape] = [await gear(mira, 'Lamp'), await gear(mira, 'Tape')];
  const kit = await made(mira, {
    lines: ['Pins'],
    equipment: [
      { equipmentId: tape, quantity: '3' },
      { equipmentId: lamp },
      { equipmentId: tape, quantity: 9 },
    ],
  });
  const first = [
    { equipmentId: tape, quantity: 3 },
    { equipmentId: lamp, quantity: 1 },
  ];
  expect(kit).toMatchObject({ equipment: first, lines: ['Pins'] });
  const equipment = first.toReversed();
  const changed = await mira.patch(`/api/kits/${kit.id}`, { equipment });
  expect(changed).toMatchObject({ status: 200, body: { equipment, lines: ['Pins'] } });
  const renamed = await mira.patch(`/api/kits/${kit.id}`, { name: 'Dusk kit', lines: [] });
  expect(renamed.body).toMatchObject({ name: 'Dusk kit', equipment, lines: [] });
  expect((await mira.get('/api/kits')).body).toEqual([renamed.body]);
  const none = await mira.patch(`/api/kits/${kit.id}`, { equipment: [] });
  expect(none.body).toMatchObject({ equipment: [] });
});

test('an import writes the equipment of new and of changed kits', async () => {
  const mira = await signedIn(t);
  const [lamp, tape] = [await gear(mira, 'Lamp'), await gear(mira, 'Tape')];
  const old = await made(mira, { equipment: [{ equipmentId: lamp }] });
  const [many, one] = [
    { equipmentId: tape, quantity: 4 },
    { equipmentId: lamp, quantity: 1 },
  ];
  const body = {
    created: [{ name: 'Dusk kit', equipment: [many, one] }, { name: 'Bare kit' }],
    changed: [{ id: old.id, updatedAt: old.updatedAt, change: { equipment: [many] } }],
  };
  const answer = await mira.post('/api/kits/import', body);
  expect(answer).toMatchObject({ status: 200, body: { created: 2, changed: 1 } });
  expect((await mira.get('/api/kits')).body).toMatchObject([
    { name: 'Dusk kit', equipment: [many, one] },
    { name: 'Bare kit', equipment: [] },
    { name: 'Night kit', equipment: [many] },
  ]);
});

test('equipment of another team is refused, and nothing is stored', async () => {
  const [mira, stranger] = [await signedIn(t), await signedIn(t)];
  const equipment = [{ equipmentId: await gear(stranger, 'Lamp') }];
  const kit = await made(mira, { equipment: [{ equipmentId: await gear(mira, 'Tape') }] });
  const refusal = {
    status: 422,
    body: { fields: { equipment: 'One of these pieces of equipment was not found' } },
  };
  expect(await mira.post('/api/kits', { name: 'Stolen', equipment })).toMatchObject(refusal);
  expect(await mira.patch(`/api/kits/${kit.id}`, { name: 'B', equipment })).toMatchObject(refusal);
  expect((await mira.get('/api/kits')).body).toEqual([kit]);
});

test('deleted equipment leaves its kits, whose version rises', async () => {
  const mira = await signedIn(t);
  const [lamp, tape] = [await gear(mira, 'Lamp'), await gear(mira, 'Tape')];
  const kit = await made(mira, { equipment: [{ equipmentId: lamp }, { equipmentId: tape }] });
  const other = await made(mira, { equipment: [{ equipmentId: tape }] });
  const stale = await mira.delete(`/api/equipment/${lamp}`, { 'if-match': `"${kit.updatedAt}"` });
  expect(stale.status).toBe(409);
  expect((await mira.get('/api/kits')).body).toEqual([other, kit]);
  expect((await mira.delete(`/api/equipment/${lamp}`)).status).toBe(200);
  const change = { equipment: kit.equipment };
  const conflict = await mira.patch(`/api/kits/${kit.id}`, change, {
    'if-match': `"${kit.updatedAt}"`,
  });
  const current = { id: kit.id, equipment: [{ equipmentId: tape, quantity: 1 }] };
  expect(conflict).toMatchObject({ status: 409, body: { current } });
  expect((await mira.get('/api/kits')).body).toMatchObject([other, current]);
});

test('a copy has the equipment too', async () => {
  const mira = await signedIn(t);
  const kit = await made(mira, {
    equipment: [{ equipmentId: await gear(mira, 'Lamp'), quantity: 2 }],
  });
  const copy = await mira.post(`/api/kits/${kit.id}/duplicate`);
  expect(copy).toMatchObject({ status: 201, body: { equipment: kit.equipment } });
  expect((copy.body as Kit).id).not.toBe(kit.id);
});
