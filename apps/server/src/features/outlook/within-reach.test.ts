import type { Holder } from '@lensemble/contract/availability';
import { expect, test } from 'vitest';
import { isWithinReach } from './within-reach.ts';

const holder = (personnel: number, costumes: number): Holder => ({
  ...{
    id: 'id',
    title: 'Neon',
    date: '2126-11-22',
    time: null,
    timeZone: 'UTC',
    durationMinutes: 60,
  },
  ...{ from: '2126-11-22T00:00:00.000Z', to: '2126-11-23T00:00:00.000Z' },
  ...{ personnelIds: Array(personnel).fill('id'), costumeIds: Array(costumes).fill('id') },
  ...{ propIds: ['id'], equipment: [{ equipmentId: 'id', quantity: 7 }] },
});

test.each([
  [true, 0, true],
  [true, 200, true],
  [true, 201, false],
  [false, 0, false],
])('complete: %s, with %i shoots of 100 entries: %s', (isComplete, count, expected) => {
  const shoots = Array.from({ length: count }, () => holder(50, 48));
  expect(isWithinReach({ shoots, away: [], isComplete })).toBe(expected);
});
