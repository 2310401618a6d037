import { expect, test, vi } from 'vitest';
import { keepingSheets } from './kept-sheets.ts';

test('what shows the same is made once, at the same time and for minutes afterwards', async () => {
  vi.useFakeTimers();
  const kept = keepingSheets<number>();
  let made = 0;
  const make = async () => ++made;
  expect(await Promise.all([kept({ title: 'A' }, make), kept({ title: 'A' }, make)])).toEqual([
    1, 1,
  ]);
  expect(await kept({ title: 'B' }, make)).toBe(2);
  vi.advanceTimersByTime(9 * 60_000);
  expect(await kept({ title: 'A' }, make)).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(await kept({ title: 'A' }, make)).toBe(3);
  vi.useRealTimers();
});

test('a failure is not kept, and of many documents only the last ones are', async () => {
  const kept = keepingSheets<number>();
  await expect(kept(0, () => Promise.reject(new Error('too long')))).rejects.toThrow('too long');
  expect(await kept(0, async () => 0)).toBe(0);
  for (let each = 1; each <= 8; each++) await kept(each, async () => each);
  expect(await kept(0, async () => -1)).toBe(-1);
  expect(await kept(8, async () => -1)).toBe(8);
});
