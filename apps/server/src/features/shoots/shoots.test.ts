import { randomUUID } from 'node:crypto';
import { createShoot, getShoot, updateShoot } from '@lensemble/contract/shoots';
import { wallClock } from '@lensemble/contract/zoned-time';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/login.ts';
import {
  buildConvention,
  buildLocation,
  buildParticipants,
  buildReference,
  buildShoot,
} from '../../testing/shoots.ts';
import { statementsOf } from '../../testing/statements.ts';

const UNKNOWN_ID = '5f0c1f6e-93a8-4b57-8a3f-0d1c2b3a4f5e';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const revisionOf = async (teamId: string) => {
  const { rows } = await t.database.pool.query('select revision from teams where id = $1', [
    teamId,
  ]);
  return Number(rows[0].revision);
};

describe('making a shoot', () => {
  test('keeps every field and answers 201 with the shoot and its version as ETag', async () => {
    const mira = await signedIn(t);
    const location = await buildLocation(t.database.orm, mira.team, { address: 'Nakano, Tokyo' });
    const hall = await buildLocation(t.database.orm, mira.team, { name: 'Hall' });
    const meetingPointId = randomUUID();
    const meetingPoints = [{ id: meetingPointId, name: 'Hall 4', note: null }];
    const convention = await buildConvention(t.database.orm, mira.team, { meetingPoints });
    const body = {
      title: '  Neon Ronin, Rain Run  ',
      status: 'ready to shoot' as const,
      date: '2126-11-24',
      time: '21:15',
      timeZone: 'Asia/Tokyo',
      durationMinutes: 120,
      setUpMinutes: 90,
      strikeMinutes: 45,
      reminderTime: '2126-11-24T20:15:00+09:00',
      locationId: location.id,
      secondLocationId: hall.id,
      conventionId: convention.id,
      meetingPointId,
      description: 'Four minutes of real rain or the hose.\nClear umbrella 傘',
      color: '#ff5500',
      instagramLinks: ['https://www.instagram.com/p/CzR7mWnMt0a/', 'https://example.org/a,b"c{d}'],
    };
    const made = await mira.call(createShoot, { body });
    expect(made).toMatchObject({ status: 201, headers: { etag: '"1"' } });
    expect(made.body).toEqual({
      ...body,
      id: expect.any(String),
      title: 'Neon Ronin, Rain Run',
      reminderTime: '2126-11-24T11:15:00.000Z',
      color: '#FF5500',
      location: {
        id: location.id,
        name: 'Sakura Arcade',
        address: 'Nakano, Tokyo',
        notes: 'Back entrance',
      },
      isPublic: false,
      isShotListPublic: false,
      calendarEventUrl: null,
      docsUrl: null,
      firstReferenceUrl: null,
      participantCount: 0,
      version: 1,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: made.body.createdAt,
    });
    expect((await mira.get(`/api/shoots/${made.body.id}`)).body).toMatchObject(made.body);
  });

  test('needs no more than a title', async () => {
    const mira = await signedIn(t);
    const { body } = await mira.call(createShoot, { body: { title: 'Dune Pilgrim' } });
    expect(body).toMatchObject({
      status: 'idea',
      date: null,
      durationMinutes: 60,
      color: '#3B82F6',
    });
    expect((await mira.call(getShoot, { params: { id: body.id } })).body).toMatchObject(body);
  });

  test('understands snake case and timestamps, and always answers in camel case', async () => {
    const mira = await signedIn(t);
    const { status, body } = await mira.post('/api/shoots', {
      title: 'Valkyrie, Last Light',
      date: '2126-11-01T16:30:00+01:00',
      time_zone: 'Europe/Berlin',
      duration_minutes: 90,
      reminder_time: '2126-11-01T15:30:00+01:00',
      instagram_links: [],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      date: '2126-11-01',
      timeZone: 'Europe/Berlin',
      durationMinutes: 90,
      reminderTime: '2126-11-01T14:30:00.000Z',
      instagramLinks: null,
    });
  });
});

describe('reading a shoot', () => {
  test('shows the first picture that is not deleted, the participants and the location', async () => {
    const { orm } = t.database;
    const mira = await signedIn(t);
    const { id: locationId } = await buildLocation(orm, mira.team);
    const shoot = await buildShoot(orm, mira.team, { locationId });
    const url = (name: string) => `/storage/shoot-images/public/shoot-references/${name}.webp`;
    await buildReference(orm, shoot, { url: url('gone'), position: 0, deletedAt: new Date() });
    await buildReference(orm, shoot, { url: url('third'), position: 3 });
    await buildReference(orm, shoot, { url: url('second'), position: 1 });
    await buildParticipants(orm, shoot, 3);
    const expected = {
      firstReferenceUrl: url('second'),
      participantCount: 3,
      location: { id: locationId, name: 'Sakura Arcade', address: null, notes: 'Back entrance' },
    };
    expect((await mira.get(`/api/shoots/${shoot.id}`)).body).toMatchObject(expected);
    expect((await mira.get('/api/shoots')).body).toMatchObject([expected]);
  });

  test('is 404 for an id that nothing has and for what is no id', async () => {
    const mira = await signedIn(t);
    for (const id of [UNKNOWN_ID, '7', "' or 1=1 --", '%00']) {
      const { status, body } = await mira.get(`/api/shoots/${encodeURIComponent(id)}`);
      expect([status, body]).toEqual([404, { error: 'This was not found', code: 'not_found' }]);
    }
  });
});

describe('changing a shoot', () => {
  test('changes what is named, raises the version and leaves the rest', async () => {
    const mira = await signedIn(t);
    const shoot = await buildShoot(t.database.orm, mira.team, {
      date: '2126-11-24',
      time: '21:15',
      updatedAt: new Date('2026-01-01T00:00:00Z'),
    });
    const { body, headers } = await mira.call(updateShoot, {
      params: { id: shoot.id },
      body: { status: 'ready to shoot', isPublic: true },
    });
    expect(headers.etag).toBe('"2"');
    expect(body).toMatchObject({
      status: 'ready to shoot',
      isPublic: true,
      title: shoot.title,
      date: '2126-11-24',
      time: '21:15',
      version: 2,
    });
    expect(new Date(body.updatedAt).getTime()).toBeGreaterThan(shoot.updatedAt.getTime());
    expect((await mira.get(`/api/shoots/${shoot.id}`)).body).toMatchObject(body);
  });

  test('clears every field that can be empty', async () => {
    const mira = await signedIn(t);
    const { id: locationId } = await buildLocation(t.database.orm, mira.team);
    const full = {
      title: 'A',
      description: 'B',
      date: '2126-11-24',
      time: '10:00',
      locationId,
      instagramLinks: ['https://example.org'],
    };
    const { body } = await mira.call(createShoot, { body: full });
    const empty = {
      description: '',
      date: null,
      time: '',
      locationId: null,
      instagramLinks: [],
      color: null,
    };
    const changed = await mira.patch(`/api/shoots/${body.id}`, empty);
    expect(changed.body).toMatchObject({
      description: null,
      date: null,
      time: null,
      locationId: null,
      location: null,
      instagramLinks: null,
      color: '#3B82F6',
    });
  });

  test('clearing the date clears the reminder', async () => {
    const mira = await signedIn(t);
    const { id } = await buildShoot(t.database.orm, mira.team, {
      date: '2126-11-24',
      reminderTime: new Date('2126-11-24T11:15:00Z'),
    });
    const { body } = await mira.patch(`/api/shoots/${id}`, { date: null });
    expect(body).toMatchObject({ date: null, reminderTime: null });
  });

  test('a reminder needs a date: one that is there, or that comes with it', async () => {
    const mira = await signedIn(t);
    const { id } = await buildShoot(t.database.orm, mira.team);
    const reminderTime = '2126-11-24T11:15:00Z';
    const refused = await mira.patch(`/api/shoots/${id}`, { reminderTime });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'invalid', fields: { reminderTime: 'A reminder needs a shoot date' } },
    });
    const withDate = await mira.patch(`/api/shoots/${id}`, { reminderTime, date: '2126-11-24' });
    expect(withDate).toMatchObject({ status: 200, body: { version: 2 } });
    const later = await mira.patch(`/api/shoots/${id}`, { reminderTime: '2126-11-24T10:00:00Z' });
    expect(later.body).toMatchObject({ reminderTime: '2126-11-24T10:00:00.000Z', version: 3 });
  });
});

describe('a reminder whose time has come', () => {
  const past = '2021-11-24T11:15:00.000Z';
  const refusal = {
    status: 422,
    body: { code: 'invalid', fields: { reminderTime: 'Choose a reminder time in the future' } },
  };
  const old = { date: '2021-11-24', reminderTime: new Date(past) };

  test('is refused in a new shoot, and in one that had another or none', async () => {
    const mira = await signedIn(t);
    const shoot = { title: 'A', date: '2021-11-24', reminderTime: past };
    expect(await mira.post('/api/shoots', shoot)).toMatchObject(refusal);
    for (const stored of [{ date: '2021-11-24' }, { ...old, reminderTime: new Date() }]) {
      const { id } = await buildShoot(t.database.orm, mira.team, stored);
      const answer = await mira.patch(`/api/shoots/${id}`, { title: 'B', reminderTime: past });
      expect(answer).toMatchObject(refusal);
      expect((await mira.get(`/api/shoots/${id}`)).body).toMatchObject({ version: 1 });
    }
  });

  test('stays where it is, so that a shoot of the past can be changed', async () => {
    const mira = await signedIn(t);
    const { id } = await buildShoot(t.database.orm, mira.team, old);
    const saved = await mira.patch(`/api/shoots/${id}`, { title: 'B', reminderTime: past });
    expect(saved).toMatchObject({ status: 200, body: { title: 'B', reminderTime: past } });
    expect((await mira.patch(`/api/shoots/${id}`, { title: 'C' })).status).toBe(200);
    expect((await mira.patch(`/api/shoots/${id}`, { reminderTime: null })).status).toBe(200);
    expect(await mira.patch(`/api/shoots/${id}`, { reminderTime: past })).toMatchObject(refusal);
  });

  test('does not hide a conflict from an editor of an older version', async () => {
    const mira = await signedIn(t);
    const { id } = await buildShoot(t.database.orm, mira.team, old);
    await mira.patch(`/api/shoots/${id}`, { reminderTime: null });
    const body = { title: 'B', reminderTime: past };
    const answer = await mira.patch(`/api/shoots/${id}`, body, { 'if-match': '"1"' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
  });

  test('does not matter to a create that comes again', async () => {
    const mira = await signedIn(t);
    const headers = { 'idempotency-key': randomUUID() };
    const reminderTime = new Date(Date.now() + 30_000).toISOString();
    const body = { title: 'A', date: '2126-11-24', reminderTime };
    const first = await mira.post('/api/shoots', body, headers);
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await mira.post('/api/shoots', body)).toMatchObject(refusal);
    expect(await mira.post('/api/shoots', body, headers)).toMatchObject({
      status: 201,
      text: first.text,
    });
  });
});

describe('a reminder after the shoot has begun', () => {
  const late = '2126-11-24T11:16:00.000Z';
  const refusal = {
    status: 422,
    body: { fields: { reminderTime: 'Choose a reminder time before the shoot begins' } },
  };
  const plan = { date: '2126-11-24', time: '20:15', timeZone: 'Asia/Tokyo' };

  test('is refused, whichever of the two is changed', async () => {
    const mira = await signedIn(t);
    const created = await mira.post('/api/shoots', { title: 'A', ...plan, reminderTime: late });
    expect(created).toMatchObject(refusal);
    const later = { ...plan, time: '20:30', reminderTime: new Date(late) };
    const { id } = await buildShoot(t.database.orm, mira.team, later);
    const url = `/api/shoots/${id}`;
    expect(await mira.patch(url, { reminderTime: '2126-11-24T11:31:00Z' })).toMatchObject(refusal);
    const earlier = { time: plan.time, reminderTime: late };
    expect(await mira.patch(url, earlier)).toMatchObject(refusal);
    expect((await mira.patch(url, { ...earlier, time: '20:16' })).status).toBe(200);
  });

  test('stays where it is, so that such a shoot can be changed', async () => {
    const mira = await signedIn(t);
    const stored = { ...plan, reminderTime: new Date(late) };
    const { id } = await buildShoot(t.database.orm, mira.team, stored);
    const saved = await mira.patch(`/api/shoots/${id}`, { title: 'B', reminderTime: late });
    expect(saved).toMatchObject({ status: 200, body: { title: 'B' } });
  });

  test('is none of a day whose time is not known', async () => {
    const mira = await signedIn(t);
    const shoot = { title: 'A', ...plan, time: null, reminderTime: '2126-11-24T14:59:00.000Z' };
    expect((await mira.post('/api/shoots', shoot)).status).toBe(201);
  });
});

describe('deleting a shoot', () => {
  test('takes it and all that hangs on it away, once', async () => {
    const { orm, pool } = t.database;
    const mira = await signedIn(t);
    const shoot = await buildShoot(orm, mira.team);
    await buildReference(orm, shoot);
    await buildParticipants(orm, shoot, 2);
    const gone = await mira.delete(`/api/shoots/${shoot.id}`);
    expect(gone).toMatchObject({ status: 200, body: { success: true } });
    const left = `select 1 from shoot_references where shoot_id = $1
      union all select 1 from shoot_participants where shoot_id = $1`;
    expect((await pool.query(left, [shoot.id])).rows).toEqual([]);
    expect((await mira.get('/api/shoots')).body).toEqual([]);
    expect((await mira.delete(`/api/shoots/${shoot.id}`)).status).toBe(404);
  });
});

describe('a location', () => {
  test('of another team answers as one that does not exist, and nothing is stored', async () => {
    const [mira, stranger] = [await signedIn(t), await signedIn(t)];
    const foreign = await buildLocation(t.database.orm, stranger.team);
    const shoot = await buildShoot(t.database.orm, mira.team);
    const answers: [number, string][] = [];
    const second = await mira.patch(`/api/shoots/${shoot.id}`, { secondLocationId: foreign.id });
    expect(second.body).toMatchObject({
      fields: { secondLocationId: 'This location was not found' },
    });
    for (const locationId of [foreign.id, UNKNOWN_ID]) {
      const created = await mira.post('/api/shoots', { title: 'A', locationId });
      const changed = await mira.patch(`/api/shoots/${shoot.id}`, { title: 'B', locationId });
      answers.push([created.status, created.text], [changed.status, changed.text]);
    }
    const refusal = { fields: { locationId: 'This location was not found' } };
    expect(JSON.parse(answers[0]![1])).toMatchObject(refusal);
    expect(answers).toEqual(Array(4).fill(answers[0]));
    expect(answers[0]![0]).toBe(422);
    expect((await mira.get('/api/shoots')).body).toMatchObject([
      { title: shoot.title, version: 1 },
    ]);
  });

  test('that is deleted leaves its shoots without one', async () => {
    const { orm, pool } = t.database;
    const mira = await signedIn(t);
    const { id: locationId } = await buildLocation(orm, mira.team);
    const places = { locationId, secondLocationId: locationId };
    const shoot = await buildShoot(orm, mira.team, places);
    await pool.query('delete from locations where id = $1', [locationId]);
    const { body } = await mira.get(`/api/shoots/${shoot.id}`);
    expect(body).toMatchObject({ locationId: null, location: null });
    expect(body).toMatchObject({ secondLocationId: null, secondLocation: null });
  });
});

describe('the revision of the team', () => {
  test('rises with every write that writes, and with no other', async () => {
    const mira = await signedIn(t);
    const seen: number[] = [];
    const look = async () => seen.push(await revisionOf(mira.team.id));
    await look();
    const { body } = await mira.call(createShoot, { body: { title: 'A' } });
    await look();
    await mira.patch(`/api/shoots/${body.id}`, { title: 'B' });
    await look();
    await mira.patch(`/api/shoots/${body.id}`, { title: 'C' }, { 'if-match': '"1"' });
    await mira.patch(`/api/shoots/${body.id}`, { locationId: UNKNOWN_ID });
    await mira.patch(`/api/shoots/${UNKNOWN_ID}`, { title: 'C' });
    await mira.delete(`/api/shoots/${UNKNOWN_ID}`);
    await mira.get('/api/shoots');
    await look();
    await mira.delete(`/api/shoots/${body.id}`);
    await look();
    const [made = 0, first = 0, second = 0, same, third = 0] = seen;
    expect(made < first && first < second && second < third).toBe(true);
    expect(same).toBe(second);
  });

  test('is never one that was there before a backup was restored', async () => {
    const mira = await signedIn(t);
    const setBack = () =>
      t.database.pool.query('update teams set revision = 1 where id = $1', [mira.team.id]);
    const seen = new Set<number>();
    for (let i = 0; i < 3; i++) {
      await setBack();
      await mira.call(createShoot, { body: { title: 'A' } });
      seen.add(await revisionOf(mira.team.id));
    }
    expect(seen.size).toBe(3);
  });

  test('of another team stays', async () => {
    const [mira, stranger] = [await signedIn(t), await signedIn(t)];
    await mira.call(createShoot, { body: { title: 'A' } });
    expect(await revisionOf(stranger.team.id)).toBe(1);
  });
});

describe('what a change costs', () => {
  const tomorrow = wallClock(new Date(Date.now() + 86_400_000), 'UTC').date;

  test.each([
    // Each count includes one statement for the session.
    ['a title', { title: 'Neon' }, 2],
    ['a status', { status: 'planning' }, 2],
    // Begin, lock on the plan, search for people who were told a plan, write, commit.
    ['a date', { date: tomorrow }, 6],
    ['a date with a reminder', { date: tomorrow, reminderTime: null }, 6],
    // Also the lock on the time zone of the location, and the shoot's text after the change.
    ['a place with a date', { date: tomorrow, locationId: 'location' }, 8],
  ])('%s: so many statements', async (_, change, count) => {
    const { orm } = t.database;
    const mira = await signedIn(t);
    const { id } = await buildShoot(orm, mira.team);
    const location = await buildLocation(orm, mira.team);
    const body = { ...change, ...('locationId' in change && { locationId: location.id }) };
    const statements = await statementsOf(() => mira.patch(`/api/shoots/${id}`, body));
    expect(statements).toHaveLength(count);
  });
});
