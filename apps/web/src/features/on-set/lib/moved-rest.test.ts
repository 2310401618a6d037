import type { TimedEntry } from '@lensemble/contract/day-times';
import { expect, test } from 'vitest';
import { movedRest } from './moved-rest.ts';

const start = { date: '2026-11-22', time: '15:00', timeZone: 'Europe/Rome' };
const entry = (id: string, more: Partial<TimedEntry> = {}): TimedEntry => ({
  ...{ id, minutes: 20, pin: null, state: 'open', actualEnd: null },
  ...more,
});

test('what is open moves up to the next pin, which stays and names the overrun', () => {
  const order = [
    entry('done', { state: 'done', actualEnd: '2026-11-22T14:32:00Z' }),
    entry('now'),
    entry('next'),
    entry('pinned', { pin: '16:05' }),
    entry('last'),
  ];
  const moved = movedRest(start, order, 12);
  expect(moved).toMatchObject({ id: 'now', pin: '15:32' });
  expect(moved?.entries).toEqual([
    { id: 'now', from: '15:20', to: '15:32', stays: false, overrun: 0 },
    { id: 'next', from: '15:40', to: '15:52', stays: false, overrun: 0 },
    { id: 'pinned', from: '16:05', to: '16:05', stays: true, overrun: 7 },
    { id: 'last', from: '16:25', to: '16:25', stays: false, overrun: 0 },
  ]);
});

test('a pin of the current entry moves as well, also to an earlier time', () => {
  const moved = movedRest(start, [entry('now', { pin: '15:30' }), entry('next')], -10);
  expect(moved?.entries.map(({ to }) => to)).toEqual(['15:20', '15:40']);
});

test('there is nothing to move once all is done or skipped', () => {
  expect(movedRest(start, [entry('one', { state: 'skipped' })], 5)).toBeUndefined();
});
