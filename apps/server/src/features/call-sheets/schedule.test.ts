import { wallClock, zonedInstant } from '@lensemble/contract/zoned-time';
import * as fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { scheduleOf } from './schedule.ts';

const at = (date: string, time: string | null, timeZone: string, durationMinutes = 60) =>
  scheduleOf({ date, time, timeZone, durationMinutes }, 'en');

describe('the schedule of a call sheet', () => {
  test('says day, time, duration and zone in words', () => {
    expect(at('2026-11-21', '15:30', 'Europe/Rome', 150)).toEqual({
      date: 'November 21, 2026',
      weekday: 'Saturday',
      day: 'Saturday, November 21, 2026',
      time: '3:30 PM – 6:00 PM',
      duration: '2h 30m',
      zone: 'Central European Standard Time (GMT+1)',
    });
  });

  test.each([
    ['de', '21. November 2026', 'Samstag', '15:30 – 18:00', '2 h 30 min', '(GMT+9)'],
    ['es', '21 de noviembre de 2026', 'sábado', '15:30 – 18:00', '2 h 30 min', '(GMT+9)'],
    ['fr', '21 novembre 2026', 'samedi', '15:30 – 18:00', '2 h 30 min', '(UTC+9)'],
    ['ja', '2026年11月21日', '土曜日', '15:30 – 18:00', '2時間30分', '(GMT+9)'],
  ] as const)('(%s) follows the language', (language, date, weekday, time, duration, offset) => {
    const plan = {
      date: '2026-11-21',
      time: '15:30',
      timeZone: 'Asia/Tokyo',
      durationMinutes: 150,
    };
    const said = scheduleOf(plan, language);
    expect(said).toMatchObject({ date, weekday, time, duration });
    expect(said?.zone).toContain(offset);
    const unnamed = scheduleOf({ ...plan, timeZone: 'Europe/Istanbul' }, language);
    expect(unnamed?.zone).not.toMatch(/^(GMT|UTC)/);
  });

  test('is nothing without a day, and has no time without one', () => {
    const plan = { date: null, time: '10:00', timeZone: 'UTC', durationMinutes: 60 };
    expect(scheduleOf(plan, 'en')).toBe(undefined);
    expect(at('2026-07-01', null, 'America/New_York')).toMatchObject({
      date: 'July 1, 2026',
      weekday: 'Wednesday',
      time: undefined,
      zone: 'Eastern Daylight Time (GMT-4)',
    });
  });

  test.each([
    ['over midnight', '2026-11-21', '22:30', 'Asia/Tokyo', 240, '10:30 PM – 2:30 AM the next day'],
    ['until midnight', '2026-11-21', '22:00', 'UTC', 120, '10:00 PM – 12:00 AM the next day'],
    [
      'clocks go forward',
      '2026-03-29',
      '01:30',
      'Europe/Rome',
      60,
      '1:30 AM GMT+1 – 3:30 AM GMT+2',
    ],
    ['before clocks go back', '2026-10-25', '01:30', 'Europe/Rome', 60, '1:30 AM – 2:30 AM'],
    [
      'while clocks go back',
      '2026-10-25',
      '02:30',
      'Europe/Rome',
      60,
      '2:30 AM GMT+2 – 2:30 AM GMT+1',
    ],
    ['a time that is skipped', '2026-03-29', '02:30', 'Europe/Rome', 60, '3:30 AM – 4:30 AM'],
  ])('%s', (_, date, time, zone, minutes, said) => {
    expect(at(date, time, zone, minutes)?.time).toBe(said);
  });

  test('calls a zone without a name by its city', () => {
    expect(at('2026-11-21', '10:00', 'America/Sao_Paulo')?.zone).toBe(
      'Brasilia Standard Time (GMT-3)',
    );
    expect(at('2026-11-21', '10:00', 'America/Punta_Arenas')?.zone).toBe('Punta Arenas (GMT-3)');
  });
});

/** All kinds of offsets and clock changes, including half hours, changes at midnight and skipped days. */
const zones = [
  'UTC',
  'Europe/Rome',
  'Europe/London',
  'Europe/Dublin',
  'Europe/Istanbul',
  'Africa/Cairo',
  'Africa/Casablanca',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Santiago',
  'America/Havana',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Pacific/Apia',
  'Pacific/Chatham',
] as const;

function daysOfChange(zone: string, year: number): string[] {
  const days = Array.from({ length: 366 }, (_, index) =>
    DateTime.utc(year, 1, 1).plus({ days: index }),
  );
  return days.flatMap((day) => {
    const offset = (at: DateTime) => at.setZone(zone).offset;
    const changes = offset(day) !== offset(day.plus({ days: 1 }));
    return changes ? [-1, 0, 1].map((by) => day.plus({ days: by }).toISODate() ?? '') : [];
  });
}

describe.each(zones)('in %s', (timeZone) => {
  const changes = [2011, 2026, 2027].flatMap((year) => daysOfChange(timeZone, year));
  const anyDay = fc
    .integer({ min: 0, max: 40_000 })
    .map((days) => DateTime.utc(1990, 1, 1).plus({ days }).toISODate() ?? '');
  const days = changes.length > 0 ? fc.oneof(fc.constantFrom(...changes), anyDay) : anyDay;

  test('the words are those of another implementation at the same moments', () => {
    const times = fc.integer({ min: 0, max: 95 }).map((slot) => {
      const [hour, minute] = [Math.floor(slot / 4), (slot % 4) * 15];
      return `${`${hour}`.padStart(2, '0')}:${`${minute}`.padStart(2, '0')}`;
    });
    const durations = fc.integer({ min: 1, max: 32 }).map((steps) => steps * 15);
    const check = (date: string, time: string, minutes: number) => {
      const start = zonedInstant(date, time, timeZone);
      const end = new Date(start.getTime() + minutes * 60_000);
      const [from, to] = [start, end].map((moment) =>
        DateTime.fromJSDate(moment, { zone: timeZone }).setLocale('en-US'),
      ) as [DateTime, DateTime];
      const said = at(date, time, timeZone, minutes);
      expect(said?.date).toBe(from.toFormat('MMMM d, yyyy'));
      expect(said?.weekday).toBe(from.toFormat('cccc'));
      const isNextDay = wallClock(end, timeZone).date > wallClock(start, timeZone).date;
      const clocks = `${from.toFormat('h:mm a')} – ${to.toFormat('h:mm a')}`;
      const plain = said?.time?.replace(/ GMT[+-]?[\d:]*/g, '');
      expect(plain).toBe(isNextDay ? `${clocks} the next day` : clocks);
      expect(/GMT/.test(said?.time ?? '')).toBe(from.offset !== to.offset);
    };
    void fc.assert(fc.property(days, times, durations, check), { numRuns: 150 });
  });
});
