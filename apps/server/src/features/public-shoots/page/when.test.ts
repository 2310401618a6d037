import { zonedInstant } from '@lensemble/contract/zoned-time';
import * as fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { longDate, machineTime, weekday, zoneName } from './when.ts';

const ZONES = [
  'Africa/Cairo',
  'Africa/Casablanca',
  'America/New_York',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Antarctica/Troll',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Asia/Tokyo',
  'Atlantic/Azores',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Europe/Berlin',
  'Europe/Dublin',
  'Europe/London',
  'Europe/Rome',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'UTC',
];

const at = (date: string | null, time: string | null, time_zone = 'Europe/Rome') => ({
  date,
  time,
  time_zone,
});

describe('the moment that machines read', () => {
  test.each([
    ['2026-11-21', '15:30', 'Europe/Rome', '2026-11-21T15:30+01:00'],
    ['2026-07-01', '15:30', 'Europe/Rome', '2026-07-01T15:30+02:00'],
    // A skipped time has the offset from before the change. Of a repeated time, the first counts.
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T02:30+01:00'],
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T02:30+02:00'],
    ['2026-01-05', '09:00', 'America/St_Johns', '2026-01-05T09:00-03:30'],
    ['2026-01-05', '09:00', 'UTC', '2026-01-05T09:00+00:00'],
    ['1900-01-01', '12:00', 'Africa/Monrovia', '1900-01-01T12:43:08.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, expected) => {
    expect(machineTime(at(date, time, zone))).toBe(expected);
  });

  test('is the right one at any time, in 20 zones, as a second reader has it', async () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 * 366 * 3 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ZONES), minutes, async (zone, minute) => {
        const wall = new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString();
        const [date, time] = [wall.slice(0, 10), wall.slice(11, 16)];
        const read = DateTime.fromISO(machineTime(at(date, time, zone)) ?? '');
        expect(read.toMillis()).toBe(zonedInstant(date, time, zone).getTime());
        const there = read.setZone(zone).toFormat('yyyy-MM-dd HH:mm');
        const isSkipped = there !== `${date} ${time}`;
        if (isSkipped)
          expect(DateTime.fromISO(`${date}T${time}`, { zone }).toFormat('HH:mm')).not.toBe(time);
      }),
      { numRuns: 2_000 },
    );
  });

  test('needs a date and a time', () => {
    expect([machineTime(at(null, '12:00')), machineTime(at('2026-01-01', null))]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

test('people read the specification’s pattern', () => {
  expect([longDate('2026-11-01', 'en'), weekday('2026-11-01', 'en')]).toEqual([
    'November 1, 2026',
    'Sunday',
  ]);
});

test.each([
  ['2026-11-21', '15:30', 'Europe/Rome', 'Central European Standard Time (GMT+1)'],
  ['2026-07-21', null, 'Europe/Rome', 'Central European Summer Time (GMT+2)'],
  [null, '15:30', 'Europe/Rome', 'Central European Time'],
  ['2026-11-21', '15:30', 'UTC', 'Coordinated Universal Time'],
  ['2026-11-21', '15:30', 'Etc/GMT+5', 'GMT-05:00'],
  ['2026-11-21', '15:30', 'Asia/Kathmandu', 'Nepal Time (GMT+5:45)'],
])('on %s at %s the zone %s is called %s', (date, time, zone, name) => {
  expect(zoneName(at(date, time, zone), 'en')).toBe(name);
});
