import { wallClock } from '@lensemble/contract/zoned-time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Deps } from '../../deps.ts';
import { postgresRateLimits } from '../../http/rate-limits.ts';
import { makeDeps } from '../../make-deps.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';
import { layOut } from '../mails/layout.ts';
import type { NotificationsJob } from '../mails/service.ts';
import { deliver, notificationsLetter } from './service.ts';

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
const SETTINGS = '/api/notification-settings';
beforeEach(async () => {
  await t.database.pool.query('delete from teams');
  await t.database.pool.query('delete from users');
  await t.database.pool.query(`delete from pgboss.job where name in ('mail', 'push')`);
  mira = await signedIn(t, { firstName: 'Mira', lastName: 'Okafor' });
  tomas = await signedIn(t, { team: mira.team, role: 'member' });
});

const HOUR_MS = 3_600_000;
const NOON = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`);
const at = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS);

async function mails(): Promise<NotificationsJob[]> {
  const { rows } = await t.database.pool.query(
    `select data from pgboss.job where name = 'mail' order by created_on`,
  );
  return rows.map(({ data }) => data);
}

/** A notification to Tomás; urgent are mentions. */
async function notify(kind: 'mentions' | 'answers', mailAt: Date | null, fields: object = {}) {
  const event = kind === 'mentions' ? 'mentioned' : 'accepted';
  const details = { people: ['Dana'], title: 'Night Parade', ...fields };
  const { rows } = await t.database.pool.query(
    `insert into notifications (user_id, team_id, kind, event, details, is_urgent, mail_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [tomas.userId, mira.team.id, kind, event, details, kind === 'mentions', mailAt, NOON],
  );
  return rows[0].id as string;
}

test('a change of a plan within 48 hours is mailed at once, a later one with the email of the day', async () => {
  const now = new Date();
  await tomas.patch(SETTINGS, { isQuiet: false, timeZone: 'UTC', dailyAt: '18:00' });
  const start = (hours: number) => wallClock(new Date(now.getTime() + hours * HOUR_MS), 'UTC');
  const plan = { title: 'Parade', status: 'planning' as const, timeZone: 'UTC' };
  const far = await buildShoot(deps.orm, mira.team, { ...plan, ...start(200) });
  const near = await buildShoot(deps.orm, mira.team, { ...plan, ...start(20) });
  await mira.patch(`/api/shoots/${far.id}`, start(300));
  await deliver(deps, now);
  expect(await mails()).toEqual([]);
  // Also one that is moved away.
  await mira.patch(`/api/shoots/${near.id}`, start(400));
  await deliver(deps, now);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'notifications', email: tomas.email, more: 0 });
  expect(mail?.ids).toHaveLength(1);
});

test('a later change of a plan does not delay what waits for the morning', async () => {
  await tomas.patch(SETTINGS, { timeZone: 'UTC' });
  const start = (hours: number) => wallClock(at(hours), 'UTC');
  const plan = { title: 'Parade', status: 'planning' as const, timeZone: 'UTC', ...start(56) };
  const shoot = await buildShoot(deps.orm, mira.team, plan);
  await mira.patch(`/api/shoots/${shoot.id}`, start(250));
  await deliver(deps, at(11));
  await mira.patch(`/api/shoots/${shoot.id}`, start(251));
  await deliver(deps, at(11.5));
  expect(await mails()).toEqual([]);
  await deliver(deps, at(20.1));
  expect(await mails()).toHaveLength(1);
});

test('the email of a day on which the servers stood still does not come at night', async () => {
  await notify('answers', at(0));
  await deliver(deps, at(14));
  expect(await mails()).toEqual([]);
  await deliver(deps, at(31));
  expect(await mails()).toHaveLength(1);
});

test('all that waits comes in one email a day, once for several servers and several runs', async () => {
  await notify('answers', at(0));
  await notify('answers', at(0));
  const other = makeDeps(t);
  await Promise.all([deliver(deps, NOON), deliver(other, NOON), deliver(deps, NOON)]);
  await deliver(deps, at(1));
  expect((await mails()).map(({ ids }) => ids.length)).toEqual([2]);
  // One that is due on the same day for another reason waits for the next.
  await notify('answers', at(2));
  await deliver(deps, at(2));
  expect(await mails()).toHaveLength(1);
  await deliver(deps, at(31));
  expect(await mails()).toHaveLength(2);
});

test('a run that a crash interrupts before the commit sends nothing, and the next one all', async () => {
  await notify('answers', at(0));
  const jobs = {
    ...deps.jobs,
    add: async (...given: Parameters<Deps['jobs']['add']>) => {
      await deps.jobs.add(...given);
      throw new Error('killed');
    },
  };
  await expect(deliver({ ...deps, jobs }, NOON)).rejects.toThrow('killed');
  expect(await mails()).toEqual([]);
  await deliver(deps, NOON);
  expect(await mails()).toHaveLength(1);
});

test('what was read is not mailed, and an email whose notifications were all read is not written', async () => {
  const id = await notify('answers', at(0));
  await tomas.post(`/api/notifications/${id}/read`);
  await deliver(deps, NOON);
  expect(await mails()).toEqual([]);
  const next = await notify('answers', at(0));
  await deliver(deps, NOON);
  const [job] = await mails();
  expect(await notificationsLetter(deps, job!)).toBeDefined();
  await tomas.post(`/api/notifications/${next}/read`);
  expect(await notificationsLetter(deps, job!)).toBeUndefined();
});

test('emails at once are limited: further ones wait for that of the day', async () => {
  const limited = { ...deps, limits: postgresRateLimits(t.database.pool) };
  for (let count = 0; count < 31; count++) {
    await notify('mentions', at(0));
    await deliver(limited, NOON);
  }
  expect(await mails()).toHaveLength(30);
  await deliver(limited, at(9));
  expect(await mails()).toHaveLength(31);
});

test('settings decide what still waits', async () => {
  await notify('answers', at(0));
  await tomas.patch(SETTINGS, { kinds: { answers: { mail: 'never' } } });
  await deliver(deps, NOON);
  expect(await mails()).toEqual([]);
  await notify('mentions', at(0));
  await tomas.patch(SETTINGS, { isMailOff: true });
  await deliver(deps, NOON);
  expect(await mails()).toEqual([]);
});

test('the email has its links, both parts and one click to end all of them, and nothing secret', async () => {
  await tomas.patch('/api/user/language', { language: 'de' });
  const ids = [
    await notify('mentions', at(0), { note: 'Bring the lantern' }),
    await notify('answers', at(0), { people: ['Dana', 'Inês'] }),
  ];
  const job = { kind: 'notifications' as const, email: tomas.email, userId: tomas.userId };
  const letter = await notificationsLetter(deps, { ...job, ids, more: 3 });
  const { subject, text, html } = layOut(letter!.content, letter!.envelope ?? {}, letter!.language);
  expect(subject).toBe('5 neue Benachrichtigungen');
  for (const part of [text, html]) {
    expect(part).toContain('Dana hat dich in Night Parade erwähnt');
    expect(part).toContain('Bring the lantern');
    expect(part).toContain('Dana und Inês haben für Night Parade zugesagt');
    expect(part).toContain(`http://localhost:3000/notifications?open=${ids[0]}`);
    expect(part).toContain('Und 3 weitere');
    expect(part).not.toContain(tomas.token);
  }
  expect(text.indexOf('Und 3 weitere')).toBeLessThan(text.indexOf('-- '));
  const { unsubscribeUrl = '' } = letter?.envelope ?? {};
  const click = (payload: string) =>
    t.app.inject({
      method: 'POST',
      url: new URL(unsubscribeUrl).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  expect((await t.app.inject(new URL(unsubscribeUrl).pathname)).body).toContain('form');
  expect((await tomas.get(SETTINGS)).body).toMatchObject({ isMailOff: false });
  expect((await click('List-Unsubscribe=One-Click')).statusCode).toBe(200);
  expect((await tomas.get(SETTINGS)).body).toMatchObject({ isMailOff: true });
  expect((await click('wish=subscribe')).statusCode).toBe(200);
  expect((await tomas.get(SETTINGS)).body).toMatchObject({ isMailOff: false });
});

test('emails follow the language in how they name people and lead to links', async () => {
  const people = ['Dana', 'Inês', 'Leo', 'Sam'];
  const ids = [await notify('answers', at(0), { people })];
  const job = { kind: 'notifications' as const, email: tomas.email, userId: tomas.userId };
  const textIn = async (language: string) => {
    await tomas.patch('/api/user/language', { language });
    const letter = await notificationsLetter(deps, { ...job, ids, more: 0 });
    return layOut(letter!.content, letter!.envelope ?? {}, letter!.language).text;
  };
  const french = await textIn('fr');
  expect(french).toContain('Dana, Inês et 2 autres personnes ont dit oui');
  expect(french).toContain('toutes les notifications\u202f:\n');
  const japanese = await textIn('ja');
  expect(japanese).toContain('Danaさん、Inêsさん、他2人が「Night Parade」に');
  expect(japanese).toContain('すべての通知を見る：\n');
});
