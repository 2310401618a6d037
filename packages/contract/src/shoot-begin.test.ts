import { expect, test } from 'vitest';
import { beginOf, isAfterBegin, isOverAt } from './shoot-begin.ts';

const shoot = { date: '2026-11-21', time: '15:30', timeZone: 'Europe/Rome' };
const day = { ...shoot, time: null };

test('a shoot begins on the clocks of its zone', () => {
  expect(beginOf(shoot)).toEqual(new Date('2026-11-21T14:30:00Z'));
});

test('a day without a time has not begun before its last minute', () => {
  expect(beginOf(day)).toEqual(new Date('2026-11-21T22:59:00Z'));
});

test('the very moment at which a shoot begins is not after it', () => {
  expect(isAfterBegin(shoot, new Date('2026-11-21T14:30:00Z'))).toBe(false);
  expect(isAfterBegin(shoot, new Date('2026-11-21T14:30:01Z'))).toBe(true);
});

test('nothing comes after the beginning of a shoot without a day, and no moment that is none', () => {
  expect(isAfterBegin({ ...shoot, date: null }, new Date())).toBe(false);
  expect(isAfterBegin(shoot, new Date('never'))).toBe(false);
});

test('a shoot is over when its time has passed', () => {
  const hour = { ...shoot, durationMinutes: 60 };
  expect(isOverAt(hour, new Date('2026-11-21T15:29:59Z'))).toBe(false);
  expect(isOverAt(hour, new Date('2026-11-21T15:30:00Z'))).toBe(true);
});
