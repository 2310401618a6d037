import { randomUUID } from 'node:crypto';
import { sendCalls } from '@lensemble/contract/call-sending';
import { callPath, getCallLink } from '@lensemble/contract/calls';
import { OUTLOOK_MAX } from '@lensemble/contract/constants';
import { applyOperations } from '@lensemble/contract/operations';
import { listOutlook, type Outlook } from '@lensemble/contract/outlook';
import { readinessOf } from '@lensemble/contract/readiness';
import type { Shoot, ShootDetail } from '@lensemble/contract/shoots';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildAway, buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { insertManyShoots } from '../../testing/many-shoots.ts';
import { buildLocation, buildShoot } from '../../testing/shoots.ts';

let t: TestApp;
let mira: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  mira = await signedIn(t);
});
afterEach(() => vi.useRealTimers());
afterAll(() => t.close());

const DAY_MS = 86_400_000;

const plan = {
  title: 'Night Parade',
  status: 'planning',
  date: '2126-11-22',
  time: '14:00',
  timeZone: 'Europe/Rome',
  durationMinutes: 120,
};
const create = async (body: object = {}) =>
  (await mira.post('/api/shoots', { ...plan, ...body })).body as Shoot;
const link = async (id: string, lists: object) =>
  (await mira.patch(`/api/shoots/${id}/resources`, lists)).body as ShootDetail;
const list = async () => (await mira.call(listOutlook, {})).body;
const entryOf = async (id: string): Promise<Outlook | undefined> =>
  (await list()).find((entry) => entry.id === id);

async function makeKit(equipment: object[], lines: string[] = []): Promise<string> {
  const { body } = await mira.post('/api/kits', { name: 'Repair kit', equipment, lines });
  return (body as { id: string }).id;
}

async function operate(id: string, change: object): Promise<void> {
  const operations = [{ id: randomUUID(), at: `${plan.date}T10:00:00.000Z`, ...change }] as never;
  await mira.call(applyOperations, { params: { id }, body: { operations } });
}
const addKit = (id: string, kitId: string) => operate(id, { kind: 'addKit', target: kitId });

async function answer(shootId: string, participantId: string, given: string): Promise<void> {
  const params = { id: shootId, participantId };
  const { url } = (await mira.call(getCallLink, { params })).body;
  const path = new URL(url).pathname;
  expect(path.startsWith(callPath(''))).toBe(true);
  const reply = await t.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ answer: given }).toString(),
  });
  expect(reply.statusCode).toBe(303);
}

describe('the outlook', () => {
  test('names the shoots that are planned or ready and not over, the next ones first', async () => {
    const later = await create({ date: '2126-12-24' });
    const undated = await create({ date: null, time: null });
    const next = await create({ status: 'ready to shoot' });
    await create({ status: 'idea' });
    await create({ status: 'completed' });
    await create({ date: '2020-01-01' });
    const stranger = await signedIn(t);
    await buildShoot(t.database.orm, stranger.team, { status: 'planning' });
    expect((await list()).map(({ id }) => id)).toEqual([next.id, later.id, undated.id]);
    expect(await entryOf(undated.id)).toMatchObject({ date: null, conflicts: [] });
  });

  test('has all that readiness asks, and the names for its words', async () => {
    const { orm } = t.database;
    const { id: locationId } = await buildLocation(orm, mira.team, { latitude: 43, longitude: 11 });
    const { id: secondLocationId } = await buildLocation(orm, mira.team);
    const { id } = await create({ locationId, secondLocationId });
    const costume = await buildItem(orm, mira.team, 'costumes', {
      characterName: 'n'.repeat(200),
      todos: ['Sew', 'Dye'],
    });
    const done = await buildItem(orm, mira.team, 'costumes', {
      characterName: 'Elf',
      status: 'completed',
      todos: ['Sew'],
    });
    await link(id, { costumeIds: [costume, done], participants: [{ name: 'Kim', role: 'Model' }] });
    expect(await list()).toEqual([
      {
        id,
        status: 'planning',
        date: '2126-11-22',
        time: '14:00',
        timeZone: 'Europe/Rome',
        durationMinutes: 120,
        locationId,
        hasSecondPlace: true,
        point: { latitude: 43, longitude: 11 },
        crew: [{ name: 'Kim', answer: null, isAsked: false, hasSigned: null }],
        costumes: [
          { name: `${'n'.repeat(99)}…`, todos: 2 },
          { name: 'Elf', todos: 0 },
        ],
        equipment: [],
        unpacked: 2,
        conflicts: [],
      },
    ]);
  });

  test('counts the location itself as no second place', async () => {
    const { id: locationId } = await buildLocation(t.database.orm, mira.team);
    const { id } = await create({ locationId, secondLocationId: locationId });
    expect(await entryOf(id)).toMatchObject({ locationId, hasSecondPlace: false });
  });

  test('has the answers to the plan of today', async () => {
    const { id } = await create();
    const people = ['Dana', 'Kim', 'Leo'].map((name) => ({ name, role: 'Model' }));
    const { participants } = await link(id, { participants: people });
    const [dana, kim] = participants.map((each) => each.id);
    await answer(id, dana!, 'yes');
    await answer(id, kim!, 'no');
    expect((await entryOf(id))?.crew).toEqual([
      { name: 'Dana', answer: 'yes', isAsked: true, hasSigned: null },
      { name: 'Kim', answer: 'no', isAsked: true, hasSigned: null },
      { name: 'Leo', answer: null, isAsked: false, hasSigned: null },
    ]);
    await mira.patch(`/api/shoots/${id}`, { time: '15:00' });
    const moved = await entryOf(id);
    expect(moved?.crew.map((each) => each.answer)).toEqual([null, 'no', null]);
    expect(moved?.crew.map((each) => each.isAsked)).toEqual([true, true, false]);
  });

  test('says who was asked: by email, or because they opened their page', async () => {
    const { id } = await create();
    const people = [
      { name: 'Dana', role: 'Model', email: 'dana@example.org' },
      { name: 'Kim', role: 'Model' },
      { name: 'Leo', role: 'Model' },
    ];
    const [dana, kim, leo] = (await link(id, { participants: people })).participants;
    const asked = async () => (await entryOf(id))?.crew.map(({ isAsked }) => isAsked);
    const linkOf = async (participantId: string) =>
      new URL((await mira.call(getCallLink, { params: { id, participantId } })).body.url).pathname;
    await linkOf(leo!.id);
    expect(await asked()).toEqual([false, false, false]);
    const opened = `${await linkOf(kim!.id)}/opened`;
    expect((await t.app.inject({ method: 'POST', url: opened })).statusCode).toBe(204);
    const body = { participantIds: [dana!.id], line: null, attachPdf: false };
    await mira.call(sendCalls, { params: { id }, body });
    expect(await asked()).toEqual([true, true, false]);
  });

  test('says what is busy or away, with its name', async () => {
    const { orm } = t.database;
    const softbox = await buildItem(orm, mira.team, 'equipment', { name: 'Softbox', quantity: 3 });
    const dana = await buildItem(orm, mira.team, 'personnel', { name: 'Dana' });
    const prop = await buildItem(orm, mira.team, 'props', { name: 'Lantern' });
    const first = await create({ setUpMinutes: 60 });
    const second = await create({ time: '16:00', setUpMinutes: 15 });
    const after = await create({ time: '18:00' });
    const participants = [{ personnelId: dana, role: 'Model' }];
    const twoOf = [{ equipmentId: softbox, quantity: 2 }];
    await link(first.id, { participants, equipment: twoOf, propIds: [prop] });
    await link(second.id, { participants, equipment: twoOf });
    await link(after.id, { participants, propIds: [prop], equipment: twoOf });
    await buildAway(orm, mira.team, { personnelId: dana, firstDay: plan.date, lastDay: plan.date });
    const busy = [
      { kind: 'personnel', itemId: dana, name: 'Dana' },
      { kind: 'away', itemId: dana, name: 'Dana' },
      { kind: 'equipment', itemId: softbox, name: 'Softbox' },
    ];
    expect((await entryOf(first.id))?.conflicts).toEqual(busy);
    expect((await entryOf(second.id))?.conflicts).toEqual(busy);
    expect((await entryOf(after.id))?.conflicts).toEqual([busy[1]]);
  });

  test('says how many units are needed and owned, and how much is not packed', async () => {
    const { orm } = t.database;
    const softbox = await buildItem(orm, mira.team, 'equipment', { name: 'Softbox', quantity: 2 });
    const lantern = await buildItem(orm, mira.team, 'props', { name: 'Lantern' });
    const kitId = await makeKit([{ equipmentId: softbox, quantity: 1 }], ['Tape', 'Glue']);
    const { id } = await create();
    expect(await entryOf(id)).toMatchObject({ equipment: [], unpacked: null });
    await link(id, { equipment: [{ equipmentId: softbox, quantity: 5 }], propIds: [lantern] });
    const pack = (kind: string, target: string, ...parts: object[]) => ({
      ...{ kind: 'packThing', target },
      fields: { kind, parts, packedAt: '2126-11-21T10:00:00.000Z' },
    });
    const some = (packedCount: number) => ({
      kind: 'packThing',
      fields: { kind: 'equipment', packedAt: null, packedCount },
    });
    const lineId = randomUUID();
    const changes = [
      { kind: 'addKit', target: kitId },
      { kind: 'addPackingLine', target: lineId, fields: { text: 'Snacks' } },
      pack('equipment', softbox),
      pack('kit', kitId, { line: 'Tape' }),
      pack('kit', kitId, { equipmentId: softbox }),
      pack('kit', kitId, { line: 'Glue' }),
      pack('line', lineId),
      pack('prop', lantern),
      {
        kind: 'addPackingLine',
        target: randomUUID(),
        fields: { text: 'Coat', isForEverybody: true },
      },
      { ...some(2), target: softbox },
      { ...some(5), target: softbox },
    ];
    const left: unknown[] = [];
    for (const change of changes) {
      await operate(id, change);
      left.push((await entryOf(id))?.unpacked);
    }
    expect(left).toEqual([3, 4, 3, 3, 3, 2, 1, 0, 0, 1, 0]);
    // One of them is in the kit.
    expect((await entryOf(id))?.equipment).toEqual([{ name: 'Softbox', quantity: 6, owned: 2 }]);
  });

  test('says that equipment of a kit is busy', async () => {
    const { orm } = t.database;
    const softbox = await buildItem(orm, mira.team, 'equipment', { name: 'Softbox', quantity: 2 });
    const kitId = await makeKit([{ equipmentId: softbox, quantity: 2 }]);
    const [first, second] = [await create(), await create()];
    await link(first.id, { equipment: [{ equipmentId: softbox, quantity: 1 }] });
    await addKit(second.id, kitId);
    const busy = [{ kind: 'equipment', itemId: softbox, name: 'Softbox' }];
    expect((await entryOf(first.id))?.conflicts).toEqual(busy);
    expect((await entryOf(second.id))?.conflicts).toEqual(busy);
  });

  test('is that of all shoots if one is in a zone that the server does not know', async () => {
    const { id } = await create();
    const strange = { date: plan.date, timeZone: 'Mars/Olympus' };
    const { id: other } = await buildShoot(t.database.orm, mira.team, strange);
    expect((await entryOf(id))?.conflicts).toEqual([]);
    expect((await entryOf(other))?.conflicts).toBeNull();
  });

  test('is the same for readiness as the shoot itself', async () => {
    const { id } = await create({ time: null });
    const { status, date, time, locationId, hasSecondPlace } = (await entryOf(id))!;
    const { open } = readinessOf({
      shoot: {
        status,
        date,
        time,
        locationId,
        hasSecondPlace,
        participants: [],
        costumes: [],
        equipment: [],
      },
      today: '2126-11-10',
    });
    expect(open.map(({ code }) => code)).toEqual(['no-place', 'no-crew', 'no-time']);
  });

  test('leaves out a shoot once it is over in every zone, also where nothing else changes', async () => {
    const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);
    const noon = Date.parse(`${dayAt(Date.now())}T12:00:00Z`);
    vi.useFakeTimers({ now: noon, toFake: ['Date'] });
    const yesterday = await create({ date: dayAt(noon - DAY_MS) });
    const tomorrow = await create({ date: dayAt(noon + DAY_MS) });
    const idsOf = (body: unknown) => (body as Outlook[]).map(({ id }) => id);
    const before = await mira.get(listOutlook.path);
    expect(idsOf(before.body)).toEqual([yesterday.id, tomorrow.id]);
    const known = { 'if-none-match': String(before.headers.etag) };
    expect((await mira.get(listOutlook.path, known)).status).toBe(304);
    vi.setSystemTime(noon + DAY_MS);
    expect(idsOf((await mira.get(listOutlook.path, known)).body)).toEqual([tomorrow.id]);
  });

  test('has a bound, and rises with every change in the team', async () => {
    await insertManyShoots(t.database, mira.team.id, OUTLOOK_MAX * 4);
    const { status, headers } = await mira.get(listOutlook.path);
    const ids = (await list()).map(({ id }) => id);
    expect([status, ids.length]).toEqual([200, OUTLOOK_MAX]);
    const again = () => mira.get(listOutlook.path, { 'if-none-match': String(headers.etag) });
    expect((await again()).status).toBe(304);
    await create();
    expect((await again()).status).toBe(200);
  });
});
