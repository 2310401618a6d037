import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallClock, zonedInstant } from './zoned-time.ts';

const utc = (date: string, time: string, zone: string) =>
  zonedInstant(date, time, zone).toISOString().replace(':00.000Z', 'Z');

describe('the moment of a wall-clock time', () => {
  it.each([
    // Away from any change
    ['Europe/Berlin', '2026-11-21', '15:30', '2026-11-21T14:30Z'],
    ['Europe/Berlin', '2026-07-01', '15:30', '2026-07-01T13:30Z'],
    ['America/New_York', '2026-01-15', '00:00', '2026-01-15T05:00Z'],
    ['Asia/Kolkata', '2026-03-29', '02:30', '2026-03-28T21:00Z'],
    ['UTC', '2026-03-29', '02:30', '2026-03-29T02:30Z'],
    ['Pacific/Kiritimati', '2026-01-01', '00:00', '2025-12-31T10:00Z'],
    // On the day of a change, on either side of it
    ['Europe/Berlin', '2026-03-29', '01:59', '2026-03-29T00:59Z'],
    ['Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00Z'],
    ['Europe/Berlin', '2026-10-25', '01:59', '2026-10-24T23:59Z'],
    ['Europe/Berlin', '2026-10-25', '03:00', '2026-10-25T02:00Z'],
    ['America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00Z'],
    ['America/New_York', '2026-11-01', '02:00', '2026-11-01T07:00Z'],
  ])('%s %s %s is %s', (zone, date, time, expected) => {
    expect(utc(date, time, zone)).toBe(expected);
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30Z', '03:30'],
    ['America/New_York', '2026-03-08', '02:00', '2026-03-08T07:00Z', '03:00'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45Z', '02:45'],
  ])(
    '%s %s %s is skipped: the offset before the gap counts',
    (zone, date, time, expected, shown) => {
      const moment = zonedInstant(date, time, zone);
      expect(utc(date, time, zone)).toBe(expected);
      expect(wallClock(moment, zone)).toEqual({ date, time: shown });
    },
  );

  it.each([
    ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30Z'],
    ['America/New_York', '2026-11-01', '01:15', '2026-11-01T05:15Z'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45Z'],
  ])('%s %s %s comes twice: the first counts', (zone, date, time, expected) => {
    expect(utc(date, time, zone)).toBe(expected);
  });

  it('puts a day that a zone left out on the day after', () => {
    expect(utc('2011-12-29', '23:30', 'Pacific/Apia')).toBe('2011-12-30T09:30Z');
    expect(utc('2011-12-30', '12:00', 'Pacific/Apia')).toBe('2011-12-30T22:00Z');
    expect(utc('2011-12-31', '00:30', 'Pacific/Apia')).toBe('2011-12-30T10:30Z');
  });

  it('refuses an unknown zone', () => {
    expect(() => zonedInstant('2026-11-21', '15:30', 'Mars/Olympus')).toThrow(RangeError);
  });
});

const zones = [
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Asia/Tehran',
  'Pacific/Apia',
  'Pacific/Chatham',
] as const;

describe('there and back', () => {
  const minutes = fc
    .integer({ min: Date.UTC(1971, 0) / 60_000, max: Date.UTC(2037, 0) / 60_000 })
    .map((minute) => new Date(minute * 60_000));

  it('a moment, spelled as wall time, is itself or the first of two with that spelling', () => {
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (moment, zone) => {
        const wall = wallClock(moment, zone);
        const back = zonedInstant(wall.date, wall.time, zone);
        expect(wallClock(back, zone)).toEqual(wall);
        expect(back.getTime()).toBeLessThanOrEqual(moment.getTime());
      }),
      { numRuns: 2_000 },
    );
  });

  it('a later wall time of the same day is never an earlier moment by more than the change', () => {
    const minuteOfDay = fc.integer({ min: 0, max: 1_438 });
    const spell = (minute: number) =>
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(minutes, minuteOfDay, fc.constantFrom(...zones), (day, minute, zone) => {
        const date = day.toISOString().slice(0, 10);
        const first = zonedInstant(date, spell(minute), zone).getTime();
        const next = zonedInstant(date, spell(minute + 1), zone).getTime();
        expect(next - first).toBeGreaterThan(-60 * 60_000 * 1.01);
      }),
      { numRuns: 1_000 },
    );
  });
});
