import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventsIn, readCalendar, textOf } from '../../../testing/calendar.ts';
import { makeEvent } from '../../../testing/calendar-event.ts';
import { calendarFile } from './calendar-file.ts';

const fileOf = (overrides: Parameters<typeof makeEvent>[0] = {}, name?: string) =>
  calendarFile({ method: 'PUBLISH', ...(name && { name }), events: [makeEvent(overrides)] });
const eventOf = (overrides: Parameters<typeof makeEvent>[0] = {}) =>
  eventsIn(fileOf(overrides))[0]!;

/** The expected text after reading: control characters are removed and every line break becomes a newline. */
const asRead = (text: string) =>
  text
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

/** Unescapes a property whose type the parser does not know. */
const unescaped = (text = '') =>
  text.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));

describe('text', () => {
  const nasty = [
    'Neon\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Intruder',
    'Neon\nATTENDEE:mailto:intruder@example.org',
    'a\\nb\\, c; d, e "quoted" <b>&amp;',
    '=HYPERLINK("https://evil.example")',
    '👩‍🎤🏳️‍🌈'.repeat(40),
    '夜の桜と鎧の武者'.repeat(25),
    `${'a'.repeat(66)}é${'b'.repeat(75)}`,
    '\u0085BEGIN:VALARM\u2028x\u2029y',
    ' blanks around ',
    '\\',
  ];

  test.each(nasty)('arrives as it was: %j', (text) => {
    const event = eventOf({ title: text, description: text, location: text });
    for (const name of ['summary', 'description', 'location']) {
      expect(textOf(event, name)).toBe(asRead(text));
    }
  });

  test('of any letters arrives as it was, and adds nothing', () => {
    const text = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 300 })
      .map((each) => `x${each}`);
    const property = fc.property(text, text, (title, name) => {
      const file = fileOf({ title, geo: { latitude: 0, longitude: -0.5 } }, name);
      const calendar = readCalendar(file);
      expect(unescaped(textOf(calendar, 'x-wr-calname'))).toBe(asRead(name));
      expect(calendar.getAllSubcomponents().map((each) => each.name)).toEqual([
        'vtimezone',
        'vevent',
      ]);
      const [event] = eventsIn(file);
      expect(textOf(event!, 'summary')).toBe(asRead(title));
      expect(event!.getAllProperties()).toHaveLength(12);
    });
    void fc.assert(property, { numRuns: 300 });
  });

  test.each(nasty)('keeps to lines of 75 octets that no letter is cut by: %j', (text) => {
    const file = fileOf({ title: text, description: text.repeat(3), location: text }, text);
    const lines = file.split('\r\n');
    expect(lines.pop()).toBe('');
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n\ufffd]|\p{Surrogate}/u);
      expect(line.isWellFormed()).toBe(true);
    }
  });
});

describe('an event', () => {
  test('says what it is', () => {
    const event = eventOf({ geo: { latitude: 0, longitude: 139.7 }, status: 'CONFIRMED' });
    const said = Object.fromEntries(
      event.getAllProperties().map((each) => [each.name, `${each.getFirstValue()}`]),
    );
    expect(said).toEqual({
      uid: '5f0c1f6e-93a8-4b57-8a3f-0d1c2b3a4f5e@lensemble',
      sequence: '3',
      dtstamp: '2026-11-01T10:00:00Z',
      'last-modified': '2026-11-01T10:00:00Z',
      dtstart: '2026-11-28T18:30:00',
      dtend: '2026-11-28T20:30:00',
      summary: 'Neon Ronin, Rain Run',
      description: 'Bring the umbrella',
      location: 'Sakura Arcade',
      geo: '0,139.7',
      url: 'http://localhost:3000/shoots/5f0c1f6e-93a8-4b57-8a3f-0d1c2b3a4f5e',
      status: 'CONFIRMED',
    });
  });

  test('may go on after midnight', () => {
    const event = eventOf({ date: '2026-12-31', time: '22:30', durationMinutes: 480 });
    expect(textOf(event, 'dtend')).toBe('2027-01-01T06:30:00');
  });

  test('without a time takes the day, and does not mark it as busy', () => {
    const event = eventOf({ date: '2028-02-29', time: undefined });
    expect(['dtstart', 'dtend', 'transp'].map((name) => textOf(event, name))).toEqual([
      '2028-02-29',
      '2028-03-01',
      'TRANSPARENT',
    ]);
  });

  test('at an hour that comes twice is in UTC, which is unambiguous', () => {
    const event = eventOf({ date: '2026-10-25', time: '02:30', timeZone: 'Europe/Berlin' });
    expect([textOf(event, 'dtstart'), textOf(event, 'dtend')]).toEqual([
      '2026-10-25T00:30:00Z',
      '2026-10-25T03:30:00',
    ]);
  });

  test('at a time that the clocks skip begins as much later', () => {
    const event = eventOf({ date: '2026-03-29', time: '02:30', timeZone: 'Europe/Berlin' });
    expect(textOf(event, 'dtstart')).toBe('2026-03-29T03:30:00');
  });
});

describe('a reminder', () => {
  const alarmOf = (overrides: Parameters<typeof makeEvent>[0]) =>
    eventOf(overrides).getFirstSubcomponent('valarm');
  const triggerOf = (overrides: Parameters<typeof makeEvent>[0]) =>
    `${alarmOf(overrides)?.getFirstPropertyValue('trigger')}`;

  test.each([
    ['2026-11-28T09:00:00Z', '-PT30M'],
    ['2026-11-27T09:30:00Z', '-PT24H'],
    ['2026-11-28T09:30:00Z', 'PT0S'],
    ['2026-11-28T10:15:30Z', 'PT45M30S'],
  ])('at %s is so long before the start: %s', (moment, trigger) => {
    expect(triggerOf({ reminder: new Date(moment) })).toBe(trigger);
  });

  test('a day before a change of the clocks is so many hours before', () => {
    const spring = { date: '2026-03-29', time: '12:00', timeZone: 'Europe/Berlin' };
    expect(triggerOf({ ...spring, reminder: new Date('2026-03-28T11:00:00Z') })).toBe('-PT23H');
  });

  test('of a whole day is a moment, since the day begins elsewhere at another', () => {
    const alarm = { time: undefined, reminder: new Date('2026-11-27T09:30:00Z') };
    expect(triggerOf(alarm)).toBe('2026-11-27T09:30:00Z');
  });

  test('is none where the shoot is off, or has none', () => {
    const reminder = new Date('2026-11-27T09:30:00Z');
    expect([alarmOf({ reminder, status: 'CANCELLED' }), alarmOf({})]).toEqual([null, null]);
  });
});

test('an invitation names who invites and whom, whatever they are called', () => {
  const from = { name: 'Lens "Stage" ^\r\nEND:VEVENT', address: 'no-reply@example.org' };
  const to = { name: 'Zoë; Yuki, "Y"', address: 'yuki@example.org' };
  const events = [makeEvent({ invitation: { from, to } })];
  const file = calendarFile({ method: 'REQUEST', events });
  expect(textOf(readCalendar(file), 'method')).toBe('REQUEST');
  const [event] = eventsIn(file);
  const people = ['organizer', 'attendee'].map((name) => event!.getFirstProperty(name)!);
  expect(people.map((each) => [each.getParameter('cn'), each.getFirstValue()])).toEqual([
    ['Lens "Stage" ^ END:VEVENT', 'mailto:no-reply@example.org'],
    ['Zoë; Yuki, "Y"', 'mailto:yuki@example.org'],
  ]);
});
