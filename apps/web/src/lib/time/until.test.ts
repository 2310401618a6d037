import { expect, test } from 'vitest';
import { timeUntil } from './until.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.parse('2026-11-21T21:30:00Z');
const until = (ms: number, locale?: string) => timeUntil(NOW + ms, NOW, locale);

test.each([
  [4 * 24 * HOUR + HOUR, 'in 4 days'],
  [48 * HOUR, 'in 2 days'],
  [48 * HOUR - 1 * MINUTE, 'in 47 hours'],
  [18 * HOUR + 59 * MINUTE, 'in 18 hours'],
  [HOUR - 1, 'in 1 hour'],
  [59 * MINUTE, 'in 59 minutes'],
  [1, 'in 1 minute'],
  [0, null],
  [-HOUR, null],
])('%i ms ahead is %s', (ms, words) => {
  expect(until(ms, 'en-US')).toBe(words);
});

test.each([
  ['de', 'in 18 Stunden'],
  ['es', 'dentro de 18 horas'],
  ['fr', 'dans 18 heures'],
  ['ja', '18 時間後'],
])('it is told in %s', (locale, words) => {
  expect(until(18 * HOUR, locale)).toBe(words);
});
