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

test('a pinned entry comes before what no longer fits before it', () => {
  const order = [
    entry('now'),
    entry('fits', { minutes: 5 }),
    entry('change'),
    entry('pinned', { pin: '15:50', minutes: 15 }),
    entry('last'),
  ];
  const moved = movedRest(start, order, 12);
  expect(moved?.entries.map(({ id, overrun }) => [id, overrun])).toContainEqual(['pinned', 7]);
  expect(moved?.swap).toMatchObject({
    ...{ id: 'pinned', after: 'fits', before: 'change', next: 'change' },
    entries: [
      { id: 'now', to: '15:12' },
      { id: 'fits', to: '15:32' },
      { id: 'pinned', to: '15:50', stays: true, overrun: 0 },
      { id: 'change', from: '15:25', to: '16:05' },
      { id: 'last', to: '16:25' },
    ],
  });
});

test('no other order is proposed if all fits, or if it would not fit better', () => {
  expect(movedRest(start, [entry('now'), entry('next')], 12)?.swap).toBeUndefined();
  const past = [entry('now', { minutes: 60 }), entry('next'), entry('pinned', { pin: '15:30' })];
  const moved = movedRest(start, past, 30);
  expect(moved?.entries.at(-1)?.overrun).toBe(80);
  expect(moved?.swap?.entries.at(1)).toMatchObject({ id: 'pinned', overrun: 60 });
});

test('a pin of the current entry moves as well, also to an earlier time', () => {
  const moved = movedRest(start, [entry('now', { pin: '15:30' }), entry('next')], -10);
  expect(moved?.entries.map(({ to }) => to)).toEqual(['15:20', '15:40']);
});

test('there is nothing to move once all is done or skipped', () => {
  expect(movedRest(start, [entry('one', { state: 'skipped' })], 5)).toBeUndefined();
});
