import { dayTimes } from '@lensemble/contract/day-times';
import { expect, test } from 'vitest';
import type { Entry } from './entries.ts';
import { overrunsOf } from './overruns.ts';

const start = { date: '2026-11-22', time: '15:00', timeZone: 'Europe/Rome' };

const entry = (name: string, minutes: number, actualEnd: string | null, state = 'done') =>
  ({ id: name, name, minutes, state, actualEnd, pin: null }) as Entry;

const overruns = (entries: readonly Entry[]) =>
  overrunsOf({ entries, times: dayTimes(start, entries, null) });

test('what is done is compared with its plan, and what was furthest from it is named', () => {
  const entries = [
    entry('Crown', 20, '2026-11-22T14:22:00Z'),
    entry('Change', 20, '2026-11-22T14:48:00Z'),
    entry('Wind', 30, null, 'skipped'),
    entry('Smoke', 10, '2026-11-22T14:59:00Z'),
  ];
  expect(overruns(entries)).toEqual({
    average: 3,
    furthest: { name: 'Change', took: 26, planned: 20 },
  });
});

test('less time than planned is negative, and an end that is not known or of another day does not count', () => {
  const entries = [entry('Crown', 20, '2026-11-22T14:10:00Z'), entry('Smoke', 10, null)];
  expect(overruns(entries)?.average).toBe(-10);
  expect(overruns([entry('Smoke', 10, null)])).toBeUndefined();
  expect(overruns([entry('Crown', 20, '2026-11-20T14:10:00Z')])).toBeUndefined();
  expect(overrunsOf({ entries, times: null })).toBeUndefined();
});
