import { expect, test } from 'vitest';
import { formatTime } from './clock.ts';

test.each([
  ['00:00', '12:00 AM'],
  ['09:05', '9:05 AM'],
  ['12:00', '12:00 PM'],
  ['21:15', '9:15 PM'],
])('%s is %s', (time, words) => {
  expect(formatTime(time)).toBe(words);
});

test.each([
  ['en-US', '12:05 AM'],
  ['en-GB', '00:05'],
  ['en-AU', '12:05 AM'],
  ['de-DE', '00:05'],
  ['es-ES', '00:05'],
  ['fr-FR', '00:05'],
  ['ja-JP', '00:05'],
])('in %s, five past midnight is %s', (locale, words) => {
  expect(formatTime('00:05:00', locale)).toBe(words);
});
