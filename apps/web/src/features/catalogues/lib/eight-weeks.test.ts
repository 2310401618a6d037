import type { Holder } from '@lensemble/contract/availability';
import { AVAILABILITY_DAYS_MAX } from '@lensemble/contract/constants';
import { describe, expect, test } from 'vitest';
import { daysBetween } from '@/lib/time/dates.ts';
import { barsOf, momentsOf, nextWeeks, usesOf } from './eight-weeks.ts';

const SOFTBOX = 'softbox';
const days = nextWeeks('2026-11-24');

function holder(id: string, from: string, to: string, quantity = 1, more = {}): Holder {
  return {
    id,
    title: id,
    date: from.slice(0, 10),
    time: from.slice(11, 16),
    timeZone: 'UTC',
    durationMinutes: 60,
    from: `${from}:00.000Z`,
    to: `${to}:00.000Z`,
    personnelIds: [],
    costumeIds: [],
    propIds: [],
    equipment: [{ equipmentId: SOFTBOX, quantity }],
    ...more,
  };
}

const softboxes = (owned: number) => ({ kind: 'equipment' as const, id: SOFTBOX, owned });
const uses = (owned: number, shoots: Holder[]) => usesOf({ shoots }, softboxes(owned), days);

test('eight weeks begin with this week, and one question has all of them', () => {
  expect(days).toEqual({ first: '2026-11-22', last: '2027-01-16' });
  expect(daysBetween(days.first, days.last)).toBe(55);
  const { from, to } = momentsOf(days);
  const asked = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  expect(asked).toBeLessThanOrEqual(AVAILABILITY_DAYS_MAX);
});

describe('the shoots that hold an item', () => {
  test('are those with the item on these days, in the days of their own zone', () => {
    const late = { timeZone: 'Pacific/Kiritimati' };
    const found = uses(3, [
      holder('before', '2026-11-21T12:00', '2026-11-21T13:00'),
      holder('in the zone', '2026-11-21T12:00', '2026-11-21T13:00', 2, late),
      holder('without', '2026-11-25T12:00', '2026-11-25T13:00', 1, { equipment: [] }),
      holder('over midnight', '2026-11-28T23:00', '2026-11-29T01:00'),
      holder('after', '2027-01-17T00:00', '2027-01-17T01:00'),
    ]);
    expect(found.map(({ shoot, quantity, days: its }) => [shoot.id, quantity, its])).toEqual([
      ['in the zone', 2, { first: '2026-11-22', last: '2026-11-22' }],
      ['over midnight', 1, { first: '2026-11-28', last: '2026-11-29' }],
    ]);
  });

  test('say what others leave of too few units, also where one shoot alone asks for too many', () => {
    const parade = holder('parade', '2026-11-25T14:00', '2026-11-25T16:00', 2);
    const morgan = holder('morgan', '2026-11-25T13:00', '2026-11-25T18:30', 2);
    const alone = holder('alone', '2026-11-25T18:30', '2026-11-25T20:00', 5);
    const shortages = uses(3, [morgan, parade, alone]).map(({ shoot, shortage }) => [
      shoot.id,
      shortage?.free,
      shortage?.others.map(({ id }) => id),
    ]);
    expect(shortages).toEqual([
      ['morgan', 1, ['parade']],
      ['parade', 1, ['morgan']],
      ['alone', 3, []],
    ]);
  });

  test('may hold a person, a costume or a prop as well', () => {
    const shoots = [
      holder('a', '2026-11-25T14:00', '2026-11-25T16:00', 1, { costumeIds: ['nimue'] }),
    ];
    expect(usesOf({ shoots }, { kind: 'costumes', id: 'nimue', owned: 1 }, days)).toHaveLength(1);
    expect(usesOf({ shoots }, { kind: 'props', id: 'nimue', owned: 1 }, days)).toEqual([]);
  });
});

describe('each unit has a line', () => {
  const linesOf = (owned: number, shoots: Holder[]) =>
    barsOf(uses(owned, shoots), owned).map(({ use, line }) => `${use.shoot.id} ${line}`);

  test('that is free at the time, the first one first', () => {
    const shoots = [
      holder('a', '2026-11-25T10:00', '2026-11-25T12:00', 2),
      holder('b', '2026-11-25T11:00', '2026-11-25T13:00'),
      holder('c', '2026-11-25T12:00', '2026-11-25T14:00'),
    ];
    expect(linesOf(3, shoots)).toEqual(['a 0', 'a 1', 'b 2', 'c 0']);
  });

  test('and units that are not there have none', () => {
    const shoots = [
      holder('a', '2026-11-25T10:00', '2026-11-25T12:00', 2),
      holder('b', '2026-11-25T11:00', '2026-11-25T13:00', 2),
    ];
    expect(linesOf(3, shoots)).toEqual(['a 0', 'a 1', 'b 2']);
  });
});
