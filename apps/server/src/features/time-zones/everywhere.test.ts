import { eventFileAddress } from '@lensemble/contract/calendar';
import { callSheetAddress } from '@lensemble/contract/call-sheets';
import type { TeamLocation } from '@lensemble/contract/locations';
import { createShoot, updateShoot } from '@lensemble/contract/shoots';
import * as fc from 'fast-check';
import { DateTime } from 'luxon';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsIn, momentOf } from '../../testing/calendar.ts';
import { newEmail, signedIn } from '../../testing/login.ts';
import { type MailApp, mailApp } from '../../testing/mail-app.ts';

let t: MailApp;
let ada: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  t = await mailApp();
  ada = await signedIn(t);
});
afterAll(() => t.close());

async function locationIn(latitude: number, longitude: number): Promise<TeamLocation> {
  const fields = { name: 'There', latitude, longitude };
  return (await ada.post('/api/locations', fields)).body as TeamLocation;
}

async function calendarFile(shootId: string): Promise<string> {
  return (await ada.get(eventFileAddress(ada.team.id, shootId))).text;
}

async function textOfPdf(url: string): Promise<string> {
  const headers = { ...(ada.cookie && { cookie: ada.cookie }), 'sec-fetch-site': 'same-origin' };
  const { rawPayload } = await t.app.inject({ method: 'GET', url, headers });
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
  return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ');
}

test('a shoot that was planned “in UTC” at a place in Tokyo is in Tokyo everywhere', async () => {
  const { id: locationId } = await locationIn(35.7056, 139.6659);
  const plan = { title: 'Neon Ronin', date: '2126-11-24', time: '21:15', timeZone: 'UTC' };
  const { id } = (await ada.call(createShoot, { body: { ...plan, locationId } })).body;
  const email = newEmail();
  await ada.patch(`/api/shoots/${id}/resources`, { participants: [{ name: 'Kim', email }] });
  await ada.call(updateShoot, { params: { id }, body: { isPublic: true } });

  const { body: list } = await ada.get('/api/shoots');
  expect(list).toMatchObject([{ id, time: '21:15', timeZone: 'Asia/Tokyo' }]);
  const { body: shared } = await ada.get(`/api/public/shoots/${id}`);
  expect(shared).toMatchObject({ time: '21:15', time_zone: 'Asia/Tokyo' });
  expect((await ada.get(`/public/shoots/${id}`)).text).toContain('Japan Standard Time');
  expect(await textOfPdf(callSheetAddress(ada.team.id, id, 'pdf'))).toContain(
    'Japan Standard Time',
  );
  const [event] = eventsIn(await calendarFile(id));
  expect(event && momentOf(event, 'dtstart')).toEqual(new Date('2126-11-24T12:15:00Z'));
  await ada.post(`/api/shoots/${id}/send-reminders`);
  const { parsed } = await t.server.mailTo(email);
  expect(parsed.text).toContain('Japan Standard Time');
});

const places: readonly (readonly [string, number, number])[] = [
  ['Europe/Berlin', 52.52, 13.405],
  ['Europe/London', 51.5074, -0.1278],
  ['Europe/Lisbon', 38.7223, -9.1393],
  ['Europe/Athens', 37.9838, 23.7275],
  ['Europe/Dublin', 53.3498, -6.2603],
  ['Atlantic/Azores', 37.7412, -25.6756],
  ['America/New_York', 40.7128, -74.006],
  ['America/Chicago', 41.8781, -87.6298],
  ['America/Denver', 39.7392, -104.9903],
  ['America/Los_Angeles', 34.0522, -118.2437],
  ['America/Anchorage', 61.2181, -149.9003],
  ['America/St_Johns', 47.5615, -52.7126],
  ['America/Halifax', 44.6488, -63.5752],
  ['America/Havana', 23.1136, -82.3666],
  ['America/Santiago', -33.4489, -70.6693],
  ['Australia/Sydney', -33.8688, 151.2093],
  ['Australia/Adelaide', -34.9285, 138.6007],
  ['Australia/Lord_Howe', -31.5553, 159.0821],
  ['Pacific/Auckland', -36.8485, 174.7633],
  ['Asia/Jerusalem', 31.7767, 35.2345],
];

/** Days near clock changes, and random days. */
const day = fc.oneof(
  fc.constantFrom('2027-03-14', '2027-03-28', '2027-04-04', '2027-09-05', '2027-09-26'),
  fc.constantFrom('2027-10-03', '2027-10-31', '2027-11-07', '2027-03-26', '2027-04-03'),
  fc
    .date({ min: new Date('2027-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
);
const clock = fc
  .tuple(
    fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 23 })),
    fc.constantFrom('00', '15', '30', '59'),
  )
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);

test('the moments in a calendar file show the planned time on the clocks of the place', async () => {
  const ids = new Map<string, string>();
  for (const [zone, latitude, longitude] of places) {
    const { id, timeZone } = await locationIn(latitude, longitude);
    expect(timeZone).toBe(zone);
    ids.set(zone, id);
  }
  const plans = fc.record({ place: fc.constantFrom(...places), date: day, time: clock });
  const { id } = (await ada.call(createShoot, { body: { title: 'Neon Ronin' } })).body;
  await fc.assert(
    fc.asyncProperty(plans, async ({ place: [zone], date, time }) => {
      const body = { date, time, locationId: ids.get(zone) ?? null, timeZone: 'UTC' };
      await ada.call(updateShoot, { params: { id }, body });
      const [event] = eventsIn(await calendarFile(id));
      const begins = DateTime.fromJSDate(momentOf(event!, 'dtstart'), { zone });
      const wished = DateTime.fromISO(`${date}T${time}`, { zone });
      // A skipped time cannot be shown. An independent library determines which times those are.
      const shown =
        wished.toFormat('HH:mm') === time ? `${date} ${time}` : wished.toFormat('yyyy-MM-dd HH:mm');
      expect(begins.toFormat('yyyy-MM-dd HH:mm')).toBe(shown);
    }),
    { numRuns: 100 },
  );
});
