import { expect, it } from 'vitest';
import { weekTitle } from './week-title.ts';

it('names the month and the year of a week once where they do not change', () => {
  expect(weekTitle('2026-11-22')).toBe('Nov 22 – 28, 2026');
  expect(weekTitle('2026-11-29')).toBe('Nov 29 – Dec 5, 2026');
  expect(weekTitle('2026-12-27')).toBe('Dec 27, 2026 – Jan 2, 2027');
});
