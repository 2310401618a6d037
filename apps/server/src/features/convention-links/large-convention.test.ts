import { randomUUID } from 'node:crypto';
import { type Availability, getAvailability } from '@lensemble/contract/availability';
import { callPath } from '@lensemble/contract/calls';
import { changeConventionLink } from '@lensemble/contract/convention-links';
import { type ConventionDetail, getConvention } from '@lensemble/contract/conventions';
import type { Shoot } from '@lensemble/contract/shoots';
import { conflictsOn, timetableOf } from '@lensemble/contract/timetable';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shootParticipants } from '../../db/schema/shoot-links.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildCallLink, buildConvention } from '../../testing/shoots.ts';

/** Three days, 40 shoots, 25 people, four meeting points. Each person is in eight shoots or nine. */
const DAYS = ['2126-12-04', '2126-12-05', '2126-12-06'];
const POINTS = ['Hall 4', 'Winter garden', 'Hall 7', 'Roof'].map((name) => ({
  ...{ id: randomUUID(), name, note: null },
}));
const WALKS = [
  [0, 1, 9],
  [0, 2, 6],
  [0, 3, 20],
  [1, 2, 9],
  [1, 3, 12],
] as const;
const PEOPLE = Array.from({ length: 25 }, (_, index) => `Person ${index + 1}.`);

interface Planned {
  readonly title: string;
  readonly date: string;
  /** From midnight. */
  readonly minute: number;
  readonly point: number;
  readonly people: readonly number[];
}

const plans: readonly Planned[] = Array.from({ length: 40 }, (_, index) => ({
  title: `Shoot ${index + 1}.`,
  date: DAYS[index % 3]!,
  minute: 9 * 60 + Math.floor(index / 3) * 45,
  point: index % 4,
  people: PEOPLE.flatMap((_, at) => (at % 5 === index % 5 ? [at] : [])),
})).map((plan, index) => {
  // The first person is at two shoots at once, and has 15 minutes for the 20 to the roof.
  const more = index === 1 || index === 4 || index === 7 ? [0] : [];
  return { ...plan, people: [...new Set([...more, ...plan.people])] };
});

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

let t: TestApp;
let mira: Awaited<ReturnType<typeof signedIn>>;
let id: string;
let crew: readonly string[];
let shootIds: readonly string[];
let convention: ConventionDetail;
beforeAll(async () => {
  t = await testApp();
  mira = await signedIn(t);
  const { orm } = t.database;
  const walks = WALKS.map(([from, to, minutes]) => ({
    ...{ from: POINTS[from]!.id, to: POINTS[to]!.id, minutes },
  }));
  id = (await buildConvention(orm, mira.team, { meetingPoints: POINTS, walks })).id;
  crew = await Promise.all(PEOPLE.map((name) => buildItem(orm, mira.team, 'personnel', { name })));
  shootIds = await Promise.all(
    plans.map(async ({ title, date, minute, point, people }, index) => {
      const made = await mira.post('/api/shoots', {
        ...{ title, date, status: 'planning', time: clock(minute), timeZone: 'Europe/Berlin' },
        ...{ conventionId: id, meetingPointId: POINTS[point]!.id },
        durationMinutes: index === 1 ? 60 : 30,
      });
      const shoot = made.body as Shoot;
      const participants = people.map((at) => ({ personnelId: crew[at], role: 'Model' }));
      const answer = await mira.patch(`/api/shoots/${shoot.id}/resources`, { participants });
      expect(answer.status).toBe(200);
      return shoot.id;
    }),
  );
  convention = (await mira.call(getConvention, { params: { id } })).body;
});
afterAll(() => t.close());

const ofPerson = (at: number, day?: string) =>
  plans
    .filter(({ people, date }) => people.includes(at) && (day === undefined || date === day))
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.minute - b.minute);

test('the timetable has every shoot of every person and at every place, in the order of the day', () => {
  for (const day of DAYS) {
    const { people, places } = timetableOf(convention, day);
    expect(people).toHaveLength(PEOPLE.length);
    for (const { key, slots } of people) {
      const planned = ofPerson(crew.indexOf(key), day);
      expect(slots.map(({ shoot }) => shoot.title)).toEqual(planned.map(({ title }) => title));
    }
    const atPlaces = places.map(({ slots }) => slots.map(({ shoot }) => shoot.title));
    const planned = POINTS.map((_, point) =>
      plans.filter((plan) => plan.date === day && plan.point === point).map(({ title }) => title),
    );
    expect(atPlaces).toEqual(planned);
  }
});

test('gaps have the minutes of the way, and only those that are too short are trouble', () => {
  const walkOf = (from: number, to: number) =>
    from === to
      ? 0
      : WALKS.find(([a, b]) => (a === from && b === to) || (a === to && b === from))?.[2];
  const trouble: unknown[] = [];
  for (const day of DAYS) {
    for (const { key, name, slots, gaps } of timetableOf(convention, day).people) {
      const planned = ofPerson(crew.indexOf(key), day);
      const ways = planned.slice(1).map(({ point }, at) => walkOf(planned[at]!.point, point));
      expect(gaps.map(({ walk }) => walk)).toEqual(ways);
      expect(gaps).toHaveLength(slots.length - 1);
      for (const [at, { kind, minutes, walk }] of gaps.entries())
        if (kind === 'tight' || kind === 'overlap')
          trouble.push({ name, after: slots[at]!.shoot.title, kind, minutes, walk });
    }
  }
  expect(trouble).toEqual([
    { name: 'Person 1.', after: 'Shoot 2.', kind: 'overlap', minutes: -15, walk: 9 },
    { name: 'Person 1.', after: 'Shoot 5.', kind: 'tight', minutes: 15, walk: 20 },
  ]);
});

test('conflicts are named, and there are no others', async () => {
  const query = { from: '2126-12-03T00:00:00Z', to: '2126-12-08T00:00:00Z' };
  const answer = await mira.get(`${getAvailability.path}?${new URLSearchParams(query)}`);
  const availability = answer.body as Availability;
  const found = DAYS.flatMap((day) => conflictsOn(convention, day, availability));
  const told = found.map(({ shoot, name, conflict }) => [
    ...[shoot.title, name],
    ...(conflict.kind === 'away' ? [] : conflict.shoots.map(({ title }) => title)),
  ]);
  expect(told).toEqual([
    ['Shoot 2.', 'Person 1.', 'Shoot 5.'],
    ['Shoot 5.', 'Person 1.', 'Shoot 2.'],
  ]);
});

test('each person has their own days on their link, and all of them in one calendar file', async () => {
  const { orm } = t.database;
  for (const [at, personnelId] of crew.entries()) {
    const own = ofPerson(at);
    const index = plans.indexOf(own[0]!);
    const person = await participantOf(shootIds[index]!, personnelId);
    const path = callPath(await buildCallLink(orm, t.env, person));
    const { payload } = await t.app.inject(path);
    const section = /<section aria-labelledby="convention".*?<\/section>/s.exec(payload)?.[0] ?? '';
    expect(section.match(/Shoot \d+\./g)).toEqual(own.map(({ title }) => title));
    expect(section.match(/type="radio"/g)).toHaveLength(DAYS.length);
    const file = (await t.app.inject(`${path}/convention.ics`)).payload;
    const events = file.match(/^SUMMARY:.*$/gm)?.map((line) => line.trim());
    expect(events?.sort()).toEqual(own.map(({ title }) => `SUMMARY:${title}`).sort());
  }
});

test('the link of the convention shows all of it', async () => {
  const { url } = (await mira.call(changeConventionLink, { params: { id }, body: { state: 'on' } }))
    .body;
  const { payload } = await t.app.inject(new URL(url ?? '').pathname);
  for (const { title } of plans) expect(payload).toContain(title);
  for (const name of PEOPLE) expect(payload).toContain(name);
  expect(payload).toContain('Tight: 20 min walk, 15 min until the next');
  expect(payload).toContain('Overlaps the next by 15 min');
});

async function participantOf(shootId: string, personnelId: string) {
  const { shootId: shoot, personnelId: member } = shootParticipants;
  const [row] = await t.database.orm
    .select()
    .from(shootParticipants)
    .where(and(eq(shoot, shootId), eq(member, personnelId)));
  return row!;
}
