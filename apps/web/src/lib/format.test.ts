import { describe, expect, test } from 'vitest';
import {
  count,
  countdown,
  formatDate,
  formatDuration,
  formatLongDate,
  formatMonth,
  formatTime,
} from './format.ts';

describe('formats', () => {
  test('dates follow the pattern of the spec', () => {
    expect(formatDate('2026-11-05')).toBe('Nov 5, 2026');
    expect(formatLongDate('2026-11-21')).toBe('November 21');
    expect(formatLongDate('2026-11-21', true)).toBe('November 21, 2026');
    expect(formatMonth('2026-11')).toBe('November 2026');
  });

  test.each([
    ['00:00', '12:00 AM'],
    ['09:05', '9:05 AM'],
    ['12:00', '12:00 PM'],
    ['21:15', '9:15 PM'],
  ])('%s is %s', (time, words) => {
    expect(formatTime(time)).toBe(words);
  });

  test.each([
    [15, '15m'],
    [60, '1h'],
    [105, '1h 45m'],
    [480, '8h'],
  ])('%d minutes are %s', (minutes, words) => {
    expect(formatDuration(minutes)).toBe(words);
  });

  test('one is singular, everything else plural', () => {
    expect(count(1, 'participant')).toBe('1 participant');
    expect(count(0, 'participant')).toBe('0 participants');
    expect(count(1200, 'shoot')).toBe('1,200 shoots');
  });
});

describe('countdown', () => {
  test.each([
    ['2026-11-20', null],
    ['2026-11-21', 'Today'],
    ['2026-11-22', '1 day'],
    ['2026-11-27', '6 days'],
    ['2026-11-28', '1 week'],
    ['2026-12-04', '1 week'],
    ['2026-12-05', '2 weeks'],
  ])('on November 21 a shoot on %s says %s', (date, words) => {
    expect(countdown(date, '2026-11-21')).toBe(words);
  });
});
