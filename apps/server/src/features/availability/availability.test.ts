import { randomUUID } from 'node:crypto';
import type { Availability } from '@lensemble/contract/availability';
import { AVAILABILITY_MAX } from '@lensemble/contract/constants';
import { applyOperations } from '@lensemble/contract/operations';
import type { Shoot } from '@lensemble/contract/shoots';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import type { BuiltPerson } from '../../testing/factories.ts';
import { buildAway, buildItem, type CatalogueName } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { statementsOf } from '../../testing/statements.ts';

let t: TestApp;
let mira: Client & BuiltPerson;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  mira = await signedIn(t);
});
afterAll(() => t.close());

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
const item = (name: CatalogueName) => buildItem(t.database.orm, mira.team, name);
async function ask(from: string, to: string, except?: string): Promise<Availability> {
  const query = new URLSearchParams({ from, to, ...(except && { except }) });
  const answer = await mira.get(`/api/availability?${query}`);
  expect(answer.status).toBe(200);
  return answer.body as Availability;
}
const askDay = (except?: string) => ask('2126-11-22T00:00:00Z', '2126-11-23T00:00:00Z', except);
const idsOf = ({ shoots }: Availability) => shoots.map(({ id }) => id);

describe('what is taken', () => {
  test('is named with the shoot, its time and the units', async () => {
    const { id } = await create({ setUpMinutes: 60, strikeMinutes: 30 });
    const crew = await item('personnel');
    const [costume, prop, softbox] = [
      await item('costumes'),
      await item('props'),
      await item('equipment'),
    ];
    await mira.patch(`/api/shoots/${id}/resources`, {
      participants: [{ personnelId: crew, role: 'Model' }, { name: 'Guest' }],
      costumeIds: [costume],
      propIds: [prop],
      equipment: [{ equipmentId: softbox, quantity: 2 }],
    });
    expect(await askDay()).toEqual({
      shoots: [
        {
          id,
          title: 'Night Parade',
          date: '2126-11-22',
          time: '14:00',
          timeZone: 'Europe/Rome',
          durationMinutes: 120,
          from: '2126-11-22T12:00:00.000Z',
          to: '2126-11-22T15:30:00.000Z',
          personnelIds: [crew],
          costumeIds: [costume],
          propIds: [prop],
          equipment: [{ equipmentId: softbox, quantity: 2 }],
        },
      ],
      away: [],
      isComplete: true,
    });
  });

  test('includes the equipment of kits, which adds up with that of the shoot', async () => {
    const [softbox, lamp] = [await item('equipment'), await item('equipment')];
    const kit = async (...equipment: object[]) =>
      ((await mira.post('/api/kits', { name: 'Kit', equipment })).body as { id: string }).id;
    const units = (equipmentId: string, quantity: number) => ({ equipmentId, quantity });
    const kits = [await kit(units(softbox, 2), units(lamp, 1)), await kit(units(softbox, 1))];
    const { id } = await create();
    await mira.patch(`/api/shoots/${id}/resources`, { equipment: [units(softbox, 3)] });
    const at = `${plan.date}T10:00:00.000Z`;
    const operations = kits.map((target) => ({ id: randomUUID(), kind: 'addKit', target, at }));
    await mira.call(applyOperations, { params: { id }, body: { operations } as never });
    const [holder] = (await askDay()).shoots;
    const byUnits = holder?.equipment.toSorted((a, b) => b.quantity - a.quantity);
    expect(byUnits).toEqual([units(softbox, 6), units(lamp, 1)]);
  });

  test('is of shoots that hold it, in the order of their times, without the one that asks', async () => {
    const later = await create({ time: '20:00', status: 'completed' });
    const first = await create({ time: '09:00', status: 'ready to shoot' });
    const idea = await create({ status: 'idea' });
    await create({ date: null });
    const own = await create({ time: null });
    expect(idsOf(await askDay(own.id))).toEqual([first.id, later.id]);
    await mira.patch('/api/shoots', {
      shoots: [
        { id: idea.id, status: 'planning' },
        { id: later.id, status: 'idea' },
      ],
    });
    expect(idsOf(await askDay())).toEqual([own.id, first.id, idea.id]);
  });

  test('is what overlaps the window, whose end and start it may touch', async () => {
    const { id } = await create({ setUpMinutes: 60 });
    const [before, during, after] = ['12:00', '13:00', '15:00'].map(
      (time) => `2126-11-22T${time}:00Z`,
    );
    expect(idsOf(await ask('2126-11-22T10:00:00Z', before!))).toEqual([]);
    expect(idsOf(await ask('2126-11-22T10:00:00Z', during!))).toEqual([id]);
    expect(idsOf(await ask(before!, during!))).toEqual([id]);
    expect(idsOf(await ask(after!, '2126-11-22T18:00:00Z'))).toEqual([]);
  });

  test('is of the own team, and one statement', async () => {
    const other = await signedIn(t);
    await other.post('/api/shoots', plan);
    await buildAway(t.database.orm, other.team);
    const statements = await statementsOf(() => askDay());
    // The session is the other one.
    expect(statements).toHaveLength(2);
    expect(await askDay()).toEqual({ shoots: [], away: [], isComplete: true });
  });

  test('is bounded, and says so', async () => {
    await t.database.pool.query(
      `insert into shoots (team_id, title, status, date, time_zone, duration_minutes, color, held)
       select $1, 'Shoot', 'planning', '2126-11-22', 'UTC', 60, '#3B82F6',
         tstzrange('2126-11-22Z', '2126-11-23Z') from generate_series(1, $2::int)`,
      [mira.team.id, AVAILABILITY_MAX + 1],
    );
    const answer = await askDay();
    expect(answer.shoots).toHaveLength(AVAILABILITY_MAX);
    expect(answer.isComplete).toBe(false);
  });
});

test('who is away is named, with a day to spare for other zones', async () => {
  const personnelId = await item('personnel');
  const days = [
    ['2126-11-18', '2126-11-20'],
    ['2126-11-18', '2126-11-21'],
    ['2126-11-22', '2126-11-22'],
    ['2126-11-24', '2126-11-30'],
    ['2126-11-25', '2126-11-30'],
  ] as const;
  for (const [firstDay, lastDay] of days)
    await buildAway(t.database.orm, mira.team, { personnelId, firstDay, lastDay });
  expect((await askDay()).away).toEqual(
    days.slice(1, 4).map(([firstDay, lastDay]) => ({
      id: expect.any(String),
      personnelId,
      firstDay,
      lastDay,
    })),
  );
});

test.each([
  ['a window that is too long', '2126-11-01T00:00:00Z', '2127-01-02T00:01:00Z'],
  ['a window that ends before it begins', '2126-11-02T00:00:00Z', '2126-11-01T00:00:00Z'],
])('refuses %s', async (_what, from, to) => {
  const answer = await mira.get(`/api/availability?from=${from}&to=${to}`);
  expect(answer).toMatchObject({
    status: 422,
    body: { fields: { to: 'Please choose at most 62 days' } },
  });
});
