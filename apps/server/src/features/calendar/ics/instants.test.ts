import { zonedInstant } from '@lensemble/contract/zoned-time';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventsIn, momentOf, readCalendar } from '../../../testing/calendar.ts';
import { makeEvent } from '../../../testing/calendar-event.ts';
import { calendarFile } from './calendar-file.ts';

/**
 * Offsets of whole and half hours, changes at midnight, by half an hour, twice a year and twice a month, and skipped
 * days.
 */
const ZONES = [
  'Africa/Cairo',
  'Africa/Casablanca',
  'America/Havana',
  'America/Los_Angeles',
  'America/New_York',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Antarctica/Troll',
  'Asia/Jerusalem',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Europe/Berlin',
  'Europe/Dublin',
  'Europe/London',
  'Europe/Moscow',
  'Pacific/Apia',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'UTC',
];
const DAY = 86_400_000;

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const clock = (quarters: number) =>
  `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`;

/** Returns the platform's offset at noon of a day, determined independently of the code. */
function offsetsOf(zone: string): (day: number) => string | undefined {
  // Making a format takes much longer than using it.
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  return (day) =>
    format.formatToParts(day + DAY / 2).find(({ type }) => type === 'timeZoneName')?.value;
}

/** The days before and after each clock change from 2005 to 2039. */
const changes = ZONES.flatMap((zone) => {
  const offsetOn = offsetsOf(zone);
  const found: { zone: string; date: string }[] = [];
  let offset = offsetOn(Date.UTC(2005, 0, 1));
  for (let day = Date.UTC(2005, 0, 1); day < Date.UTC(2040, 0, 1); day += DAY) {
    const next = offsetOn(day + DAY);
    if (next !== offset) found.push({ zone, date: dayOf(day) }, { zone, date: dayOf(day + DAY) });
    offset = next;
  }
  return found;
});

const anyDay = fc.record({
  zone: fc.constantFrom(...ZONES),
  date: fc
    .integer({ min: Date.UTC(1970, 0, 1) / DAY, max: Date.UTC(2199, 11, 31) / DAY })
    .map((day) => dayOf(day * DAY)),
});
const day = fc.oneof(anyDay, fc.constantFrom(...changes));

function read(file: string) {
  const [event] = eventsIn(file);
  return { start: momentOf(event!, 'dtstart'), end: momentOf(event!, 'dtend') };
}

function expectRight(zone: string, date: string, time: string, durationMinutes: number): void {
  const event = makeEvent({ date, time, timeZone: zone, durationMinutes });
  const start = zonedInstant(date, time, zone);
  const end = new Date(start.getTime() + durationMinutes * 60_000);
  expect(read(calendarFile({ method: 'PUBLISH', events: [event] }))).toEqual({ start, end });
}

describe('another program reads the right moments', () => {
  test('on any day in 23 zones', () => {
    const property = fc.property(
      day,
      fc.integer({ min: 0, max: 95 }),
      fc.integer({ min: 1, max: 32 }),
      ({ zone, date }, quarters, steps) => expectRight(zone, date, clock(quarters), steps * 15),
    );
    void fc.assert(property, { numRuns: 3_000 });
  });

  test('in every quarter of an hour around every change of the clocks', () => {
    const recent = changes.filter(({ date }) => date >= '2026' && date < '2028');
    expect(recent.length).toBeGreaterThan(100);
    for (const { zone, date } of recent) {
      for (let quarters = 0; quarters < 24; quarters++)
        expectRight(zone, date, clock(quarters), 60);
    }
  });

  test('of many events in one file', () => {
    const events = changes
      .filter((_, index) => index % 7 === 0)
      .map(({ zone, date }) => makeEvent({ date, time: '02:30', timeZone: zone }));
    const file = calendarFile({ method: 'PUBLISH', events });
    const starts = eventsIn(file).map((event) => momentOf(event, 'dtstart'));
    expect(starts).toEqual(
      events.map(({ date, timeZone }) => zonedInstant(date, '02:30', timeZone)),
    );
  });
});

describe('the rules of a zone', () => {
  const zonesOf = (...events: ReturnType<typeof makeEvent>[]) =>
    readCalendar(calendarFile({ method: 'PUBLISH', events })).getAllSubcomponents('vtimezone');

  test('stand there once, for the years in which something takes place', () => {
    const zones = zonesOf(
      makeEvent({ date: '2026-12-31', time: '23:00', timeZone: 'Europe/Berlin' }),
      makeEvent({ date: '2026-07-01', time: '10:00', timeZone: 'Europe/Berlin' }),
      makeEvent({ date: '2026-07-01', time: '10:00', timeZone: 'Asia/Tokyo' }),
    );
    expect(zones.map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual([
      'Europe/Berlin',
      'Asia/Tokyo',
    ]);
    const onsets = zones.map((zone) =>
      zone
        .getAllSubcomponents()
        .map((each) => [each.name, `${each.getFirstPropertyValue('dtstart')}`]),
    );
    expect(onsets).toEqual([
      [
        ['standard', '2026-01-01T00:00:00'],
        ['daylight', '2026-03-29T02:00:00'],
        ['standard', '2026-10-25T03:00:00'],
        ['standard', '2027-01-01T00:00:00'],
        ['daylight', '2027-03-28T02:00:00'],
        ['standard', '2027-10-31T03:00:00'],
      ],
      [['standard', '2026-01-01T00:00:00']],
    ]);
  });

  test('are not needed for UTC and for whole days', () => {
    expect(
      zonesOf(
        makeEvent({ timeZone: 'UTC' }),
        makeEvent({ timeZone: 'Asia/Tokyo', time: undefined }),
      ),
    ).toEqual([]);
  });
});
