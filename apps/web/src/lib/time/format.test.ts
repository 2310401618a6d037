import { describe, expect, test } from 'vitest';
import { countdown, formatDate, formatDuration, formatMonth } from './format.ts';
import { formatLongDate } from './long-dates.ts';

describe('formats', () => {
  test('dates follow the pattern of the spec', () => {
    expect(formatDate('2026-11-05')).toBe('Nov 5, 2026');
    expect(formatLongDate('2026-11-21')).toBe('November 21');
    expect(formatLongDate('2026-11-21', true)).toBe('November 21, 2026');
    expect(formatMonth('2026-11')).toBe('November 2026');
  });

  test('other regions of English have their own', () => {
    expect(formatDate('2026-11-05', 'en-GB')).toBe('5 Nov 2026');
    expect(formatLongDate('2026-11-21', true, 'en-GB')).toBe('21 November 2026');
    expect(formatMonth('2026-11', 'en-AU')).toBe('November 2026');
  });

  test.each([
    [15, '15 min'],
    [60, '1h'],
    [105, '1h 45m'],
    [480, '8h'],
    [0, '0 min'],
  ])('%d minutes are %s', (minutes, words) => {
    expect(formatDuration(minutes)).toBe(words);
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
