import { expect, it } from 'vitest';
import { weekTitle } from './week-title.ts';

it('names the month and the year of a week once where they do not change', () => {
  expect(weekTitle('2026-11-22', '2026-11-28')).toBe('Nov 22 – 28, 2026');
  expect(weekTitle('2026-11-29', '2026-12-05')).toBe('Nov 29 – Dec 5, 2026');
  expect(weekTitle('2026-12-27', '2027-01-02')).toBe('Dec 27, 2026 – Jan 2, 2027');
});

it.each([
  ['de-DE', '23.–29.11.2026', '30.11. – 06.12.2026'],
  ['es-ES', '23–29 nov 2026', '30 nov – 6 dic 2026'],
  ['fr-FR', '23–29 nov. 2026', '30 nov. – 6 déc. 2026'],
  ['ja-JP', '2026/11/23～2026/11/29', '2026/11/30～2026/12/06'],
])('in %s, a week is %s', (locale, within, across) => {
  const title = (first: string, last: string) =>
    weekTitle(first, last, locale).replace(/[\u2009\u202f]/g, ' ');
  expect(title('2026-11-23', '2026-11-29')).toBe(within);
  expect(title('2026-11-30', '2026-12-06')).toBe(across);
});
