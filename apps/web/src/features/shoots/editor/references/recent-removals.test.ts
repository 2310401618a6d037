import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UNDO_TOAST_MS } from '@/lib/trash/undo-of.ts';
import { noteRemoval, takeRemovals } from './recent-removals.ts';

const removal = (id: string) => ({ shootId: 'lake', id });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  takeRemovals();
  vi.useRealTimers();
});

it('brings back what was deleted, and only once', () => {
  expect(noteRemoval(removal('a'))).toBe(1);
  expect(noteRemoval(removal('b'))).toBe(2);
  expect(takeRemovals()).toMatchObject([removal('a'), removal('b')]);
  expect(takeRemovals()).toEqual([]);
});

it('forgets what can be restored no more', () => {
  noteRemoval(removal('a'));
  vi.advanceTimersByTime(UNDO_TOAST_MS / 2);
  expect(noteRemoval(removal('b'))).toBe(2);
  vi.advanceTimersByTime(UNDO_TOAST_MS / 2);
  expect(noteRemoval(removal('c'))).toBe(2);
  expect(takeRemovals().map(({ id }) => id)).toEqual(['b', 'c']);
});
