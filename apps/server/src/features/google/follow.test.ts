import type { BodyOf } from '@lensemble/contract/endpoint';
import type { ShootDetail, updateShoot } from '@lensemble/contract/shoots';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type KeptEvent, TEAM_CALENDAR_ID } from '../../../../../testing/google/calendar.ts';
import { makeDeps } from '../../make-deps.ts';
import { type GoogleApp, googleApp, throughPopup } from '../../testing/google-app.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildLocation, buildShoot } from '../../testing/shoots.ts';
import { listDue } from '../google-events/queries.ts';
import { updateEvents, updateEventsSoon } from '../google-events/service.ts';

let t: GoogleApp;
beforeAll(async () => {
  t = await googleApp(['own', 'shared']);
  await t.app.startTasks();
});
beforeEach(() => t.google.reset());
afterAll(() => t.close());

type Person = Awaited<ReturnType<typeof signedIn>>;

const query = async (text: string, ...values: unknown[]) =>
  (await t.database.pool.query(text, values)).rows;
const jobs = () => query(`select state from pgboss.job where name = 'google-event'`);
const eventRows = (shootId: string) =>
  query('select * from shoot_events where shoot_id = $1', shootId);
const reachable = () => ({
  sharedCalendarId: t.env.google.serviceAccount?.calendarId,
  own: true,
});
/** Runs the task that is scheduled every minute. Like the app's own, it wakes the app's queues. */
const runTask = () => {
  const { env, database, jobs } = t;
  return updateEvents(makeDeps({ env, database, overrides: { jobs } }));
};

async function newShoot(ada: Person): Promise<string> {
  const shoot = {
    title: 'Neon Alley',
    date: '2026-07-01',
    time: '21:30',
    timeZone: 'Europe/Berlin',
  };
  return (await buildShoot(t.database.orm, ada.team, { ...shoot, durationMinutes: 60 })).id;
}

async function shared() {
  const ada = await signedIn(t);
  const shootId = await newShoot(ada);
  expect((await ada.post(`/api/shoots/${shootId}/create-calendar-event`)).status).toBe(200);
  return { ada, shootId, url: `/api/shoots/${shootId}` };
}

async function own() {
  const ada = await signedIn(t);
  const shootId = await newShoot(ada);
  const message = await throughPopup(ada, 'calendar', shootId);
  expect(message).toMatchObject({ type: 'oauth-success' });
  return { ada, shootId, url: `/api/shoots/${shootId}` };
}
const kinds = [
  ['the shared calendar', shared],
  ['a user’s own calendar', own],
] as const;

const eventOf = (shootId: string): KeptEvent | undefined =>
  [...t.google.calendar.events.values()].find(({ id }) => id === shootId.replaceAll('-', ''));
const shows = (shootId: string, event: object) =>
  vi.waitFor(() => expect(eventOf(shootId)).toMatchObject(event), { timeout: 15_000 });

describe.each(kinds)('in %s', (_, begin) => {
  test('an event follows its shoot', async () => {
    const { ada, shootId, url } = await begin();
    const location = await buildLocation(t.database.orm, ada.team, { name: 'Pier 7' });
    const changes: readonly (readonly [BodyOf<typeof updateShoot>, object])[] = [
      [{ title: 'Pier at dawn' }, { summary: 'Pier at dawn' }],
      [{ time: '05:15' }, { start: { dateTime: '2026-07-01T03:15:00.000Z' } }],
      [{ durationMinutes: 120 }, { end: { dateTime: '2026-07-01T05:15:00.000Z' } }],
      [
        { timeZone: 'Asia/Tokyo' },
        { start: { dateTime: '2026-06-30T20:15:00.000Z', timeZone: 'Asia/Tokyo' } },
      ],
      [{ date: '2026-07-02' }, { start: { dateTime: '2026-07-01T20:15:00.000Z' } }],
      [{ locationId: location.id }, { location: expect.stringContaining('Pier 7') }],
      [{ description: 'Bring fog' }, { description: expect.stringContaining('Bring fog') }],
      [{ time: null }, { start: { date: '2026-07-02' }, end: { date: '2026-07-03' } }],
    ];
    for (const [change, event] of changes) {
      expect((await ada.patch(url, change)).status).toBe(200);
      await shows(shootId, event);
    }
    await ada.patch(`${url}/resources`, { participants: [{ name: 'Zoë', role: 'Model' }] });
    await shows(shootId, { description: expect.stringContaining('Zoë, Model') });
    await vi.waitFor(async () => expect(await jobs()).toEqual([]));
  });

  test('it follows the clocks of the place where its shoot is', async () => {
    const { ada, shootId, url } = await begin();
    const location = await buildLocation(t.database.orm, ada.team);
    await ada.patch(url, { locationId: location.id });
    await ada.patch(`/api/locations/${location.id}`, { latitude: 35.7056, longitude: 139.6659 });
    await shows(shootId, {
      start: { dateTime: '2026-07-01T12:30:00.000Z', timeZone: 'Asia/Tokyo' },
    });
  });

  test('it follows what it names: place, crew and costumes', async () => {
    const { ada, shootId, url } = await begin();
    const { orm } = t.database;
    const location = await buildLocation(orm, ada.team);
    const personnelId = await buildItem(orm, ada.team, 'personnel');
    const costumeId = await buildItem(orm, ada.team, 'costumes');
    await ada.patch(url, { locationId: location.id });
    await ada.patch(`${url}/resources`, { personnelIds: [personnelId], costumeIds: [costumeId] });
    await shows(shootId, { description: expect.stringContaining('Neon Ronin') });
    await vi.waitFor(async () => expect(await jobs()).toEqual([]));
    await ada.patch(`/api/locations/${location.id}`, { name: 'Pier 7' });
    await shows(shootId, { location: expect.stringContaining('Pier 7') });
    await ada.patch(`/api/personnel/${personnelId}`, { name: 'Yuki Sato' });
    await shows(shootId, { description: expect.stringContaining('Yuki Sato') });
    await ada.patch(`/api/costumes/${costumeId}`, { characterName: 'Glass Ronin' });
    await shows(shootId, { description: expect.stringContaining('Glass Ronin') });
    await vi.waitFor(async () => expect(await jobs()).toEqual([]));
    expect(await listDue(orm, { shootId }, reachable())).toEqual([]);
    const losses = [
      [`/api/locations/${location.id}`, 'Pier 7'],
      [`/api/personnel/${personnelId}`, 'Yuki Sato'],
      [`/api/costumes/${costumeId}`, 'Glass Ronin'],
    ] as const;
    for (const [item, name] of losses) {
      expect(JSON.stringify(eventOf(shootId))).toContain(name);
      await ada.delete(item);
      await vi.waitFor(() => expect(JSON.stringify(eventOf(shootId))).not.toContain(name), 15_000);
      await vi.waitFor(async () => expect(await jobs()).toEqual([]));
    }
    expect(await listDue(orm, { shootId }, reachable())).toEqual([]);
  });

  test('it goes when the shoot is deleted', async () => {
    const { ada, shootId, url } = await begin();
    await ada.delete(url);
    await shows(shootId, { status: 'cancelled' });
    await vi.waitFor(async () => expect(await eventRows(shootId)).toEqual([]));
  });

  test('it goes when the date is cleared, and can come back', async () => {
    const { ada, shootId, url } = await begin();
    await ada.patch(url, { date: null });
    await shows(shootId, { status: 'cancelled' });
    await vi.waitFor(async () =>
      expect((await ada.get(url)).body).toMatchObject({ calendarEventUrl: null }),
    );
    await ada.patch(url, { date: '2026-08-01' });
    const again =
      begin === shared
        ? await ada.post(`${url}/create-calendar-event`)
        : await ada.post('/api/google/from-provider/calendar', { shootId });
    expect(again.status).toBe(200);
    await shows(shootId, { status: 'confirmed', start: { dateTime: '2026-08-01T19:30:00.000Z' } });
  });
});

describe('what was not told', () => {
  test('is sent by the periodic task', async () => {
    const { shootId } = await shared();
    await query(`update shoots set title = 'Behind', version = version + 1 where id = $1`, shootId);
    await runTask();
    await shows(shootId, { summary: 'Behind' });
  });

  test('is sent despite many events in a calendar that is no longer in the settings', async () => {
    const { shootId } = await shared();
    await query(
      `insert into shoot_events (team_id, shoot_id, calendar_id, event_id, url, version, updated_at)
        select gen_random_uuid(), gen_random_uuid(), 'former', n::text, 'https://example.org', 1, 'epoch'
        from generate_series(1, 1000) n`,
    );
    await query(`update shoots set title = 'Behind', version = version + 1 where id = $1`, shootId);
    await runTask();
    await shows(shootId, { summary: 'Behind' });
    await query(`delete from shoot_events where calendar_id = 'former'`);
  });

  test('of a place is sent by it, too', async () => {
    const { ada, shootId, url } = await shared();
    const location = await buildLocation(t.database.orm, ada.team);
    await ada.patch(url, { locationId: location.id });
    await shows(shootId, { location: expect.stringContaining('Sakura Arcade') });
    await vi.waitFor(async () => expect(await jobs()).toEqual([]));
    await query(
      `update locations set name = 'Pier 7', updated_at = now() where id = $1`,
      location.id,
    );
    await runTask();
    await shows(shootId, { location: expect.stringContaining('Pier 7') });
  });

  test('of a whole deleted team is sent too', async () => {
    const { ada, shootId } = await shared();
    await query('delete from teams where id = $1', ada.team.id);
    await runTask();
    await shows(shootId, { status: 'cancelled' });
    await vi.waitFor(async () => expect(await eventRows(shootId)).toEqual([]));
  });

  test('is tried again after a pause, once for each state of the shoot', async () => {
    const { ada, shootId, url } = await shared();
    t.google.misbehaviour = { way: 'refuse', status: 500, reason: 'backendError', at: /PATCH/ };
    await ada.patch(url, { title: 'Later' });
    await vi.waitFor(async () => expect(await jobs()).toEqual([{ state: 'retry' }]), 15_000);
    for (let round = 0; round < 3; round++) await runTask();
    expect(await jobs()).toEqual([{ state: 'retry' }]);
    t.google.misbehaviour = undefined;
    await query(`update pgboss.job set start_after = now() where name = 'google-event'`);
    await ada.patch(url, { title: 'Later still' });
    await shows(shootId, { summary: 'Later still' });
    await vi.waitFor(async () => expect(await jobs()).toEqual([]));
  });
});

describe('what Google permanently refuses', () => {
  const GONE = /^The shared Google Calendar was deleted, or is not shared with this server/;
  const READ_ONLY = /^This server may not change events in the shared Google Calendar/;

  const refusalOf = async (person: Person, url: string, language = 'en') => {
    const { body } = await person.get(url, { 'accept-language': language });
    return (body as ShootDetail).calendarRefusal;
  };
  const isTold = (person: Person, url: string, refusal: RegExp) =>
    vi.waitFor(async () => expect(await refusalOf(person, url)).toMatch(refusal), 15_000);
  const isCleared = (person: Person, url: string) =>
    vi.waitFor(async () => expect(await refusalOf(person, url)).toBeNull(), 15_000);
  const writes = () => t.google.asked.filter(({ method }) => /PATCH|DELETE/.test(method)).length;
  const refuse = (reason: string) => {
    t.google.misbehaviour = { way: 'refuse', status: 403, reason, at: /PATCH|DELETE/ };
  };

  async function refused(begin: typeof shared, reason = 'requiredAccessLevel') {
    const begun = await begin();
    refuse(reason);
    await begun.ada.patch(begun.url, { title: 'Pier' });
    await isTold(begun.ada, begun.url, /\w/);
    await vi.waitFor(async () => expect(await jobs()).toEqual([]));
    return begun;
  }

  test('is told once, and neither retried nor queued again', async () => {
    const { ada, url } = await refused(shared);
    const asked = writes();
    await runTask();
    expect(await jobs()).toEqual([]);
    expect(writes()).toBe(asked);
    expect(await refusalOf(ada, url)).toMatch(READ_ONLY);
    expect(await refusalOf(ada, url, 'de')).toMatch(/^Dieser Server darf im gemeinsamen/);
  });

  test('is told where the calendar is not shared with the server any more', async () => {
    const { ada, shootId, url } = await shared();
    t.google.calendar.calendars.delete(TEAM_CALENDAR_ID);
    await ada.patch(url, { title: 'Pier' });
    await isTold(ada, url, GONE);
    t.google.calendar.calendars.set(TEAM_CALENDAR_ID, 'writer');
    await ada.patch(url, { title: 'Pier at dawn' });
    await shows(shootId, { summary: 'Pier at dawn' });
    await isCleared(ada, url);
  });

  test('is tried again after a change of the shoot', async () => {
    const { ada, shootId, url } = await refused(shared);
    t.google.misbehaviour = undefined;
    await ada.patch(url, { title: 'Pier at dawn' });
    await shows(shootId, { summary: 'Pier at dawn' });
    await isCleared(ada, url);
  });

  test('is tried again after a change of what the event names', async () => {
    const { ada, shootId, url } = await shared();
    const location = await buildLocation(t.database.orm, ada.team);
    refuse('requiredAccessLevel');
    await ada.patch(url, { locationId: location.id });
    await isTold(ada, url, READ_ONLY);
    t.google.misbehaviour = undefined;
    await ada.patch(`/api/locations/${location.id}`, { name: 'Pier 7' });
    await shows(shootId, { location: expect.stringContaining('Pier 7') });
    await isCleared(ada, url);
  });

  test('is tried again after the shoot was deleted', async () => {
    const { ada, shootId, url } = await refused(shared);
    await ada.delete(url);
    const wasRefused = async () =>
      expect(await eventRows(shootId)).toMatchObject([{ refused_version: null }]);
    await vi.waitFor(wasRefused, 15_000);
    const asked = writes();
    await runTask();
    expect(writes()).toBe(asked);
  });

  test('is tried again after a day', async () => {
    const { ada, shootId, url } = await refused(shared);
    t.google.misbehaviour = undefined;
    await query(
      `update shoot_events set refused_at = now() - interval '1 day' where shoot_id = $1`,
      shootId,
    );
    await runTask();
    await shows(shootId, { summary: 'Pier' });
    await isCleared(ada, url);
  });

  test('is tried again after the user has pressed Calendar', async () => {
    const { ada, shootId, url } = await refused(shared);
    t.google.misbehaviour = undefined;
    expect((await ada.post(`${url}/create-calendar-event`)).status).toBe(409);
    expect(await refusalOf(ada, url)).toBeNull();
    await runTask();
    await shows(shootId, { summary: 'Pier' });
  });

  test('in a user’s own calendar is told to that user alone, until they reconnect', async () => {
    const { ada, shootId, url } = await refused(own);
    const bob = await signedIn(t, { team: ada.team, role: 'owner' });
    const { body, headers } = await ada.get(url);
    expect(body).toMatchObject({ calendarRefusal: expect.stringMatching(/change your events/) });
    const toBob = await bob.get(url, { 'if-none-match': String(headers.etag) });
    expect([toBob.status, toBob.body]).toMatchObject([200, { calendarRefusal: null }]);
    t.google.misbehaviour = undefined;
    const other = await newShoot(ada);
    expect(await throughPopup(ada, 'calendar', other)).toMatchObject({ type: 'oauth-success' });
    expect(await refusalOf(ada, url)).toBeNull();
    await runTask();
    await shows(shootId, { summary: 'Pier' });
  });

  test('is told no more once the user has disconnected Google', async () => {
    const { ada, url } = await refused(own);
    await ada.delete('/api/google/connection');
    expect(await refusalOf(ada, url)).toBeNull();
  });
});

describe('nothing is sent', () => {
  const quiet = async (shootId: string, event: object) => {
    await runTask();
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), 15_000);
    expect(eventOf(shootId)).toMatchObject(event);
  };

  test('to a user who has revoked the access, and no job continues', async () => {
    const { ada, shootId, url } = await own();
    t.google.oauth.refreshTokens.clear();
    t.google.oauth.tokens.clear();
    await ada.patch(url, { title: 'Unheard' });
    await vi.waitFor(async () =>
      expect(await query('select from google_connections where user_id = $1', ada.userId)).toEqual(
        [],
      ),
    );
    await quiet(shootId, { summary: 'Neon Alley' });
    const renewed = await throughPopup(ada, 'calendar', shootId);
    expect(renewed).toMatchObject({ type: 'oauth-failed' });
    await runTask();
    await shows(shootId, { summary: 'Unheard' });
  });

  test('to a former member of the team', async () => {
    const { ada, shootId, url } = await own();
    const bob = await signedIn(t, { team: ada.team, role: 'owner' });
    await query('delete from team_members where user_id = $1', ada.userId);
    await bob.patch(url, { title: 'Secret' });
    await quiet(shootId, { summary: 'Neon Alley' });
  });

  test('in a calendar that is not in the settings any more', async () => {
    const { ada, shootId, url } = await shared();
    await query(`update shoot_events set calendar_id = 'former' where shoot_id = $1`, shootId);
    await ada.patch(url, { title: 'Elsewhere' });
    await quiet(shootId, { summary: 'Neon Alley' });
  });
});

test('an update that fails after a change is reported', async () => {
  const deps = makeDeps({ env: t.env, database: t.database });
  const errors: unknown[] = [];
  await deps.jobs.start({}, (error) => errors.push(error));
  updateEventsSoon(deps, { shootId: 'not an id' });
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  await deps.jobs.stop();
});
