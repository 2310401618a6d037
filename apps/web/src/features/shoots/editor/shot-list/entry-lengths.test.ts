import { dayTimes } from '@lensemble/contract/day-times';
import { expect, test } from 'vitest';
import { lengthsOf, minutesAfterEnd, shortened } from './entry-lengths.ts';

const start = { date: '2026-11-22', time: '15:00', timeZone: 'UTC' };
const entry = (id: string, kind: 'shot' | 'food', minutes: number, pin: string | null = null) => ({
  ...{ id, kind, minutes, pin, state: 'open' as const, actualEnd: null },
});

test('minutes are those of shots and of blocks, and those between that a pin leaves free', () => {
  const list = [entry('a', 'shot', 30), entry('b', 'food', 45), entry('c', 'shot', 20, '16:25')];
  const times = dayTimes(start, list, null);
  expect(lengthsOf(list, times)).toEqual({ shots: 50, blocks: 45, free: 10 });
  expect(minutesAfterEnd(times, { minutes: 90 })).toBe(15);
  expect(minutesAfterEnd(times, { minutes: 120 })).toBe(-15);
});

test('an entry becomes as short as the next one needs, if a minute is left of it', () => {
  expect(shortened({ minutes: 20 }, 5)).toBe(15);
  expect(shortened({ minutes: 20 }, 19)).toBe(1);
  expect(shortened({ minutes: 20 }, 20)).toBeUndefined();
  expect(shortened(undefined, 5)).toBeUndefined();
});
