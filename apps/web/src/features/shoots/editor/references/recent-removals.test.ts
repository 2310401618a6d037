import { REFERENCE_RESTORE_SECONDS } from '@lensemble/contract/constants';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteRemoval, takeRemovals } from './recent-removals.ts';

const removal = (id: string, place = 0) => ({ shootId: 'lake', id, place });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  takeRemovals();
  vi.useRealTimers();
});

it('brings back what was deleted, the last one first, and only once', () => {
  expect(noteRemoval(removal('a', 2))).toBe(1);
  expect(noteRemoval(removal('b', 1))).toBe(2);
  expect(takeRemovals()).toMatchObject([removal('b', 1), removal('a', 2)]);
  expect(takeRemovals()).toEqual([]);
});

it('forgets what can be restored no more', () => {
  noteRemoval(removal('a'));
  vi.advanceTimersByTime((REFERENCE_RESTORE_SECONDS * 1000) / 2);
  expect(noteRemoval(removal('b'))).toBe(2);
  vi.advanceTimersByTime((REFERENCE_RESTORE_SECONDS * 1000) / 2);
  expect(noteRemoval(removal('c'))).toBe(2);
  expect(takeRemovals().map(({ id }) => id)).toEqual(['c', 'b']);
});
