import { expect, test } from 'vitest';
import { daysAround, monthsAround } from './availability.ts';

test('dates of some weeks need one month', () => {
  expect(monthsAround(['2126-11-28', '2126-11-14', '2126-12-20'])).toEqual(['2126-11']);
  expect(monthsAround([])).toEqual([]);
});

test('dates of a year need several months, and each is in the days around one of them', () => {
  const dates = Array.from({ length: 20 }, (_, index) =>
    new Date(Date.UTC(2126, 0, 1 + index * 18)).toISOString().slice(0, 10),
  );
  const months = monthsAround(dates);
  expect(months.length).toBeGreaterThan(1);
  expect(months.length).toBeLessThan(12);
  const around = months.map(daysAround);
  for (const date of dates)
    expect(around.some(({ first, last }) => first <= date && date <= last)).toBe(true);
});
