import { expect, it } from 'vitest';
import { dayWords } from './day-words.ts';

const shoots = ['Kitsune', 'Selkie', 'Kraken', 'Neo', 'Trinity', 'Morpheus'].map((title) => ({
  title,
}));

it('names the shoots of a day, and counts those beyond the fourth', () => {
  expect(dayWords([])).toBe('no shoots');
  expect(dayWords(shoots.slice(0, 1))).toBe('1 shoot: Kitsune');
  expect(dayWords(shoots.slice(0, 4))).toBe('4 shoots: Kitsune, Selkie, Kraken, Neo');
  expect(dayWords(shoots)).toBe('6 shoots: Kitsune, Selkie, Kraken, Neo and 2 more');
});
