import { randomUUID } from 'node:crypto';
import { zonedInstant } from '@lensemble/contract/zoned-time';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type StandInGoogle,
  serviceAccountEnv,
  startStandInGoogle,
} from '../../../../../testing/google/google.ts';
import { googleEnv } from '../../testing/google-app.ts';
import { ExternalServiceError } from '../external-service-error.ts';
import { googleApi } from '../google/api.ts';
import { serviceAccountTokens } from '../google/service-account.ts';
import { googleCalendar } from './google-calendar.ts';
import type { Calendar, CalendarEvent } from './port.ts';

const CALENDAR_ID = 'team@group.calendar.google.com';

let google: StandInGoogle;
let calendar: Calendar;
beforeAll(async () => {
  google = await startStandInGoogle();
  const { serviceAccount, endpoints } = googleEnv(serviceAccountEnv(google));
  const tokens = serviceAccountTokens(serviceAccount!, endpoints);
  const place = { service: 'Google Calendar', owner: 'server', apiUrl: google.url } as const;
  const api = googleApi(place, tokens);
  calendar = googleCalendar(api, CALENDAR_ID);
});
beforeEach(() => google.reset());
afterAll(() => google.close());

const aShoot = (change: Partial<CalendarEvent> = {}): CalendarEvent => ({
  shootId: randomUUID(),
  title: 'Neon Alley',
  description: 'Bring <b>fog</b> & lights',
  location: 'Sakura Arcade, Berlin',
  date: '2026-07-01',
  time: '21:30',
  timeZone: 'Europe/Berlin',
  durationMinutes: 180,
  url: 'https://shoots.example.org/shoots/1',
  ...change,
});
const kept = () => [...google.calendar.events.values()];

describe('a shoot', () => {
  test('becomes an event with its place, its length and its zone, and an id of its own', async () => {
    const shoot = aShoot();
    const saved = await calendar.create(shoot);
    const eventId = shoot.shootId.replaceAll('-', '');
    expect(saved).toEqual({
      calendarId: CALENDAR_ID,
      eventId,
      url: `${google.url}/calendar/event?eid=${eventId}`,
    });
    expect([...google.calendar.events]).toEqual([
      [
        `${CALENDAR_ID} ${eventId}`,
        expect.objectContaining({
          id: eventId,
          summary: 'Neon Alley',
          location: 'Sakura Arcade, Berlin',
          description: 'Bring &lt;b&gt;fog&lt;/b&gt; &amp; lights',
          source: { title: 'Lensemble', url: shoot.url },
          start: { dateTime: '2026-07-01T19:30:00.000Z', timeZone: 'Europe/Berlin' },
          end: { dateTime: '2026-07-01T22:30:00.000Z', timeZone: 'Europe/Berlin' },
        }),
      ],
    ]);
  });

  test('without a time takes the whole day', async () => {
    await calendar.create(aShoot({ date: '2027-12-31', time: undefined }));
    expect(kept()).toMatchObject([{ start: { date: '2027-12-31' }, end: { date: '2028-01-01' } }]);
  });

  test('stands there once: a second one is none', async () => {
    const shoot = aShoot();
    await calendar.create(shoot);
    expect(await calendar.create(shoot)).toBeUndefined();
    expect(kept()).toHaveLength(1);
  });

  test('can come back after its event was deleted there', async () => {
    const shoot = aShoot();
    const { eventId } = (await calendar.create(shoot))!;
    await calendar.remove(eventId);
    const again = await calendar.create({ ...shoot, title: 'Again' });
    expect(again?.eventId).toBe(eventId);
    expect(kept()).toMatchObject([{ status: 'confirmed', summary: 'Again' }]);
  });

  test.each(['reset', 'half'] as const)(
    'is there once where the answer got lost (%s), and is known to be',
    async (way) => {
      google.misbehaviour = { way, at: /^POST \/calendar/, times: 1, isDone: true };
      const saved = await calendar.create(aShoot());
      expect(saved?.eventId).toBe(kept()[0]!.id);
      expect(kept()).toHaveLength(1);
    },
  );

  test.each([
    [401, 'authError'],
    [429, 'rateLimitExceeded'],
  ])('stood there before, also where Google answers %i at first', async (status, reason) => {
    const shoot = aShoot();
    await calendar.create(shoot);
    google.misbehaviour = { way: 'refuse', status, reason, at: /^POST \/calendar/, times: 1 };
    expect(await calendar.create(shoot)).toBeUndefined();
  });

  test('can be looked for', async () => {
    const shoot = aShoot();
    expect(await calendar.find(shoot.shootId)).toBeUndefined();
    const saved = await calendar.create(shoot);
    expect(await calendar.find(shoot.shootId)).toEqual(saved);
    await calendar.remove(saved!.eventId);
    expect(await calendar.find(shoot.shootId)).toBeUndefined();
  });
});

describe('a change', () => {
  test('arrives, also from a time to a whole day and back', async () => {
    const shoot = aShoot();
    const { eventId } = (await calendar.create(shoot))!;
    await calendar.change(eventId, {
      ...shoot,
      title: 'Moved',
      location: undefined,
      time: undefined,
    });
    expect(kept()).toMatchObject([{ summary: 'Moved', start: { date: '2026-07-01' } }]);
    expect(kept()[0]).not.toHaveProperty('location');
    await calendar.change(eventId, shoot);
    const timeZone = 'Europe/Berlin';
    expect(kept()[0]!.start).toEqual({ dateTime: '2026-07-01T19:30:00.000Z', timeZone });
  });

  test('of what was deleted there brings nothing back', async () => {
    const shoot = aShoot();
    const { eventId } = (await calendar.create(shoot))!;
    await calendar.remove(eventId);
    await calendar.change(eventId, { ...shoot, title: 'Changed' });
    await calendar.change('neverthere', shoot);
    expect(kept()).toMatchObject([{ status: 'cancelled' }]);
  });
});

test('removing what is gone is no failure', async () => {
  const { eventId } = (await calendar.create(aShoot()))!;
  for (const id of [eventId, eventId, 'neverthere']) await calendar.remove(id);
  expect(kept()).toMatchObject([{ status: 'cancelled' }]);
});

test('an answer that is no event of Google’s is none', async () => {
  google.misbehaviour = { way: 'other', at: /calendar/ };
  await expect(calendar.create(aShoot())).rejects.toThrow(ExternalServiceError);
});

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'Europe/London',
  'Europe/Dublin',
  'Europe/Lisbon',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Santiago',
  'America/Havana',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Africa/Cairo',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Atlantic/Azores',
];
/** Days of clock changes in at least one zone. */
const TURNS = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-04',
  '2026-04-05',
  '2026-04-24',
  '2026-09-05',
  '2026-09-06',
  '2026-09-27',
  '2026-10-04',
  '2026-10-25',
  '2026-10-29',
  '2026-10-30',
  '2026-11-01',
];
const days = fc.oneof(
  fc.constantFrom(...TURNS),
  fc
    .date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
);
const pad = (value: number) => String(value).padStart(2, '0');

test('in every zone and around every change of its clocks an event lasts as long as the shoot', async () => {
  const property = fc.asyncProperty(
    fc.constantFrom(...ZONES),
    days,
    fc.nat(23),
    fc.constantFrom(0, 15, 30, 45),
    fc.integer({ min: 1, max: 32 }),
    async (timeZone, date, hour, minute, quarters) => {
      const time = `${pad(hour)}:${pad(minute)}`;
      const durationMinutes = quarters * 15;
      google.reset();
      await calendar.create(aShoot({ date, time, timeZone, durationMinutes }));
      const [{ start, end } = {}] = kept() as {
        start: { dateTime: string };
        end: { dateTime: string };
      }[];
      const begin = zonedInstant(date, time, timeZone).getTime();
      expect(Date.parse(start!.dateTime)).toBe(begin);
      expect(Date.parse(end!.dateTime)).toBe(begin + durationMinutes * 60_000);
      expect(start).toHaveProperty('timeZone', timeZone);
    },
  );
  await fc.assert(property, { numRuns: 300 });
});
