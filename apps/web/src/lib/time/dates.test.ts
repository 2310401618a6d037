import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  isMonth,
  isPlainDate,
  nextSaturday,
  shiftMonth,
  today,
} from './dates.ts';
import { dateForKey, monthWeeks, startOfWeek } from './weeks.ts';

describe('plain dates', () => {
  test('today is the day of the clock on the wall, not of UTC', () => {
    expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(today(new Date(2026, 10, 21, 0, 0))).toBe('2026-11-21');
  });

  test('days are added across months, leap days and changes of the clock', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  test('a month that lacks the day gives its last one', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-03-15', -3)).toBe('2025-12-15');
    expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  });

  test('the months end with the years that count', () => {
    expect(isMonth('1900-01')).toBe(true);
    expect(isMonth(shiftMonth('1900-01', -1))).toBe(false);
    expect(isMonth(shiftMonth('2199-12', 1))).toBe(false);
  });

  test('the distance of two days is signed', () => {
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1);
  });

  test('weeks start on Sunday', () => {
    expect(startOfWeek('2026-11-21')).toBe('2026-11-15');
    expect(startOfWeek('2026-11-15')).toBe('2026-11-15');
  });

  test('the next Saturday is never the day itself', () => {
    expect(nextSaturday('2026-11-20')).toBe('2026-11-21');
    expect(nextSaturday('2026-11-21')).toBe('2026-11-28');
    expect(nextSaturday('2026-11-22')).toBe('2026-11-28');
  });

  test('only real days of the years that count are dates', () => {
    for (const right of ['2026-11-28', '2028-02-29', '1900-01-01', '2199-12-31']) {
      expect(isPlainDate(right), right).toBe(true);
    }
    for (const wrong of [
      '2026-02-29',
      '2026-13-01',
      '1899-12-31',
      '2200-01-01',
      '26-1-1',
      '',
      null,
      5,
    ]) {
      expect(isPlainDate(wrong), String(wrong)).toBe(false);
    }
  });
});

describe('the weeks of a month', () => {
  test('November 2026 needs five, from its own first Sunday', () => {
    const weeks = monthWeeks('2026-11');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks[4]?.[6]).toBe('2026-12-05');
  });

  test('February 2026 fits into four, May 2026 needs six', () => {
    expect(monthWeeks('2026-02')).toHaveLength(4);
    expect(monthWeeks('2026-05')).toHaveLength(6);
  });

  test('a minimum keeps the height', () => {
    expect(monthWeeks('2026-02', 6)).toHaveLength(6);
  });

  test('December runs into January', () => {
    expect(monthWeeks('2026-12').at(-1)?.at(-1)).toBe('2027-01-02');
  });

  test('no month has more than six, not even the last that dates can write', () => {
    expect(monthWeeks('9999-12').length).toBeLessThanOrEqual(6);
  });
});

describe('keys in a calendar', () => {
  test.each([
    ['ArrowLeft', '2026-10-31'],
    ['ArrowRight', '2026-11-02'],
    ['ArrowUp', '2026-10-25'],
    ['ArrowDown', '2026-11-08'],
    ['Home', '2026-11-01'],
    ['End', '2026-11-07'],
    ['PageUp', '2026-10-01'],
    ['PageDown', '2026-12-01'],
  ])('%s leads from Sunday, November 1 to %s', (key, target) => {
    expect(dateForKey('2026-11-01', key)).toBe(target);
  });

  test('with Shift a page is a year', () => {
    expect(dateForKey('2028-02-29', 'PageDown', true)).toBe('2029-02-28');
  });

  test('no key leads out of the years that count', () => {
    expect(dateForKey('1900-01-01', 'ArrowLeft')).toBe('1900-01-01');
    expect(dateForKey('2199-06-15', 'PageDown', true)).toBe('2199-06-15');
  });

  test('other keys lead nowhere', () => {
    expect(dateForKey('2026-11-01', 'a')).toBeUndefined();
  });
});
