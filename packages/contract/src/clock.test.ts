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
