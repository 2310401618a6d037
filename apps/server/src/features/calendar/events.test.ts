import {
  EVENT_EXISTS_MESSAGE,
  EVENT_NEEDS_DATE_MESSAGE,
  eventFileAddress,
} from '@lensemble/contract/calendar';
import type { Shoot } from '@lensemble/contract/shoots';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shootEvents } from '../../db/schema/calendar.ts';
import { shoots } from '../../db/schema/shoots.ts';
import type { Calendar, CalendarEvent } from '../../ports/calendar/port.ts';
import { ExternalServiceError } from '../../ports/external-service-error.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { eventsIn, momentOf, readCalendar, textOf } from '../../testing/calendar.ts';
import { makeClient } from '../../testing/client.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';
import { invitationFile } from './service.ts';

class SharedCalendar implements Calendar {
  readonly events = new Map<string, CalendarEvent>();
  isAway = false;

  async create(event: CalendarEvent) {
    if (this.isAway) throw new ExternalServiceError('Google Calendar');
    if (this.events.has(event.shootId)) return undefined;
    this.events.set(event.shootId, event);
    return this.find(event.shootId);
  }
  async find(shootId: string) {
    if (!this.events.has(shootId)) return undefined;
    const url = `https://calendar.google.com/event?eid=${shootId}`;
    return { calendarId: 'shared', eventId: shootId, url };
  }
  async change() {}
  async remove() {}
}

const calendar = new SharedCalendar();
let t: TestApp;
let withGoogle: TestApp;
beforeAll(async () => {
  t = await testApp();
  withGoogle = await testApp({ deps: { sharedCalendar: calendar } });
});
afterAll(async () => {
  await t.close();
  await withGoogle.close();
});
beforeEach(() => {
  calendar.isAway = false;
});

async function makeShoot(on: TestApp, overrides = {}) {
  const ada = await signedIn(on);
  const fields = { date: '2026-11-28', time: '18:30', ...overrides };
  const shoot = await buildShoot(on.database.orm, ada.team, fields);
  const put = () => ada.post(`/api/shoots/${shoot.id}/create-calendar-event`);
  const read = async () => (await ada.get(`/api/shoots/${shoot.id}`)).body as Shoot;
  return { ada, shoot, put, read };
}

describe('without a shared calendar', () => {
  test('a shoot is put into one by its own file, again and again', async () => {
    const { ada, shoot, put, read } = await makeShoot(t);
    const address = eventFileAddress(ada.team.id, shoot.id);
    for (let i = 0; i < 2; i++) {
      const { status, body } = await put();
      expect([status, body]).toEqual([200, { eventUrl: address }]);
    }
    // The version stays, so that people who edit the shoot get no conflict.
    expect(await read()).toMatchObject({ calendarEventUrl: address, version: shoot.version });
    const list = (await ada.get('/api/shoots')).body as Shoot[];
    expect(list[0]!.calendarEventUrl).toBe(address);
  });

  test('a list that was read before is read again', async () => {
    const { ada, put } = await makeShoot(t);
    const { headers } = await ada.get('/api/shoots');
    await put();
    const answer = await ada.get('/api/shoots', { 'if-none-match': String(headers.etag) });
    expect(answer.status).toBe(200);
  });

  test('a shoot without a date is refused with a sentence', async () => {
    const { put, read } = await makeShoot(t, { date: null });
    expect(await put()).toMatchObject({
      status: 422,
      body: { error: EVENT_NEEDS_DATE_MESSAGE, fields: { date: EVENT_NEEDS_DATE_MESSAGE } },
    });
    expect((await read()).calendarEventUrl).toBeNull();
  });
});

describe('with a shared calendar', () => {
  test('a shoot is put there once', async () => {
    const { shoot, put, read } = await makeShoot(withGoogle, { title: 'Dunes' });
    const eventUrl = `https://calendar.google.com/event?eid=${shoot.id}`;
    expect(await put()).toMatchObject({ status: 200, body: { eventUrl } });
    expect(calendar.events.get(shoot.id)).toEqual({
      shootId: shoot.id,
      title: 'Dunes',
      description: `http://localhost:3000/shoots/${shoot.id}`,
      location: undefined,
      date: '2026-11-28',
      time: '18:30',
      timeZone: 'Asia/Tokyo',
      durationMinutes: 120,
      url: `http://localhost:3000/shoots/${shoot.id}`,
    });
    expect((await read()).calendarEventUrl).toBe(eventUrl);
    const { orm } = withGoogle.database;
    const rows = () => orm.select().from(shootEvents).where(eq(shootEvents.shootId, shoot.id));
    expect(await rows()).toMatchObject([
      { teamId: shoot.teamId, userId: null, calendarId: 'shared', url: eventUrl, version: 1 },
    ]);
    expect(await put()).toMatchObject({ status: 409, body: { error: EVENT_EXISTS_MESSAGE } });
    expect(await rows()).toHaveLength(1);
  });

  test('an event whose making was not heard of is found again', async () => {
    const { shoot, put, read } = await makeShoot(withGoogle);
    calendar.events.set(shoot.id, {} as CalendarEvent);
    expect((await put()).status).toBe(409);
    expect((await read()).calendarEventUrl).toContain(shoot.id);
    const { orm } = withGoogle.database;
    expect(await orm.$count(shootEvents, eq(shootEvents.shootId, shoot.id))).toBe(1);
  });

  test('that is away the shoot stays as it was', async () => {
    const { shoot, put, read } = await makeShoot(withGoogle);
    const before = await read();
    calendar.isAway = true;
    const { status, body, headers } = await put();
    expect([status, body]).toEqual([
      503,
      { error: 'Google Calendar is not available right now', code: 'unavailable' },
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(await read()).toEqual(before);
    const { orm } = withGoogle.database;
    expect(await orm.$count(shootEvents, eq(shootEvents.shootId, shoot.id))).toBe(0);
  });
});

describe("a shoot's file", () => {
  test('is for members of its team, whichever is active', async () => {
    const { ada, shoot } = await makeShoot(t, { title: 'Neon' });
    const address = eventFileAddress(ada.team.id, shoot.id);
    const { status, headers, text } = await ada.get(address);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Neon.ics"; filename*=UTF-8''Neon.ics`,
    );
    expect(textOf(readCalendar(text), 'method')).toBe('PUBLISH');
    expect(eventsIn(text).map((event) => textOf(event, 'summary'))).toEqual(['Neon']);
    const other = await signedIn(t);
    expect((await other.get(address)).status).toBe(404);
    expect((await other.get(eventFileAddress(other.team.id, shoot.id))).status).toBe(404);
    expect((await makeClient(t.app).get(address)).status).toBe(401);
  });

  test('says when it was made: what it names may have changed since the shoot did', async () => {
    const { ada, shoot } = await makeShoot(t);
    const updatedAt = new Date('2026-01-01T00:00:00Z');
    await t.database.orm.update(shoots).set({ updatedAt }).where(eq(shoots.id, shoot.id));
    const asked = Math.floor(Date.now() / 1_000) * 1_000;
    const { text } = await ada.get(eventFileAddress(ada.team.id, shoot.id));
    const [event] = eventsIn(text);
    expect(momentOf(event!, 'last-modified')).toEqual(updatedAt);
    expect(momentOf(event!, 'dtstamp').getTime()).toBeGreaterThanOrEqual(asked);
  });

  test('is none of one without a date, or of what is no shoot', async () => {
    const { ada, shoot } = await makeShoot(t, { date: null });
    for (const id of [shoot.id, 'not-an-id', ada.userId]) {
      expect((await ada.get(eventFileAddress(ada.team.id, id))).status).toBe(404);
    }
  });
});

test('an invitation leads to the public page alone', async () => {
  const { ada, shoot } = await makeShoot(t);
  const people = [
    { name: 'Lensemble', address: 'no-reply@localhost' },
    { name: 'Yuki', address: 'yuki@example.org' },
  ] as const;
  const { body } = await ada.get(`/api/shoots/${shoot.id}`);
  const urlAt = (page: string | undefined) => {
    const file = invitationFile(
      body as Parameters<typeof invitationFile>[0],
      { url: page, language: 'en' },
      ...people,
    );
    return textOf(eventsIn(file!.content)[0]!, 'url');
  };
  expect(urlAt(undefined)).toBeUndefined();
  const page = `http://localhost:3000/public/shoots/${shoot.id}`;
  expect(urlAt(page)).toBe(page);
});
