import type { Slot } from '@lensemble/contract/timetable';
import { expect, it } from 'vitest';
import { inLanes } from './lanes.ts';

const slot = (from: number, to: number) => ({ from, to }) as Slot;

it('places overlapping slots side by side, and others over the whole width', () => {
  const slots = [slot(0, 60), slot(30, 90), slot(60, 120), slot(120, 180)];
  expect(inLanes(slots).map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
    [0, 2],
    [0, 1],
  ]);
});
