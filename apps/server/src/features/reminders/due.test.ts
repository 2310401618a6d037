import { randomUUID } from 'node:crypto';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sentReminders } from '../../db/schema/reminders.ts';
import { shootParticipants } from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import type { Deps } from '../../deps.ts';
import { postgresRateLimits } from '../../http/rate-limits.ts';
import { makeDeps } from '../../make-deps.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newEmail, signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';
import { listDue } from './queries.ts';
import { reminderLetter, sendDueReminders } from './service.ts';

let t: TestApp;
let deps: Deps;
let other: Deps;
let ada: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  t = await testApp();
  // Two servers share a database. Their mails stay in the queue.
  deps = makeDeps(t);
  other = makeDeps(t);
  await Promise.all([deps.jobs.prepare('mail'), other.jobs.prepare('mail')]);
});
afterAll(async () => {
  await Promise.all([deps.jobs.stop(), other.jobs.stop()]);
  await t.close();
});
beforeEach(async () => {
  await t.database.pool.query('delete from shoots');
  await t.database.pool.query(`delete from pgboss.job where name = 'mail'`);
  ada = await signedIn(t);
});

const MINUTE = 60_000;
const now = new Date();
const fromNow = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);
const wall = (moment: Date) => ({
  date: moment.toISOString().slice(0, 10),
  time: moment.toISOString().slice(11, 16),
  timeZone: 'UTC',
});

/** A shoot with guests. `start` and `reminder` are minutes from now. */
async function shootAt(start: number, reminder: number, overrides = {}, emails = [newEmail()]) {
  const times = { ...wall(fromNow(start)), reminderTime: fromNow(reminder) };
  const shoot = await buildShoot(deps.orm, ada.team, { ...times, ...overrides });
  const guest = { teamId: ada.team.id, shootId: shoot.id, name: 'Guest' };
  const guests = emails.map((email) => ({ ...guest, email }));
  if (guests.length > 0) await deps.orm.insert(shootParticipants).values(guests);
  return { ...shoot, emails };
}

interface Mail {
  readonly email: string;
  readonly shootId: string;
}

async function mails(): Promise<Mail[]> {
  const { rows } = await t.database.pool.query<{ data: Mail }>(
    `select data from pgboss.job where name = 'mail'`,
  );
  return rows.map(({ data }) => data);
}

const notes = (id: string) =>
  deps.orm.select().from(sentReminders).where(eq(sentReminders.shootId, id));

const lastReminder = async (id: string) =>
  ((await ada.get(`/api/shoots/${id}`)).body as ShootDetail).lastReminder;

describe('a planned reminder', () => {
  test('goes out when its time has come and not before', async () => {
    const shoot = await shootAt(60, 0.5);
    await sendDueReminders(deps, now);
    expect(await mails()).toEqual([]);
    await sendDueReminders(deps, fromNow(1));
    expect(await mails()).toMatchObject([{ email: shoot.emails[0], shootId: shoot.id }]);
    expect(await notes(shoot.id)).toMatchObject([{ sent: 1, reminderTime: shoot.reminderTime }]);
  });

  test('goes out once, however often and from however many servers it is looked for', async () => {
    await Promise.all(Array.from({ length: 30 }, () => shootAt(60, -1)));
    const looks = [deps, other, deps, other].map((each) => sendDueReminders(each, now));
    await Promise.all(looks);
    await sendDueReminders(deps, fromNow(1));
    expect(await mails()).toHaveLength(30);
  });

  test('goes out again for another time, and not for the same one', async () => {
    const { id } = await shootAt(60, -2);
    await sendDueReminders(deps, now);
    await deps.orm.update(shoots).set({ version: 7, reminderTime: fromNow(-2) });
    await sendDueReminders(deps, now);
    expect(await mails()).toHaveLength(1);
    await deps.orm.update(shoots).set({ reminderTime: fromNow(3) });
    await sendDueReminders(deps, fromNow(2));
    expect(await mails()).toHaveLength(1);
    await sendDueReminders(deps, fromNow(3));
    expect(await mails()).toHaveLength(2);
    expect(await notes(id)).toHaveLength(2);
  });

  test('does not go out for a shoot that was deleted, or whose date or reminder was cleared', async () => {
    const [deleted, undated, unset] = [
      await shootAt(60, 1),
      await shootAt(60, 1),
      await shootAt(60, 1),
    ];
    expect((await ada.delete(`/api/shoots/${deleted.id}`)).status).toBe(200);
    expect((await ada.patch(`/api/shoots/${undated.id}`, { date: null })).status).toBe(200);
    expect((await ada.patch(`/api/shoots/${unset.id}`, { reminderTime: null })).status).toBe(200);
    await sendDueReminders(deps, fromNow(2));
    expect(await mails()).toEqual([]);
  });

  test('without recipients is recorded, so that it is not looked for again', async () => {
    const { id } = await shootAt(60, -1, {}, []);
    await sendDueReminders(deps, now);
    expect(await notes(id)).toMatchObject([{ sent: 0, withoutAddress: [] }]);
    expect(await listDue(deps.orm, now, 10)).toEqual([]);
    expect((await ada.get(`/api/shoots/${id}`)).body).toMatchObject({ lastReminder: null });
    const guest = { teamId: ada.team.id, shootId: id, name: 'Late', email: newEmail() };
    await deps.orm.insert(shootParticipants).values(guest);
    await sendDueReminders(deps, now);
    expect(await mails()).toEqual([]);
  });

  test('shows on the shoot, and changes nothing for an open editor', async () => {
    const { id } = await shootAt(60, -1);
    const list = await ada.get('/api/shoots');
    await sendDueReminders(deps, now);
    expect((await ada.get(`/api/shoots/${id}`)).body).toMatchObject({
      version: 1,
      lastReminder: { sent: 0, waiting: 1, withoutAddress: [] },
    });
    expect((await ada.get('/api/shoots')).headers.etag).not.toBe(list.headers.etag);
  });
});

describe('a reminder that came due while no server ran', () => {
  test('goes out as long as the shoot has not begun', async () => {
    const soon = await shootAt(2, -600);
    const inDays = await shootAt(4_000, -600);
    await sendDueReminders(deps, now);
    expect((await mails()).map(({ shootId }) => shootId).sort()).toEqual(
      [soon.id, inDays.id].sort(),
    );
  });

  test('is noted and left alone where it has', async () => {
    const { id } = await shootAt(-2, -600);
    await sendDueReminders(deps, now);
    const dropped = [{ name: 'Guest', reason: 'late' }];
    expect(await lastReminder(id)).toMatchObject({ sent: 0, waiting: 0, dropped });
    expect(await mails()).toEqual([]);
  });

  test('goes out during the day of a shoot without a time', async () => {
    const dayOf = (moment: Date) => {
      const { date } = wall(moment);
      return { date, time: null, reminderTime: new Date(`${date}T06:00:00Z`) };
    };
    const today = dayOf(now);
    const noon = new Date(`${today.date}T12:00:00Z`);
    await shootAt(0, 0, today);
    await sendDueReminders(deps, noon);
    await shootAt(0, 0, dayOf(fromNow(-1440)));
    await sendDueReminders(deps, noon);
    expect(await mails()).toHaveLength(1);
  });

  test('counts the beginning on the clocks of the shoot', async () => {
    const there = { date: '2126-03-10', timeZone: 'Pacific/Kiritimati', time: '09:00' };
    const begins = Date.parse('2126-03-09T19:00:00Z');
    const reminderTime = new Date(begins - 3_600_000);
    const { id } = await shootAt(0, 0, { ...there, reminderTime });
    await sendDueReminders(deps, new Date(begins + MINUTE));
    expect(await lastReminder(id)).toMatchObject({ sent: 0, dropped: [{ reason: 'late' }] });
    const other = await shootAt(0, 0, { ...there, reminderTime });
    await sendDueReminders(deps, new Date(begins - MINUTE));
    expect(await lastReminder(other.id)).toMatchObject({ waiting: 1, dropped: [] });
  });
});

test('one that was planned for after the beginning goes out in time', async () => {
  const { id } = await shootAt(-60, -1);
  await sendDueReminders(deps, now);
  expect(await notes(id)).toMatchObject([{ sent: 1 }]);
});

test('one that waited for the mail server until the shoot had begun is not sent any more', async () => {
  const shoot = await shootAt(30, -1);
  const job = {
    kind: 'reminder' as const,
    email: shoot.emails[0]!,
    teamId: ada.team.id,
    shootId: shoot.id,
    reminderTime: shoot.reminderTime!.toISOString(),
  };
  expect(await reminderLetter(deps, job, randomUUID())).toMatchObject({
    content: { heading: shoot.title },
  });
  await deps.orm.update(shoots).set({ ...wall(fromNow(-10)), reminderTime: fromNow(-20) });
  const late = { ...job, reminderTime: fromNow(-20).toISOString() };
  expect(await reminderLetter(deps, late, randomUUID())).toBe('late');
  const byHand = { ...late, reminderTime: null };
  expect(await reminderLetter(deps, byHand, randomUUID())).toMatchObject({ content: {} });
  await deps.orm.delete(shootParticipants).where(eq(shootParticipants.shootId, shoot.id));
  expect(await reminderLetter(deps, byHand, randomUUID())).toBe('left');
});

/** The dependencies with a change that comes between reading a shoot and the first transaction. */
function changedMeanwhile(change: () => Promise<{ status: number }>): Deps {
  let changed: Promise<void> | undefined;
  const changeOnce = async () => expect((await change()).status).toBe(200);
  const transaction: Deps['orm']['transaction'] = async (...work) => {
    changed ??= changeOnce();
    await changed;
    return deps.orm.transaction(...work);
  };
  return { ...deps, orm: Object.create(deps.orm, { transaction: { value: transaction } }) };
}

describe('one whose shoot changes while it is looked at is not dropped, but goes out in the next run', () => {
  const email = newEmail();
  const participants = [{ name: 'Ines', role: 'Model', email }];

  test('to people who were added', async () => {
    const { id } = await shootAt(60, -1, {}, []);
    const add = () => ada.patch(`/api/shoots/${id}/resources`, { participants });
    await sendDueReminders(changedMeanwhile(add), now);
    expect([await notes(id), await mails()]).toEqual([[], []]);
    await sendDueReminders(deps, now);
    expect(await mails()).toMatchObject([{ email, shootId: id }]);
  });

  test('where the shoot had begun and was put off', async () => {
    const { id } = await shootAt(-2, -600);
    const putOff = () => ada.patch(`/api/shoots/${id}`, { date: wall(fromNow(4_000)).date });
    await sendDueReminders(changedMeanwhile(putOff), now);
    expect([await notes(id), await mails()]).toEqual([[], []]);
    await sendDueReminders(deps, now);
    expect(await notes(id)).toMatchObject([{ sent: 1 }]);
  });
});

test('one that fails keeps no other from going out, and is sent the next time', async () => {
  const all = [await shootAt(60, -3), await shootAt(60, -2), await shootAt(60, -1)];
  let adds = 0;
  const failing = {
    ...deps,
    jobs: {
      ...deps.jobs,
      addAll: (...pile: Parameters<Deps['jobs']['addAll']>) => {
        adds++;
        return adds === 2 ? Promise.reject(new Error('away')) : deps.jobs.addAll(...pile);
      },
    },
  };
  await expect(sendDueReminders(failing, now)).rejects.toThrow('away');
  expect(await mails()).toHaveLength(2);
  await sendDueReminders(deps, now);
  expect((await mails()).map(({ shootId }) => shootId).sort()).toEqual(
    all.map(({ id }) => id).sort(),
  );
  const ids = all.map(({ id }) => id);
  const noted = deps.orm.select().from(sentReminders).where(inArray(sentReminders.shootId, ids));
  expect(await noted).toHaveLength(3);
});

describe('a team that plans mails without an end', () => {
  const many = () => Array.from({ length: 500 }, newEmail);
  const limited = () => ({ ...deps, limits: postgresRateLimits(t.database.pool) });

  test('has some go out in a day, the others noted, and keeps no other team waiting', async () => {
    const all: Awaited<ReturnType<typeof shootAt>>[] = [];
    for (let number = 0; number < 5; number++) all.push(await shootAt(60, -9 + number, {}, many()));
    const planner = ada;
    ada = await signedIn(t);
    const other = await shootAt(60, -1);
    const isTold = { name: 'TooManyRemindersError' };
    await expect(sendDueReminders(limited(), now)).rejects.toMatchObject(isTold);
    const sent = new Map<string, number>();
    for (const { shootId } of await mails()) sent.set(shootId, (sent.get(shootId) ?? 0) + 1);
    expect(all.map(({ id }) => sent.get(id))).toEqual([500, 500, 500, 500, undefined]);
    expect(sent.get(other.id)).toBe(1);
    ada = planner;
    const last = await lastReminder(all[4]!.id);
    expect(last).toMatchObject({ sent: 0, waiting: 0 });
    expect(last!.dropped.map(({ reason }) => reason)).toEqual(Array(500).fill('teamLimit'));
    expect(await listDue(deps.orm, now, 10)).toEqual([]);
  });

  test('is counted for what goes out alone', async () => {
    await shootAt(60, -1, {}, many());
    const away = { ...deps.jobs, addAll: () => Promise.reject(new Error('away')) };
    for (let tries = 0; tries < 5; tries++) {
      await expect(sendDueReminders({ ...limited(), jobs: away }, now)).rejects.toThrow('away');
    }
    await sendDueReminders(limited(), now);
    expect(await mails()).toHaveLength(500);
  });

  test('leaves out a mailbox that has got enough, and writes to the others on the shoot', async () => {
    const [victim, other] = [newEmail(), newEmail()];
    for (let number = 0; number < 41; number++) {
      await shootAt(60, number - 50, {}, [victim.toUpperCase()]);
    }
    const { id } = await shootAt(60, -1, {}, [victim, other]);
    await sendDueReminders(limited(), now);
    const to = (await mails()).map(({ email }) => email);
    expect(to.filter((email) => email === victim)).toHaveLength(40);
    expect(to.filter((email) => email === other)).toHaveLength(1);
    expect(await lastReminder(id)).toMatchObject({
      waiting: 1,
      dropped: [{ reason: 'mailboxLimit' }],
    });
  });
});
