import { expect, it } from 'vitest';
import type { Availability } from './availability.ts';
import type { ConventionDetail, ConventionShoot } from './conventions.ts';
import { freeThen, membersOf } from './timetable-free.ts';

const [HALL, GARDEN] = ['hall', 'garden'];
const ZONE = 'Europe/Berlin';

const person = (personnelId: string | null, name: string) =>
  ({
    personnelId,
    name,
    role: 'Model',
    avatarUrl: null,
    callTime: null,
    isForBlocks: false,
  }) as ConventionShoot['people'][number];
const shoot = (time: string, people: string[], meetingPointId = HALL) =>
  ({
    ...{ id: time, title: time, date: '2026-12-05', time, timeZone: ZONE, durationMinutes: 30 },
    ...{ meetingPointId, blocks: [], people: people.map((name) => person(name, name)) },
  }) as unknown as ConventionShoot;
const convention = {
  meetingPoints: [{ id: HALL }, { id: GARDEN }],
  walks: [{ from: HALL, to: GARDEN, minutes: 9 }],
  shoots: [shoot('10:00', ['Yuki', 'Dana']), shoot('11:15', ['Sam']), shoot('16:00', ['Leo'])],
} as unknown as ConventionDetail;

const then = (time: string, minutes = 30, meetingPointId = GARDEN, availability?: Availability) => {
  const wanted = { day: '2026-12-05', time, minutes, meetingPointId };
  const { free, tight } = freeThen(convention, wanted, ZONE, availability);
  return {
    free: free.map(({ name }) => name),
    tight: tight.map(({ member, slot, walk, gap }) => [member.name, slot.shoot.title, walk, gap]),
  };
};

it('names those who have no shoot then', () => {
  expect(then('14:00').free).toEqual(['Dana', 'Leo', 'Sam', 'Yuki']);
  expect(then('10:15').free).toEqual(['Leo', 'Sam']);
});

it('says who could not walk in time, from the shoot before and to the one after', () => {
  expect(then('10:39')).toMatchObject({ tight: [['Sam', '11:15', 9, 6]] });
  expect(then('10:35')).toEqual({
    free: ['Leo', 'Sam'],
    tight: [
      ['Dana', '10:00', 9, 5],
      ['Yuki', '10:00', 9, 5],
    ],
  });
  expect(then('10:30', 30, HALL).free).toEqual(['Dana', 'Leo', 'Sam', 'Yuki']);
});

it('leaves out who is elsewhere or away', () => {
  const availability = {
    shoots: [
      {
        ...{ id: 'x', from: '2026-12-05T13:00:00Z', to: '2026-12-05T14:00:00Z' },
        ...{ personnelIds: ['Dana'], costumeIds: [], propIds: [], equipment: [] },
      },
    ],
    away: [{ personnelId: 'Leo', firstDay: '2026-12-05', lastDay: '2026-12-06' }],
  } as unknown as Availability;
  expect(then('14:30', 30, GARDEN, availability).free).toEqual(['Sam', 'Yuki']);
});

it('knows crew members once, and no guests', () => {
  const shoots = [
    shoot('10:00', ['Yuki']),
    { ...shoot('11:00', []), people: [person(null, 'Kim')] },
  ];
  expect(membersOf({ shoots: [...shoots, shoot('12:00', ['Yuki'])] })).toMatchObject([
    { name: 'Yuki' },
  ]);
});
