import { expect, test } from 'vitest';
import { isLongOver, isUpcoming } from './is-upcoming.ts';

const now = Date.parse('2026-11-22T12:00:00Z');

test.each([
  ['2026-11-20', false],
  ['2026-11-21', true],
  ['2026-11-22', true],
  ['2026-11-29', true],
  ['2026-11-30', false],
  [null, false],
])('a shoot on %s is kept without asking: %s', (date, isKept) => {
  expect(isUpcoming({ date, timeZone: 'Europe/Rome' }, now)).toBe(isKept);
});

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2027-11-21', false],
  [null, false],
])('a shoot on %s is long over: %s', (date, isOver) => {
  expect(isLongOver({ date, timeZone: 'Europe/Rome' }, now)).toBe(isOver);
});

test('the day is that of the shoot’s zone', () => {
  const late = Date.parse('2026-11-22T23:30:00Z');
  expect(isUpcoming({ date: '2026-11-30', timeZone: 'Asia/Tokyo' }, late)).toBe(true);
  expect(isUpcoming({ date: '2026-11-30', timeZone: 'UTC' }, late)).toBe(false);
});
