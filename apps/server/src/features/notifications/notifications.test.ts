import { sendCalls } from '@lensemble/contract/call-sending';
import { answerCall, getCallLink, listCalls } from '@lensemble/contract/calls';
import { addComment, editComment } from '@lensemble/contract/comments';
import { sendConventionDays } from '@lensemble/contract/convention-days';
import { sendInvitation } from '@lensemble/contract/invites';
import {
  NOTIFICATIONS_WINDOW,
  type Notification,
  readNotification,
} from '@lensemble/contract/notifications';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { restoreFromTrash } from '@lensemble/contract/trash';
import { wallClock } from '@lensemble/contract/zoned-time';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type { Deps } from '../../deps.ts';
import { makeDeps } from '../../make-deps.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { follow } from '../../testing/event-stream.ts';
import { buildItem } from '../../testing/items.ts';
import { newEmail, signedIn } from '../../testing/login.ts';
import {
  buildComment,
  buildConvention,
  buildGuest,
  buildLocation,
  buildShoot,
} from '../../testing/shoots.ts';
import { cleanUp } from '../clean-up/service.ts';
import { deliver, tellDue } from './service.ts';

let t: TestApp;
let deps: Deps;
let mira: Awaited<ReturnType<typeof signedIn>>;
let tomas: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  t = await testApp();
  deps = makeDeps(t);
  await Promise.all([deps.jobs.prepare('mail'), deps.jobs.prepare('push')]);
});
afterAll(async () => {
  await deps.jobs.stop();
  await t.close();
});
beforeEach(async () => {
  await t.database.pool.query('delete from teams');
  await t.database.pool.query(`delete from pgboss.job where name in ('mail', 'push')`);
  mira = await signedIn(t, { firstName: 'Mira', lastName: 'Okafor' });
  tomas = await signedIn(t, {
    firstName: 'Tomás',
    lastName: 'Reyes',
    team: mira.team,
    role: 'member',
  });
});

const HOUR_MS = 3_600_000;
const NOON = new Date('2126-11-20T12:00:00Z');
const plan = { title: 'Night Parade', status: 'planning' as const, timeZone: 'UTC' };
const inHours = (hours: number, now = new Date()) =>
  wallClock(new Date(now.getTime() + hours * HOUR_MS), 'UTC');

type Person = typeof mira;
const told = async (person: Person, of: 'all' | 'forYou' = 'all'): Promise<Notification[]> =>
  ((await person.get(`/api/notifications?of=${of}`)).body as Window).entries as Notification[];
const said = async (person: Person) =>
  (await told(person)).map(({ text }) => text.map((part) => part.text).join(''));
const unread = async (person: Person) => (await person.get('/api/notifications/unread')).body;
const run = (now = new Date()) => deliver(deps, now);

async function answer(shoot: { id: string }, person: { id: string }, given: string, note = '') {
  const { body } = await mira.call(getCallLink, {
    params: { id: shoot.id, participantId: person.id },
  });
  const reply = await t.app.inject({
    method: 'POST',
    url: new URL(body.url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ answer: given, ...(note && { note }) }).toString(),
  });
  expect(reply.statusCode).toBe(303);
}

const planned = (overrides: object = {}) =>
  buildShoot(deps.orm, mira.team, { ...plan, ...inHours(72), ...overrides });

const teamName = async () =>
  (await t.database.pool.query('select name from teams where id = $1', [mira.team.id])).rows[0]
    .name;

test('all members hear of a moved shoot, except the one who moved it and other teams', async () => {
  const stranger = await signedIn(t);
  const shoot = await planned();
  await mira.patch(`/api/shoots/${shoot.id}`, { date: '2126-12-05', time: '09:00' });
  await run();
  expect(await said(tomas)).toEqual(['Mira Okafor moved Night Parade to Thu, Dec 5, 9:00 AM']);
  expect(await said(mira)).toEqual([]);
  expect(await said(stranger)).toEqual([]);
  expect((await told(tomas))[0]).toMatchObject({
    ...{ kind: 'plans', event: 'moved', shootId: shoot.id, shootTitle: 'Night Parade' },
    ...{ teamId: mira.team.id, author: 'Mira Okafor', isRead: false, inviteCode: null },
  });
});

test('a new place, a removed date and a deleted shoot are told, one after the other in one notification', async () => {
  const place = await buildLocation(deps.orm, mira.team, { name: 'Abbey' });
  const shoot = await planned();
  await mira.patch(`/api/shoots/${shoot.id}`, { locationId: place.id });
  await run();
  expect(await said(tomas)).toEqual(['Mira Okafor moved Night Parade to Abbey']);
  await mira.patch(`/api/shoots/${shoot.id}`, { date: null });
  await run();
  expect(await said(tomas)).toEqual(['Mira Okafor removed the date of Night Parade']);
  await mira.patch(`/api/shoots/${shoot.id}`, inHours(50));
  await mira.delete(`/api/shoots/${shoot.id}`);
  await run();
  expect(await said(tomas)).toEqual(['Mira Okafor deleted Night Parade']);
  expect((await told(tomas))[0]).toMatchObject({ shootId: null });
});

test('members on the crew hear of the call sheet and of the dates that an email asks them for, without a second email', async () => {
  const place = await buildLocation(deps.orm, mira.team, { name: 'Abbey' });
  const when = { date: '2126-12-05', time: '09:00', locationId: place.id };
  const shoot = await planned(when);
  const crew: { personnelId: string; callTime?: string }[] = [];
  for (const [name, userId, email] of [
    ['Tomás', tomas.userId, newEmail()],
    ['Mira', mira.userId, newEmail()],
    ['Kim', null, newEmail()],
  ] as const) {
    const personnelId = await buildItem(deps.orm, mira.team, 'personnel', { name, email, userId });
    crew.push({ personnelId, ...(userId === tomas.userId && { callTime: '08:15' }) });
  }
  const { body } = await mira.patch(`/api/shoots/${shoot.id}/resources`, { participants: crew });
  const participantIds = (body as ShootDetail).participants.map(({ id }) => id);
  const send = () => mira.call(sendCalls, { params: { id: shoot.id }, body: { participantIds } });
  await send();
  await run();
  expect(await said(tomas)).toEqual(['Mira Okafor sent you the call sheet for Night Parade']);
  expect((await told(tomas))[0]).toMatchObject({
    ...{ kind: 'plans', event: 'asked', shootId: shoot.id, author: 'Mira Okafor' },
    detail: 'Thu, Dec 5, 8:15 AM · Abbey',
  });
  expect(await said(mira)).toEqual([]);
  const due = 'select mail_at from notifications where team_id = $1';
  expect((await t.database.pool.query(due, [mira.team.id])).rows).toEqual([{ mail_at: null }]);
  await mira.patch(`/api/shoots/${shoot.id}`, { date: null, status: 'idea' });
  const candidates = [{ date: '2126-12-06' }];
  await mira.post(`/api/shoots/${shoot.id}/poll`, { candidates });
  await send();
  await run();
  expect((await said(tomas))[0]).toBe('Mira Okafor asked which dates suit you for Night Parade');
});

/** Shoots of a convention, with the participants that each has. */
async function atConvention(titles: readonly string[], participants: object[]) {
  const { id } = await buildConvention(deps.orm, mira.team, { name: 'Lumen Con' });
  const shoots: { id: string; teamId: string; people: readonly string[] }[] = [];
  for (const [index, title] of titles.entries()) {
    const time = `${10 + index}:00`;
    const shoot = await planned({ title, date: '2126-12-05', time, conventionId: id });
    const { body } = await mira.patch(`/api/shoots/${shoot.id}/resources`, { participants });
    shoots.push({ ...shoot, people: (body as ShootDetail).participants.map((each) => each.id) });
  }
  return { id, shoots };
}

test('a member hears once of all days at a convention, and of each call sheet that is sent alone', async () => {
  const entry = { name: 'Tomás', email: newEmail(), userId: tomas.userId };
  const personnelId = await buildItem(deps.orm, mira.team, 'personnel', entry);
  const { id, shoots } = await atConvention(['Fox', 'Ronin', 'Moth'], [{ personnelId }]);
  const send = () =>
    mira.call(sendConventionDays, { params: { id }, body: { personnelIds: [personnelId] } });
  await send();
  await run();
  expect(await said(tomas)).toEqual(['Mira Okafor sent you your days at Lumen Con']);
  expect((await told(tomas))[0]).toMatchObject({
    ...{ kind: 'plans', event: 'sentDays', shootId: null, subjectId: id, author: 'Mira Okafor' },
    detail: 'Thu, Dec 5, 10:00 AM',
  });
  expect(await said(mira)).toEqual([]);
  await send();
  await run();
  expect(await said(tomas)).toHaveLength(1);
  const [{ id: fox, people } = { id: '', people: [] }] = shoots;
  await mira.call(sendCalls, { params: { id: fox }, body: { participantIds: [...people] } });
  await run();
  expect((await said(tomas))[0]).toBe('Mira Okafor sent you the call sheet for Fox');
});

test('answers to several shoots of a convention come together, and lead to it', async () => {
  const people = [{ name: 'Yuki', email: newEmail() }, { name: 'Dana' }];
  const { id, shoots } = await atConvention(['Fox', 'Ronin', 'Moth'], people);
  const answerOf = (index: number, person: number, given: string, note?: string) => {
    const shoot = shoots[index]!;
    return answer(shoot, { id: shoot.people[person]! }, given, note);
  };
  await answerOf(0, 0, 'yes');
  await run();
  expect(await said(mira)).toEqual(['Yuki said yes to Fox']);
  expect((await told(mira))[0]).toMatchObject({ shootId: shoots[0]!.id, subjectId: null });
  await answerOf(1, 0, 'yes');
  await answerOf(1, 1, 'yes');
  await run();
  expect(await said(mira)).toEqual(['Dana and Yuki said yes to 2 shoots at Lumen Con']);
  expect((await told(mira))[0]).toMatchObject({ shootId: null, subjectId: id });
});

test('who cannot come to several shoots of a convention is told alone, and again only for another shoot', async () => {
  const { shoots } = await atConvention(['Fox', 'Ronin'], [{ name: 'Yuki' }, { name: 'Dana' }]);
  const no = (index: number, person: number, note?: string) => {
    const shoot = shoots[index]!;
    return answer(shoot, { id: shoot.people[person]! }, 'no', note);
  };
  const mailed = async () => {
    await run(NOON);
    const count = "select count(*)::int from pgboss.job where name = 'mail'";
    return (await t.database.pool.query(count)).rows[0].count as number;
  };
  await no(0, 0, 'Shift got moved.');
  const first = await mailed();
  expect(first).toBeGreaterThan(0);
  await no(0, 0, 'Shift got moved again.');
  expect(await mailed()).toBe(first);
  await no(1, 0);
  expect(await mailed()).toBe(2 * first);
  await no(1, 1);
  expect(await mailed()).toBe(3 * first);
  expect(await said(mira)).toEqual([
    'Dana can’t come to Ronin',
    'Yuki can’t come to 2 shoots at Lumen Con',
  ]);
  expect((await told(mira))[1]?.detail).toBe('Shift got moved again.');
});

test('two crew members of one name who cannot come are two people', async () => {
  const entry = { name: 'Yuki Arai', role: 'Model' };
  const [one, other] = await Promise.all(
    [1, 2].map(() => buildItem(deps.orm, mira.team, 'personnel', entry)),
  );
  const crew = [{ personnelId: one }, { personnelId: other }];
  const { shoots } = await atConvention(['Fox', 'Ronin'], crew);
  const no = (index: number, person: number, note: string) => {
    const shoot = shoots[index]!;
    return answer(shoot, { id: shoot.people[person]! }, 'no', note);
  };
  await no(0, 0, 'Shift got moved.');
  await no(1, 1, 'Broke a heel.');
  await run();
  expect(await said(mira)).toEqual([
    'Yuki Arai can’t come to Ronin',
    'Yuki Arai can’t come to Fox',
  ]);
  expect((await told(mira)).map(({ detail }) => detail)).toEqual([
    'Broke a heel.',
    'Shift got moved.',
  ]);
});

test('a new place does not hide a new date', async () => {
  const place = await buildLocation(deps.orm, mira.team, { name: 'Abbey' });
  const shoot = await planned();
  await mira.patch(`/api/shoots/${shoot.id}`, { date: '2126-12-05', time: '09:00' });
  await run();
  await mira.patch(`/api/shoots/${shoot.id}`, { locationId: place.id });
  await run();
  expect(await said(tomas)).toEqual(['Mira Okafor moved Night Parade to Thu, Dec 5, 9:00 AM']);
  expect((await told(tomas))[0]?.detail).toBe('Abbey');
});

test('a restored shoot is told to all who may have heard that it was deleted', async () => {
  const shoot = await planned();
  await mira.delete(`/api/shoots/${shoot.id}`);
  await run();
  await mira.call(restoreFromTrash, { params: { id: shoot.id } });
  await run();
  expect(await said(tomas)).toEqual([expect.stringContaining('Mira Okafor restored Night Parade')]);
  expect((await told(tomas))[0]).toMatchObject({ kind: 'plans', shootId: shoot.id });
});

test('a restored shoot is told with its plan, which may have changed before it was deleted', async () => {
  const place = await buildLocation(deps.orm, mira.team, { name: 'Abbey' });
  const shoot = await planned();
  const moved = { date: '2126-12-05', time: '09:00', locationId: place.id };
  await mira.patch(`/api/shoots/${shoot.id}`, moved);
  await mira.delete(`/api/shoots/${shoot.id}`);
  await mira.call(restoreFromTrash, { params: { id: shoot.id } });
  await run();
  expect(await said(tomas)).toEqual([
    'Mira Okafor restored Night Parade, planned for Thu, Dec 5, 9:00 AM',
  ]);
  expect((await told(tomas))[0]?.detail).toBe('Abbey');
});

test.each([{ durationMinutes: 45 }, { setUpMinutes: 30 }, { strikeMinutes: 30 }])(
  'another length is told, and hides neither a new place nor a new date: %j',
  async (length) => {
    const place = await buildLocation(deps.orm, mira.team, { name: 'Abbey' });
    const shoot = await planned();
    const change = async (changes: object) => {
      await mira.patch(`/api/shoots/${shoot.id}`, changes);
      await run();
    };
    await change(length);
    expect(await said(tomas)).toEqual(['Mira Okafor changed how long Night Parade takes']);
    await change({ locationId: place.id });
    await change({ durationMinutes: 60 });
    expect(await said(tomas)).toEqual(['Mira Okafor moved Night Parade to Abbey']);
    await change({ date: '2126-12-05', time: '09:00' });
    await change({ durationMinutes: 90 });
    expect(await said(tomas)).toEqual(['Mira Okafor moved Night Parade to Thu, Dec 5, 9:00 AM']);
  },
);

test('a member on the crew hears of another call time, and the others do not', async () => {
  const ines = await signedIn(t, { team: mira.team, role: 'member' });
  const personnelId = await buildItem(deps.orm, mira.team, 'personnel', {
    name: 'Tomás',
    userId: tomas.userId,
  });
  const shoot = await planned({ date: '2126-12-05', time: '14:00' });
  const call = async (callTime: string | null, by = mira) => {
    const participants = [
      { personnelId, callTime },
      { name: 'Dana', callTime },
    ];
    const { status } = await by.patch(`/api/shoots/${shoot.id}/resources`, { participants });
    expect(status).toBe(200);
    await run();
  };
  await call('13:00');
  expect(await said(tomas)).toEqual([]);
  await call('13:15');
  const sentence = 'Mira Okafor set your call for Night Parade to Thu, Dec 5,';
  expect(await said(tomas)).toEqual([`${sentence} 1:15 PM`]);
  await call(null);
  expect(await said(tomas)).toEqual([`${sentence} 2:00 PM`]);
  await call('12:00', tomas);
  expect(await said(tomas)).toEqual([`${sentence} 2:00 PM`]);
  for (const person of [mira, ines]) expect(await said(person)).toEqual([]);
});

test('what is no plan is not told: other fields, ideas, and shoots of the past', async () => {
  const shoot = await planned();
  const idea = await planned({ status: 'idea' });
  const past = await planned({ date: '2020-01-01' });
  await mira.patch(`/api/shoots/${shoot.id}`, { description: 'Fog' });
  await mira.patch(`/api/shoots/${idea.id}`, { date: '2126-12-05' });
  await mira.patch(`/api/shoots/${past.id}`, { date: '2020-02-01' });
  await mira.post('/api/shoots', { title: 'New', timeZone: 'UTC' });
  await run();
  expect(await said(tomas)).toEqual([]);
  expect((await t.database.pool.query('select from news')).rowCount).toBe(0);
});

test('answers of participants come together, and each one who cannot come alone', async () => {
  const shoot = await planned();
  const people = await Promise.all(
    ['Dana', 'Inês', 'Yuki', 'Leo', 'Sam'].map((name) => buildGuest(deps.orm, shoot, { name })),
  );
  for (const person of people.slice(0, 4)) {
    await answer(shoot, person, 'yes');
    await run();
  }
  expect(await said(tomas)).toEqual(['Leo, Yuki, and 2 others said yes to Night Parade']);
  await answer(shoot, people[4]!, 'no', 'Shift got moved.');
  await run();
  expect(await said(mira)).toEqual([
    'Sam can’t come to Night Parade',
    'Leo, Yuki, and 2 others said yes to Night Parade',
  ]);
  expect((await told(mira))[0]).toMatchObject({
    ...{ kind: 'cannotCome', detail: 'Shift got moved.', author: 'Sam' },
  });
  expect(await unread(mira)).toEqual({ all: 2, forYou: 0 });
});

test('who cannot come is told at once one time, and gets the reason that comes later', async () => {
  const shoot = await planned();
  const [sam, kim] = await Promise.all(
    ['Sam', 'Kim'].map((name) => buildGuest(deps.orm, shoot, { name })),
  );
  const queued = async () => {
    await run(NOON);
    const { rows } = await t.database.pool.query(
      "select count(*)::int from pgboss.job where name = 'mail'",
    );
    return rows[0].count as number;
  };
  await answer(shoot, sam!, 'no');
  const first = await queued();
  expect(first).toBeGreaterThan(0);
  await answer(shoot, sam!, 'no');
  await answer(shoot, sam!, 'no', 'Shift got moved.');
  await run(NOON);
  for (const given of ['yes', 'no']) await answer(shoot, sam!, given);
  expect(await queued()).toBe(first);
  const declined = (await told(mira)).filter(({ kind }) => kind === 'cannotCome');
  expect(declined.map(({ detail }) => detail)).toEqual(['Shift got moved.']);
  await answer(shoot, kim!, 'no');
  expect(await queued()).toBe(2 * first);
});

test('no one is told of an answer that they gave on their own personal link', async () => {
  const shoot = await planned();
  const guest = await buildGuest(deps.orm, shoot, { name: 'Tomás', email: tomas.email });
  await answer(shoot, guest, 'yes');
  await run();
  expect(await said(tomas)).toEqual([]);
  expect(await said(mira)).toEqual(['Tomás said yes to Night Parade']);
});

test('no one is told of what they did as a crew member, whatever their address is', async () => {
  const { orm, pool } = t.database;
  const shoot = await planned();
  const personnelId = await buildItem(orm, mira.team, 'personnel', {
    ...{ name: 'Tomás', email: 'other@example.org', userId: tomas.userId },
  });
  const guest = await buildGuest(orm, shoot, { name: 'Tomás', personnelId });
  await answer(shoot, guest, 'yes');
  await buildComment(orm, shoot, { participantId: guest.id });
  await pool.query(
    `insert into consents (team_id, shoot_id, participant_id, personnel_id, scope, shoot_title, time_zone, name, signed_name, version, text, uses)
     values ($1, $2, $3, $4, 'shoot', 'Night Parade', 'UTC', 'Tomás', 'Tomás R.', 1, 'I agree.', '[]')`,
    [mira.team.id, shoot.id, guest.id, personnelId],
  );
  await run();
  expect(await said(tomas)).toEqual([]);
  expect(await said(mira)).toHaveLength(3);
});

test('an answer that comes back with a crew entry from the trash is not told again', async () => {
  const { orm } = t.database;
  const personnelId = await buildItem(orm, mira.team, 'personnel', {
    ...{ name: 'Tomás', userId: tomas.userId },
  });
  const { id } = await planned();
  const participants = [{ personnelId }];
  const { body } = await mira.patch(`/api/shoots/${id}/resources`, { participants });
  const [{ id: participantId } = { id: '' }] = (body as ShootDetail).participants;
  const { ownPlan } = (await tomas.call(listCalls, { params: { id } })).body[0]!;
  const answered = await tomas.call(answerCall, {
    params: { id, participantId },
    body: { answer: 'no', plan: ownPlan! },
  });
  expect(answered.status).toBe(200);
  await run();
  const [first] = await told(mira);
  expect(first).toMatchObject({ event: 'declined', isRead: false });
  await mira.call(readNotification, { params: { id: first!.id } });
  await tomas.delete(`/api/personnel/${personnelId}`);
  await tomas.call(restoreFromTrash, { params: { id: personnelId } });
  await run();
  expect(await told(mira)).toEqual([{ ...first, isRead: true }]);
});

test('mentions and replies are told to those whom they are for, and comments to all others', async () => {
  const ines = await signedIn(t, {
    team: mira.team,
    role: 'member',
    firstName: 'Inês',
    lastName: 'Carvalho',
  });
  const shoot = await planned();
  const comment = async (person: Person, text: string, parentId: string | null = null) =>
    (
      await person.call(addComment, {
        params: { id: shoot.id },
        body: { text, parentId },
      })
    ).body.id;
  const first = await comment(tomas, `The gate opens at 3 @{${mira.userId}}`);
  await run();
  expect(await said(mira)).toEqual(['Tomás Reyes mentioned you in Night Parade']);
  expect(await said(ines)).toEqual(['Tomás Reyes commented on Night Parade']);
  expect(await said(tomas)).toEqual([]);
  expect((await told(mira, 'forYou'))[0]).toMatchObject({
    ...{ kind: 'mentions', subjectId: first, detail: 'The gate opens at 3 @Mira Okafor' },
  });
  await comment(mira, 'Thanks!', first);
  await comment(ines, 'Hem is wet @{everyone}');
  await run();
  expect(await said(tomas)).toEqual([
    'Inês Carvalho mentioned you in Night Parade',
    'Mira Okafor replied to you in Night Parade',
  ]);
  expect((await told(tomas))[0]?.detail).toBe('Hem is wet @everyone');
  expect(await said(ines)).toEqual(['Mira Okafor and Tomás Reyes commented on Night Parade']);
  expect(await unread(tomas)).toEqual({ all: 2, forYou: 2 });
});

test('a mention that is added later is told once', async () => {
  const shoot = await planned();
  const { body } = await mira.call(addComment, {
    params: { id: shoot.id },
    body: { text: 'Who has a hairdryer?' },
  });
  const edit = (text: string) =>
    mira.call(editComment, { params: { id: body.id }, body: { text } });
  await run();
  const commented = 'Mira Okafor commented on Night Parade';
  await edit('Who has a hair dryer?');
  await run();
  expect(await said(tomas)).toEqual([commented]);
  for (const text of ['Who has one?', 'Who has one, and why?']) {
    await edit(`${text} @{${tomas.userId}}`);
    await run();
  }
  expect(await said(tomas)).toEqual(['Mira Okafor mentioned you in Night Parade', commented]);
});

test('the words of a deleted comment are not shown, and not kept', async () => {
  const shoot = await planned();
  const { body } = await mira.call(addComment, {
    params: { id: shoot.id },
    body: { text: `The key is under the mat @{${tomas.userId}}` },
  });
  await run();
  const detail = async () => (await told(tomas))[0]?.detail;
  const words = await detail();
  expect(words).toContain('under the mat');
  await mira.delete(`/api/comments/${body.id}`);
  expect(await detail()).toBeNull();
  await mira.post(`/api/trash/${body.id}/restore`, {});
  expect(await detail()).toBe(words);
  await mira.delete(`/api/comments/${body.id}`);
  await cleanUp(deps, new Date());
  const { rows } = await t.database.pool.query('select details from notifications');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('under the mat');
});

test('notifications of a shoot go when it is gone forever', async () => {
  const shoot = await planned();
  await mira.delete(`/api/shoots/${shoot.id}`);
  await run();
  await cleanUp(deps, new Date());
  expect(await said(tomas)).toEqual(['Mira Okafor deleted Night Parade']);
  await mira.delete(`/api/trash/${shoot.id}`);
  await cleanUp(deps, new Date());
  expect(await said(tomas)).toEqual([]);
});

test('a quote ends with a whole character', async () => {
  const shoot = await planned();
  const text = `${'x'.repeat(298)}😀 and more`;
  await mira.call(addComment, { params: { id: shoot.id }, body: { text } });
  await run();
  expect((await told(tomas))[0]?.detail).toBe(`${'x'.repeat(298)}…`);
});

test('what cannot be told does not block the rest', async () => {
  const shoot = await planned();
  await t.database.pool.query(
    "insert into news (team_id, source, source_id) values ($1, 'consent', 'no id')",
    [mira.team.id],
  );
  await mira.patch(`/api/shoots/${shoot.id}`, { date: '2126-12-05', time: '09:00' });
  await expect(run()).rejects.toThrow();
  expect(await said(tomas)).toHaveLength(1);
  await run();
  expect(await said(tomas)).toHaveLength(1);
});

test('signed and withdrawn consents are told', async () => {
  const shoot = await planned();
  const { rows } = await t.database.pool.query(
    `insert into consents (team_id, shoot_id, participant_id, scope, shoot_title, time_zone, name, signed_name, version, text, uses)
     values ($1, $2, gen_random_uuid(), 'shoot', 'Night Parade', 'UTC', 'Inês', 'Inês C.', 1, 'I agree.', '[]') returning id`,
    [mira.team.id, shoot.id],
  );
  await t.database.pool.query(
    "insert into consent_withdrawals (team_id, consent_id, use_ids, note) values ($1, $2, '{}', 'Not the print')",
    [mira.team.id, rows[0].id],
  );
  await run();
  expect(await said(mira)).toEqual([
    'Inês withdrew consent for Night Parade',
    'Inês signed the consent for Night Parade',
  ]);
  expect((await told(mira))[0]?.detail).toBe('Not the print');
});

test('an invitation is told to the account with the confirmed address, which can open it until it is accepted', async () => {
  const guest = await signedIn(t);
  const invite = (email: string) =>
    mira.call(sendInvitation, {
      params: { teamId: mira.team.id },
      body: { email, role: 'member' },
    });
  await t.database.pool.query('update users set email_verified = false where id = $1', [
    guest.userId,
  ]);
  await invite(guest.email);
  await run();
  expect(await said(guest)).toEqual([]);
  await t.database.pool.query('update users set email_verified = true where id = $1', [
    guest.userId,
  ]);
  await invite(guest.email);
  await run();
  expect(await said(guest)).toEqual([`Mira Okafor invited you to ${await teamName()}`]);
  const [{ inviteCode }] = (await told(guest)) as [Notification];
  expect((await guest.post('/api/invites/read', { inviteCode })).status).toBeLessThan(500);
  expect((await guest.post('/api/team/join', { inviteCode })).status).toBe(200);
  expect((await told(guest))[0]?.inviteCode).toBeNull();
});

test('who joins by code or invitation is told together to the owner and admins, and to no one else', async () => {
  const admin = await signedIn(t, { firstName: 'Ada', team: mira.team, role: 'admin' });
  const { body } = await mira.get(`/api/team/${mira.team.id}/invite`);
  const byCode = await signedIn(t, { firstName: 'Sam', lastName: 'Okafor' });
  const byMail = await signedIn(t, { firstName: 'Inês', lastName: 'Silva' });
  await t.database.pool.query('update users set email_verified = true where id = $1', [
    byMail.userId,
  ]);
  await mira.call(sendInvitation, {
    params: { teamId: mira.team.id },
    body: { email: byMail.email, role: 'admin' },
  });
  await run();
  const [{ inviteCode }] = (await told(byMail)) as [Notification];
  const join = (person: Person, code: unknown) =>
    person.post('/api/team/join', { inviteCode: code });
  expect((await join(byCode, (body as { code: string }).code)).status).toBe(200);
  await run();
  const sentence = `joined ${await teamName()}`;
  expect(await said(mira)).toEqual([`Sam Okafor ${sentence}`]);
  expect(await said(admin)).toEqual(await said(mira));
  expect((await told(mira))[0]).toMatchObject({ kind: 'members', event: 'joined' });
  expect((await join(byMail, inviteCode)).status).toBe(200);
  await run();
  expect(await said(mira)).toEqual([`Inês Silva and Sam Okafor ${sentence}`]);
  expect(await said(byCode)).toEqual([]);
  expect(await said(tomas)).toEqual([]);
  expect((await told(byMail)).map(({ event }) => event)).toEqual(['invited']);
});

test('what is due is told once: packing, call sheet, open points, and polls that end', async () => {
  const shoot = await planned({ ...inHours(26, NOON) });
  await buildGuest(deps.orm, shoot, { name: 'Dana' });
  await mira.post('/api/props', { name: 'Lantern' });
  const prop = (await t.database.pool.query('select id from props')).rows[0].id;
  await mira.patch(`/api/shoots/${shoot.id}/resources`, { propIds: [prop] });
  const idea = await planned({ status: 'idea', title: 'Lake' });
  await t.database.pool.query(
    'insert into date_polls (shoot_id, team_id, deadline) values ($1, $2, $3)',
    [idea.id, mira.team.id, new Date(NOON.getTime() + 20 * HOUR_MS)],
  );
  await t.database.pool.query('delete from news');
  await tellDue(deps, NOON);
  await tellDue(deps, new Date(NOON.getTime() + HOUR_MS));
  expect((await said(mira)).toSorted()).toEqual([
    '1 point is open for Night Parade',
    '1 thing is not packed for Night Parade',
    'The call sheet of Night Parade was not sent yet',
    'The date poll of Lake ends Thu, Nov 21, 8:00 AM',
  ]);
  expect(await said(tomas)).toHaveLength(4);
});

test('what is due of another day is not told yet, and before the morning nothing is', async () => {
  await planned({ ...inHours(24 * 6, NOON) });
  await planned({ ...inHours(26, NOON) });
  await tellDue(deps, new Date('2126-11-20T07:00:00Z'));
  expect(await said(mira)).toEqual([]);
  await tellDue(deps, NOON);
  expect(await said(mira)).toHaveLength(1);
});

test('read notifications stay, and what comes next is a new one', async () => {
  const shoot = await planned();
  const [dana, yuki] = [
    await buildGuest(deps.orm, shoot, { name: 'Dana' }),
    await buildGuest(deps.orm, shoot, { name: 'Yuki' }),
  ];
  await answer(shoot, dana, 'yes');
  await run();
  const [{ id }] = (await told(mira)) as [Notification];
  expect((await tomas.post(`/api/notifications/${id}/read`)).status).toBe(404);
  expect((await tomas.get(`/api/notifications/${id}`)).status).toBe(404);
  expect((await mira.post(`/api/notifications/${id}/read`)).body).toEqual({ all: 0, forYou: 0 });
  await answer(shoot, yuki, 'yes');
  await run();
  expect((await told(mira)).map(({ isRead }) => isRead)).toEqual([false, true]);
  const [{ number }] = (await told(mira)) as [Notification];
  await mira.post('/api/notifications/read', { upTo: number - 1 });
  expect(await unread(mira)).toEqual({ all: 1, forYou: 0 });
  await mira.post('/api/notifications/read', { upTo: number });
  expect(await unread(mira)).toEqual({ all: 0, forYou: 0 });
});

test('the list comes in windows', async () => {
  await insertMany(NOTIFICATIONS_WINDOW + 2);
  const first = (await mira.get('/api/notifications')).body as Window;
  expect([first.entries.length, first.hasMore]).toEqual([NOTIFICATIONS_WINDOW, true]);
  const before = first.entries.at(-1)?.number;
  const next = (await mira.get(`/api/notifications?before=${before}`)).body as Window;
  expect([next.entries.length, next.hasMore]).toEqual([2, false]);
  expect((await mira.get('/api/notifications?of=forYou')).body).toMatchObject({ entries: [] });
  expect((await mira.get('/api/notifications?before=0')).status).toBe(422);
});

interface Window {
  readonly entries: readonly Notification[];
  readonly hasMore: boolean;
}

const insertMany = (count: number, createdAt = new Date()) =>
  t.database.pool.query(
    `insert into notifications (user_id, team_id, kind, event, details, is_urgent, created_at)
     select $1, $2, 'due', 'unsent', '{"title": "Lake"}', false, $4 from generate_series(1, $3::int)`,
    [mira.userId, mira.team.id, count, createdAt],
  );

test('a browser of the person is told, whatever team it shows', async () => {
  const shoot = await planned();
  const guest = await buildGuest(deps.orm, shoot, { name: 'Dana' });
  await signedIn(t, { team: mira.team, role: 'admin' });
  const stream = await follow(t.app, tomas.cookie);
  await expect.poll(() => stream.changes()).toHaveLength(1);
  await answer(shoot, guest, 'yes');
  // The server that has the stream delivers by itself.
  await expect.poll(() => stream.text()).toContain('event: notified\n');
  expect(await said(tomas)).toEqual(['Dana said yes to Night Parade']);
});

test('two servers tell news once', async () => {
  const shoot = await planned();
  await mira.patch(`/api/shoots/${shoot.id}`, { date: '2126-12-05' });
  await Promise.all([run(), deliver(makeDeps(t), new Date()), run()]);
  await run();
  expect(await said(tomas)).toHaveLength(1);
});

if (inject('databaseTemplate').server)
  test('news of a transaction that commits late are told', async () => {
    const shoot = await planned();
    const late = await t.database.pool.connect();
    await late.query('begin');
    await late.query("update shoots set date = '2126-12-05' where id = $1", [shoot.id]);
    const other = await planned({ title: 'Lake' });
    await mira.patch(`/api/shoots/${other.id}`, { date: '2126-12-06' });
    await run();
    expect(await said(tomas)).toHaveLength(1);
    await late.query('commit');
    late.release();
    await run();
    expect(await said(tomas)).toHaveLength(2);
  });

test('who leaves the team loses its notifications, and so does everyone when it is deleted', async () => {
  const shoot = await planned();
  await mira.patch(`/api/shoots/${shoot.id}`, { date: '2126-12-05' });
  await run();
  expect(await said(tomas)).toHaveLength(1);
  await t.database.pool.query('delete from team_members where user_id = $1', [tomas.userId]);
  expect((await t.database.pool.query('select from notifications')).rowCount).toBe(0);
  await insertMany(1);
  await t.database.pool.query('delete from teams where id = $1', [mira.team.id]);
  expect((await t.database.pool.query('select from notifications')).rowCount).toBe(0);
});

test('notifications end after 90 days, and the oldest of too many do', async () => {
  await insertMany(3, new Date(Date.now() - 91 * 24 * HOUR_MS));
  await insertMany(1_002);
  await cleanUp(deps, new Date());
  const { rows } = await t.database.pool.query('select count(*)::int as count from notifications');
  expect(rows).toEqual([{ count: 1_000 }]);
});

test('a name with the marks of emphasis does no harm', async () => {
  const shoot = await planned();
  const guest = await buildGuest(deps.orm, shoot, { name: 'A\uE000b\uE001', email: newEmail() });
  await answer(shoot, guest, 'maybe');
  await run();
  expect((await told(mira))[0]?.text).toEqual([
    { text: 'Ab', isStrong: true },
    { text: ' said maybe to ', isStrong: false },
    { text: 'Night Parade', isStrong: true },
  ]);
});
