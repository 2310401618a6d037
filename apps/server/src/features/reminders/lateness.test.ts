import { expect, test } from 'vitest';
import { isTooLate } from './lateness.ts';

const shoot = { date: '2026-06-01', time: '15:00', timeZone: 'UTC', isZoneGuess: false };
const reminder = new Date('2026-06-01T14:00:00Z');

test.each<[string, Partial<typeof shoot>, string, boolean]>([
  ['before the shoot begins', {}, '2026-06-01T14:59:00Z', false],
  ['after the shoot has begun', {}, '2026-06-01T15:01:00Z', true],
  ['before a shoot has begun everywhere', { isZoneGuess: true }, '2026-06-02T02:59:00Z', false],
  ['after a shoot has begun everywhere', { isZoneGuess: true }, '2026-06-02T03:01:00Z', true],
])('a late reminder %s', (_, change, now, expected) => {
  expect(isTooLate({ ...shoot, ...change }, reminder, new Date(now))).toBe(expected);
});

test('a reminder that leaves in time is never too late, and one without a day always is', () => {
  const now = new Date('2026-06-01T16:04:00Z');
  expect(isTooLate(shoot, new Date('2026-06-01T16:00:00Z'), now)).toBe(false);
  expect(isTooLate({ ...shoot, date: null }, reminder, reminder)).toBe(true);
});
