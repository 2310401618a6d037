import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildSharedShoot } from '../../testing/shared-shoot.ts';
import { statementsOf } from '../../testing/statements.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const fileOf = (id: string, headers: Record<string, string> = {}) =>
  t.app.inject({ url: `/public/shoots/${id}/calendar.ics`, headers });
const unfolded = (body: string) => body.replaceAll('\r\n ', '');
const shared = async (overrides: Parameters<typeof buildSharedShoot>[1] = {}) =>
  (await buildSharedShoot(t, overrides)).shoot.id;

test('anyone with the link can add the shoot to a calendar, in the time zone of its place', async () => {
  const id = await shared({ reminderTime: new Date('2026-11-20T08:00:00Z') });
  const { statusCode, headers, body } = await fileOf(id);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(headers['content-disposition']).toContain('Morgan le Fay at St. Galgano.ics');
  const text = unfolded(body);
  for (const line of [
    'METHOD:PUBLISH',
    `UID:${id}@lensemble`,
    'DTSTART;TZID=Europe/Rome:20261121T153000',
    'DTEND;TZID=Europe/Rome:20261121T180000',
    'LOCATION:San Galgano\\, 53012 Chiusdino',
    'GEO:43.100000;11.100000',
    `URL:http://localhost:3000/public/shoots/${id}`,
    'STATUS:CONFIRMED',
  ])
    expect(text).toContain(`${line}\r\n`);
  expect(text).toContain('- Yuki Arai\\, Model');
  expect(text).not.toMatch(/VALARM|under-the-arch|reference-remark/);
});

test('a shoot without a time takes the whole day', async () => {
  const { body } = await fileOf(await shared({ time: null }));
  expect(body).toContain('DTSTART;VALUE=DATE:20261121\r\nDTEND;VALUE=DATE:20261122\r\n');
});

test('a shoot without a date has no file, like one that does not exist', async () => {
  const id = await shared({ date: null, time: null });
  const [undated, unknown] = [await fileOf(id), await fileOf('nonsense')];
  expect([undated.statusCode, undated.body]).toEqual([404, unknown.body]);
  expect((await t.app.inject({ url: `/public/shoots/${id}` })).body).not.toContain('calendar');
});

test('a program that has the file gets a 304 until the shoot changes', async () => {
  const { shoot, person } = await buildSharedShoot(t);
  const first = await fileOf(shoot.id);
  const tag = { 'if-none-match': String(first.headers.etag) };
  expect(await fileOf(shoot.id, tag)).toMatchObject({ statusCode: 304, body: '' });
  const statements = await statementsOf(() => fileOf(shoot.id, tag));
  expect(statements).toHaveLength(1);
  await person.patch(`/api/shoots/${shoot.id}`, { time: '17:00' });
  const changed = await fileOf(shoot.id, tag);
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toContain('20261121T170000');
  await person.patch(`/api/shoots/${shoot.id}`, { isPublic: false });
  expect(
    (await fileOf(shoot.id, { 'if-none-match': String(changed.headers.etag) })).statusCode,
  ).toBe(404);
});
