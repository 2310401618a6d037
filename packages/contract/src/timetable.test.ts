import { describe, expect, it } from 'vitest';
import type { Availability } from './availability.ts';
import type { ConventionDetail, ConventionShoot } from './conventions.ts';
import {
  conflictsOn,
  daysOfConvention,
  daysOfPerson,
  type Gap,
  gapValues,
  NO_PLACE,
  timetableOf,
} from './timetable.ts';

const idOf = (kind: string, number: number) =>
  `${kind}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [HALL, GARDEN, ROOF] = [idOf('a', 1), idOf('a', 2), idOf('a', 3)];
const YUKI = idOf('b', 1);
const MIRA = idOf('b', 2);

let made = 0;
const person = (personnelId: string | null, name: string, callTime: string | null = null) => ({
  ...{ participantId: idOf('c', ++made), personnelId, name, role: 'Model', callTime },
  avatarUrl: null,
  notNamed: false,
  isForBlocks: false,
});
const yuki = (callTime?: string) => person(YUKI, 'Yuki', callTime ?? null);

function shoot(overrides: Partial<ConventionShoot> = {}): ConventionShoot {
  const id = idOf('d', ++made);
  return {
    ...{ id, title: `Shoot ${made}`, status: 'planning', date: '2026-12-05', time: '11:15' },
    ...{ timeZone: 'Europe/Berlin', durationMinutes: 45, locationName: null, color: '#3B82F6' },
    ...{ meetingPointId: GARDEN, people: [yuki()], things: [], firstReferenceUrl: null },
    ...{ setUpMinutes: 0, strikeMinutes: 0, blocks: [] },
    ...overrides,
  };
}

const convention = (shoots: readonly ConventionShoot[]): ConventionDetail => ({
  ...{ id: idOf('e', 1), name: 'Lumen Con', place: null, locationId: null, locationName: null },
  ...{ latitude: null, longitude: null, pictureUrl: null },
  ...{ firstDay: '2026-12-04', lastDay: '2026-12-06', version: 1, shootCount: shoots.length },
  meetingPoints: [HALL, GARDEN, ROOF].map((id) => ({ id, name: `Point ${id[0]}`, note: null })),
  walks: [{ from: GARDEN, to: HALL, minutes: 9 }],
  shoots: [...shoots],
});

const table = (...shoots: ConventionShoot[]) => timetableOf(convention(shoots), '2026-12-05');

describe('the day of a person', () => {
  it('has their shoots in order, from their call to the end, and nothing of other days', () => {
    const { people } = table(
      shoot({ time: '14:00', people: [yuki(), person(null, 'Kim')] }),
      shoot({ time: '11:15', people: [yuki('10:30')] }),
      shoot({ date: '2026-12-06' }),
    );
    expect(people.map(({ name }) => name)).toEqual(['Yuki', 'Kim']);
    const slots = people[0]!.slots.map(({ minute, minutes }) => [minute, minutes]);
    expect(slots).toEqual([
      [630, 90],
      [840, 45],
    ]);
  });

  it('begins with their first block, on each day that has a shoot of theirs', () => {
    const own = yuki();
    const makeup = { id: idOf('f', 2), kind: 'makeup' as const, title: null, minutes: 45 };
    const from = '2026-12-05T07:15:00.000Z';
    const blocks = [{ ...makeup, from, participantIds: [own.participantId] }];
    const days = daysOfPerson(
      convention([
        shoot({ people: [own], time: '09:00', blocks }),
        shoot({ people: [person(null, 'Kim')], time: '07:00' }),
        shoot({ people: [yuki(), person(MIRA, 'Mira')], date: '2026-12-06', time: null }),
        shoot({ people: [person(MIRA, 'Mira')], date: '2026-12-07' }),
      ]),
      YUKI,
    );
    expect(days).toMatchObject([
      { day: '2026-12-05', row: { slots: [{ minute: 495 }] }, untimed: [] },
      { day: '2026-12-06', untimed: [{}] },
    ]);
    expect(days[1]?.row).toBeUndefined();
  });

  it('counts a meal after a shoot as time for the way, and as none that is free', () => {
    const food = { id: idOf('f', 1), kind: 'food' as const, title: null, participantIds: [] };
    const eaten = { ...food, from: '2026-12-05T11:00:00.000Z', minutes: 45 };
    const lunch = { time: '11:15', blocks: [eaten], meetingPointId: HALL };
    const gapTo = (time: string) => table(shoot(lunch), shoot({ time })).people[0]!.gaps;
    expect(gapTo('12:45')).toMatchObject([{ kind: 'walk', minutes: 45, meal: 45, walk: 9 }]);
    expect(gapTo('12:30')).toMatchObject([{ kind: 'overlap', minutes: 30 }]);
    expect(gapValues(gapTo('12:30')[0]!, String)).toMatchObject({ minutes: '15' });
  });

  it('begins later for who is called later, even after the end', () => {
    const slotAt = (callTime: string) =>
      table(shoot({ time: '14:00', people: [yuki(callTime)] })).people[0]!.slots[0];
    expect(slotAt('14:30')).toMatchObject({ minute: 870, minutes: 15 });
    expect(slotAt('14:20')).toMatchObject({ minute: 860, minutes: 25 });
    expect(slotAt('18:00')).toMatchObject({ minute: 1080, minutes: 15 });
  });

  it('names their parts in the order of the day, each once', () => {
    const { people } = table(
      shoot({ time: '14:00', people: [{ ...yuki(), role: 'Makeup Artist' }] }),
      shoot({ people: [yuki()] }),
      shoot({ time: '16:00', people: [yuki()] }),
    );
    expect(people[0]!.person?.roles).toEqual(['Model', 'Makeup Artist']);
  });

  it('is one for guests of the same name, and has a shoot once in which they have two parts', () => {
    const { people } = table(
      shoot({ people: [person(null, 'Kim'), person(null, ' kim ')] }),
      shoot({ time: '15:00', people: [person(null, 'Kim')] }),
    );
    expect(people).toHaveLength(1);
    expect(people[0]!.slots).toHaveLength(2);
  });

  const gapBetween = (first: Partial<ConventionShoot>, second: Partial<ConventionShoot>) =>
    table(shoot(first), shoot(second)).people[0]!.gaps;

  it.each<[string, Partial<ConventionShoot>, Partial<ConventionShoot>, object]>([
    [
      'the way, in both directions',
      { meetingPointId: HALL },
      { time: '12:30' },
      { kind: 'walk', minutes: 30, walk: 9 },
    ],
    [
      'too little time for the way',
      {},
      { meetingPointId: HALL, time: '12:05' },
      { kind: 'tight', minutes: 5, walk: 9 },
    ],
    ['just enough time for the way', {}, { meetingPointId: HALL, time: '12:09' }, { kind: 'walk' }],
    ['no way', {}, { time: '12:00' }, { kind: 'samePlace', minutes: 0, walk: 0 }],
    [
      'a way that is not known',
      {},
      { meetingPointId: ROOF, time: '13:00' },
      { kind: 'unknown', walk: undefined },
    ],
    ['no meeting point', {}, { meetingPointId: null, time: '13:00' }, { kind: 'unknown' }],
    [
      'a meeting point that is gone',
      {},
      { meetingPointId: idOf('f', 9), time: '13:00' },
      { kind: 'unknown' },
    ],
    ['two shoots at once', {}, { time: '11:45' }, { kind: 'overlap', minutes: -15 }],
  ])('says %s', (_what, first, second, gap) => {
    expect(gapBetween(first, second)).toEqual([expect.objectContaining(gap)]);
  });

  it.each<[Gap, ReturnType<typeof gapValues>]>([
    [
      { kind: 'walk', minutes: 30, meal: 0, walk: 9 },
      { minutes: 9, gap: '30!' },
    ],
    [
      { kind: 'tight', minutes: 5, meal: 0, walk: 9 },
      { minutes: 9, gap: '5!' },
    ],
    [
      { kind: 'unknown', minutes: 5, meal: 0, walk: undefined },
      { minutes: 0, gap: '5!' },
    ],
    [
      { kind: 'overlap', minutes: -15, meal: 0, walk: 9 },
      { minutes: '15!', gap: '' },
    ],
  ])('has the words of %o', (gap, values) => {
    expect(gapValues(gap, (minutes) => `${minutes}!`)).toEqual(values);
  });

  it('measures gaps in elapsed time where shoots are in different zones', () => {
    const gaps = gapBetween({}, { time: '12:15', timeZone: 'Europe/London' });
    expect(gaps[0]?.minutes).toBe(75);
  });
});

it('by place, shoots without a known meeting point are together at the end', () => {
  const { places, untimed } = table(
    shoot({ meetingPointId: null }),
    shoot({ meetingPointId: idOf('f', 9), time: '09:00' }),
    shoot(),
    shoot({ time: null }),
  );
  expect(places.map(({ key, slots }) => [key, slots.length])).toEqual([
    [HALL, 0],
    [GARDEN, 1],
    [ROOF, 0],
    [NO_PLACE, 2],
  ]);
  expect(untimed).toHaveLength(1);
});

it('the days are those of the convention, and those of shoots around it', () => {
  expect(
    daysOfConvention(convention([shoot({ date: '2026-12-08' }), shoot({ date: null })])),
  ).toEqual([...['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-08']]);
});

it('names who is at another shoot or away, but not the shoot itself', () => {
  const here = shoot({ people: [yuki(), person(MIRA, 'Mira'), person(null, 'Kim')] });
  const holder = {
    ...{ date: '2026-12-05', time: '11:00', timeZone: 'Europe/Berlin', durationMinutes: 60 },
    ...{ from: '2026-12-05T10:00:00Z', to: '2026-12-05T11:00:00Z' },
    ...{ personnelIds: [YUKI], costumeIds: [], propIds: [], equipment: [] },
  };
  const away = [
    { id: idOf('f', 1), personnelId: MIRA, firstDay: '2026-12-05', lastDay: '2026-12-05' },
  ];
  const availability: Availability = {
    shoots: [
      { ...holder, id: here.id, title: here.title },
      { ...holder, id: idOf('f', 2), title: 'Night Parade' },
    ],
    away,
    isComplete: true,
  };
  const found = conflictsOn(convention([here]), '2026-12-05', availability);
  expect(found.map(({ name, conflict }) => [name, conflict.kind])).toEqual([
    ['Yuki', 'personnel'],
    ['Mira', 'away'],
  ]);
  expect(found[0]!.conflict).toMatchObject({ shoots: [{ title: 'Night Parade' }] });
});

it('names costumes, props and equipment that are needed elsewhere, also in the minutes around a shoot', () => {
  const thing = (kind: 'costumes' | 'props' | 'equipment', number: number, name: string) => ({
    ...{ kind, id: idOf('b', number), name, quantity: 2, owned: 3 },
  });
  const things = [
    thing('costumes', 11, 'Nimue'),
    thing('props', 12, 'Excalibur'),
    thing('equipment', 13, 'Softbox'),
    thing('equipment', 14, 'Camera'),
  ];
  const here = shoot({ time: '12:00', setUpMinutes: 15, people: [], things });
  const parade = {
    ...{ id: idOf('f', 2), title: 'Night Parade', date: '2026-12-05', time: '11:00' },
    ...{ timeZone: 'Europe/Berlin', durationMinutes: 60, personnelIds: [] },
    ...{ from: '2026-12-05T10:00:00Z', to: '2026-12-05T11:00:00Z' },
    ...{ costumeIds: [idOf('b', 11)], propIds: [idOf('b', 12)] },
    equipment: [13, 14].map((number) => ({
      equipmentId: idOf('b', number),
      quantity: number === 13 ? 2 : 1,
    })),
  };
  const availability: Availability = { shoots: [parade], away: [], isComplete: true };
  const found = (of: ConventionShoot) =>
    conflictsOn(convention([of]), '2026-12-05', availability).map(({ name }) => name);
  expect(found(here)).toEqual(['Nimue', 'Excalibur', 'Softbox']);
  expect(found({ ...here, setUpMinutes: 0 })).toEqual([]);
});

it('three days with 40 shoots and 25 people are all there', () => {
  const crew = Array.from({ length: 25 }, (_, index) => person(idOf('b', index), `P ${index}`));
  const days = ['2026-12-04', '2026-12-05', '2026-12-06'];
  const shoots = Array.from({ length: 40 }, (_, index) =>
    shoot({
      date: days[index % 3]!,
      time: `${String(9 + Math.floor(index / 4)).padStart(2, '0')}:00`,
      meetingPointId: [HALL, GARDEN, ROOF][index % 3]!,
      people: crew.filter((_, at) => at % 5 === index % 5),
    }),
  );
  const all = days.map((day) => timetableOf(convention(shoots), day));
  const slots = all.flatMap(({ people }) => people.flatMap((row) => row.slots));
  expect(slots).toHaveLength(40 * 5);
  const atPlaces = all.flatMap(({ places }) => places.flatMap((row) => row.slots));
  expect(new Set(atPlaces.map((slot) => slot.shoot.id)).size).toBe(40);
  for (const { people } of all) {
    expect(people).toHaveLength(25);
    for (const row of people) expect(row.gaps).toHaveLength(row.slots.length - 1);
  }
});
