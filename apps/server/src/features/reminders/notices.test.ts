import { randomUUID } from 'node:crypto';
import { restoreFromTrash } from '@lensemble/contract/trash';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { personnel } from '../../db/schema/catalogue.ts';
import { sentReminders } from '../../db/schema/reminders.ts';
import { shootParticipants } from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { toldPlans } from '../../db/schema/told-plans.ts';
import { postgresRateLimits } from '../../http/rate-limits.ts';
import { newEmail, signedIn } from '../../testing/login.ts';
import { type MailApp, mailApp } from '../../testing/mail-app.ts';
import {
  inviteOf,
  mailsAfter,
  RAIN,
  remindedShoot,
  untilSent,
} from '../../testing/reminded-shoots.ts';
import { buildLocation, buildShoot } from '../../testing/shoots.ts';
import { reminderMailOfPerson } from '../mails/service.ts';
import { reminderAttempt } from './service.ts';

let t: MailApp;
beforeAll(async () => {
  t = await mailApp();
});
afterAll(() => t.close());

describe('those who were invited to a shoot', () => {
  test('hear that it was deleted, and their calendar takes it off', async () => {
    const { mira, url, email, reminder } = await remindedShoot(t);
    expect((await mira.delete(url)).status).toBe(200);
    const mail = await t.server.mailTo(email);
    expect(mail.parsed.subject).toBe(
      'Canceled: Neon Ronin, Rain Run (Thursday, November 28, 2126)',
    );
    expect(mail.parsed.text).toContain('This shoot was deleted and will not take place.');
    expect(mail.parsed.text).toContain(
      'Thursday, November 28, 2126, 9:15 PM – 11:45 PM, Japan Standard Time (GMT+9)',
    );
    expect(mail.raw).toContain('method=CANCEL');
    const [before, after] = [inviteOf(reminder), inviteOf(mail)];
    expect(after).toEqual({
      ...before,
      method: 'CANCEL',
      status: 'CANCELLED',
      sequence: expect.any(Number),
      attendee: `mailto:${email}`,
    });
    expect(after.sequence).toBeGreaterThan(before.sequence);
  });

  test.each(['reminder', 'call sheet'])('hear that it is back, after a %s', async (by) => {
    const { mira, id, url, email } = await remindedShoot(t);
    const onlySheet = { isCallSheet: by === 'call sheet' };
    await t.database.orm.update(toldPlans).set(onlySheet).where(eq(toldPlans.shootId, id));
    await mira.delete(url);
    const off = inviteOf(await t.server.mailTo(email));
    await mira.call(restoreFromTrash, { params: { id } });
    const mail = await t.server.mailTo(email);
    expect(mail.parsed.subject).toBe(
      'Date set: Neon Ronin, Rain Run (Thursday, November 28, 2126)',
    );
    const back = inviteOf(mail);
    expect([back.method, back.uid]).toEqual(['REQUEST', off.uid]);
    expect(back.sequence).toBeGreaterThan(off.sequence);
    expect(await mailsAfter(t, () => mira.patch(url, { time: '20:00' }))).toEqual([email]);
  });

  test('hear that it was moved, and their calendar moves it', async () => {
    const { mira, url, email, reminder } = await remindedShoot(t);
    await mira.patch(url, { date: '2126-12-05', time: '20:00' });
    const mail = await t.server.mailTo(email);
    expect(mail.parsed.subject).toBe('Moved: Neon Ronin, Rain Run (Thursday, December 5, 2126)');
    expect(mail.parsed.text).toContain(
      'Hi Ines, this shoot was moved. It was previously planned for Thursday, November 28, 2126, 9:15 PM – 11:45 PM.',
    );
    expect(mail.parsed.text).toContain('8:00 PM – 10:30 PM (2h 30m)');
    const [before, after] = [inviteOf(reminder), inviteOf(mail)];
    expect([after.method, after.uid]).toEqual(['REQUEST', before.uid]);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(after.start).toEqual(new Date('2126-12-05T11:00:00Z'));
  });

  test('hear that its date is open again, and their calendar takes it off until it is not', async () => {
    const { mira, url, email, reminder } = await remindedShoot(t);
    await mira.patch(url, { date: null });
    const mail = await t.server.mailTo(email);
    expect(mail.parsed.subject).toBe('Postponed: Neon Ronin, Rain Run');
    expect(mail.parsed.text).toContain('Its new date is not set yet.');
    const [before, after] = [inviteOf(reminder), inviteOf(mail)];
    expect([after.method, after.status, after.uid]).toEqual(['CANCEL', 'CANCELLED', before.uid]);
    expect(after.start).toEqual(before.start);
    expect(after.sequence).toBeGreaterThan(before.sequence);
  });

  test('hear that it was moved by its place, which is found to have other clocks', async () => {
    const { orm } = t.database;
    const mira = await signedIn(t);
    const place = await buildLocation(orm, mira.team, { name: 'Pier 7' });
    const { id, email, guest, reminder } = await remindedShoot(t, { locationId: place.id }, mira);
    const unsent = await buildShoot(orm, mira.team, { ...RAIN, locationId: place.id });
    const participants = [{ ...guest, email: newEmail() }];
    await mira.patch(`/api/shoots/${unsent.id}/resources`, { participants });
    const found = { latitude: 52.52, longitude: 13.405 };
    const change = (fields: object) => mira.patch(`/api/locations/${place.id}`, fields);
    expect(await mailsAfter(t, () => change({ notes: 'Back entrance' }))).toEqual([]);
    expect(await mailsAfter(t, () => change(found))).toEqual([email]);
    const mail = t.server.mails.at(-1)!;
    expect(mail.parsed.text).toContain(
      'It was previously planned for Thursday, November 28, 2126, 9:15 PM – 11:45 PM, Japan Standard Time (GMT+9).',
    );
    const [before, after] = [inviteOf(reminder), inviteOf(mail)];
    expect([after.method, after.uid]).toEqual(['REQUEST', before.uid]);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(after.start).toEqual(new Date('2126-11-28T20:15:00Z'));
    expect((await mira.get(`/api/shoots/${id}`)).body).toMatchObject({ timeZone: 'Europe/Berlin' });
    expect(await mailsAfter(t, () => change({ ...found, name: 'Pier 8' }))).toEqual([]);
  });

  test('hear it at the current address of the crew list', async () => {
    const mira = await signedIn(t);
    const [old, current] = [newEmail(), newEmail()];
    const { orm } = t.database;
    const values = { teamId: mira.team.id, name: 'Yuki', email: old };
    const [yuki] = await orm.insert(personnel).values(values).returning();
    const { id } = await buildShoot(orm, mira.team, RAIN);
    await mira.patch(`/api/shoots/${id}/resources`, { personnelIds: [yuki!.id] });
    await mira.post(`/api/shoots/${id}/send-reminders`);
    await t.server.mailTo(old);
    await mira.patch(`/api/personnel/${yuki!.id}`, { email: current });
    expect(await mailsAfter(t, () => mira.delete(`/api/shoots/${id}`))).toEqual([current]);
  });

  test.each([
    ['refused', { 'RCPT TO': 550 }, 0],
    ['has not taken yet', { 'MAIL FROM': 450 }, 1],
  ])('hear at their corrected address what the mail server %s', async (_, answer, waiting) => {
    const mira = await signedIn(t);
    const [wrong, right] = [newEmail(), newEmail()];
    const values = { teamId: mira.team.id, name: 'Yuki', email: wrong };
    const [yuki] = await t.database.orm.insert(personnel).values(values).returning();
    const { id } = await buildShoot(t.database.orm, mira.team, RAIN);
    await mira.patch(`/api/shoots/${id}/resources`, { personnelIds: [yuki!.id] });
    await mira.post(`/api/shoots/${id}/send-reminders`);
    await untilSent(t);
    t.server.refuse(answer);
    await mira.patch(`/api/shoots/${id}`, { date: '2126-12-05' });
    const { pool } = t.database;
    await vi.waitFor(async () => {
      const { rows } = await pool.query(`select state from pgboss.job where name = 'mail'`);
      expect(rows).toEqual(Array(waiting).fill({ state: 'retry' }));
    });
    t.server.refuse({});
    const correct = async () => {
      await pool.query(`update pgboss.job set start_after = now() where name = 'mail'`);
      await mira.patch(`/api/personnel/${yuki!.id}`, { email: right });
    };
    expect(await mailsAfter(t, correct)).toEqual([right]);
    const rename = () => mira.patch(`/api/personnel/${yuki!.id}`, { email: right, name: 'Yu' });
    expect(await mailsAfter(t, rename)).toEqual([]);
  });

  test('hear it at an address that they shared with another crew member', async () => {
    const mira = await signedIn(t);
    const [shared, current] = [newEmail(), newEmail()];
    const { orm } = t.database;
    const crew = ['Yuki', 'Noah'].map((name) => ({ teamId: mira.team.id, name, email: shared }));
    const [yuki, noah] = await orm.insert(personnel).values(crew).returning();
    const { id } = await buildShoot(orm, mira.team, RAIN);
    await mira.patch(`/api/shoots/${id}/resources`, { personnelIds: [yuki!.id, noah!.id] });
    await mira.post(`/api/shoots/${id}/send-reminders`);
    await t.server.mailTo(shared);
    await mira.patch(`/api/personnel/${yuki!.id}`, { email: current });
    const move = (date: string) => () => mira.patch(`/api/shoots/${id}`, { date });
    expect((await mailsAfter(t, move('2126-12-05'))).sort()).toEqual([shared, current].sort());
    await mira.patch(`/api/personnel/${yuki!.id}`, { email: shared });
    await mira.patch(`/api/personnel/${noah!.id}`, { email: null });
    expect(await mailsAfter(t, move('2126-12-06'))).toEqual([shared]);
  });
});

describe('those who were told a plan', () => {
  test('hear that they were taken off, and their calendar takes it off', async () => {
    const { mira, url, guest, email, reminder } = await remindedShoot(t);
    const noah = { name: 'Noah', role: 'Model', email: newEmail() };
    await mira.patch(`${url}/resources`, { participants: [noah] });
    const mail = await t.server.mailTo(email);
    expect(mail.parsed.subject).toBe(
      'Canceled: Neon Ronin, Rain Run (Thursday, November 28, 2126)',
    );
    expect(mail.parsed.text).toContain('You are no longer on the crew of this shoot.');
    expect(mail.parsed.text).not.toMatch(/(?<![\w-])Noah(?![\w-])/);
    const [before, after] = [inviteOf(reminder), inviteOf(mail)];
    expect(after).toMatchObject({ method: 'CANCEL', uid: before.uid, start: before.start });
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(await mailsAfter(t, () => mira.patch(url, { date: '2126-12-05' }))).toEqual([]);
    await mira.patch(`${url}/resources`, { participants: [noah, guest] });
    await mira.post(`${url}/send-reminders`);
    const again = inviteOf(await t.server.mailTo(email));
    expect([again.method, again.uid]).toEqual(['REQUEST', before.uid]);
    expect(again.sequence).toBeGreaterThan(after.sequence);
  });

  test('hear that they were taken off with their entry in the crew list', async () => {
    const mira = await signedIn(t);
    const email = newEmail();
    const values = { teamId: mira.team.id, name: 'Yuki', email };
    const [yuki] = await t.database.orm.insert(personnel).values(values).returning();
    const { id } = await buildShoot(t.database.orm, mira.team, RAIN);
    await mira.patch(`/api/shoots/${id}/resources`, { personnelIds: [yuki!.id] });
    await mira.post(`/api/shoots/${id}/send-reminders`);
    await t.server.mailTo(email);
    await mira.delete(`/api/personnel/${yuki!.id}`);
    expect((await t.server.mailTo(email)).parsed.subject).toContain('Canceled:');
  });

  test('hear that they are on the crew again, also with a restored entry in the crew list', async () => {
    const mira = await signedIn(t);
    const email = newEmail();
    const values = { teamId: mira.team.id, name: 'Yuki', email };
    const [yuki] = await t.database.orm.insert(personnel).values(values).returning();
    const { id } = await buildShoot(t.database.orm, mira.team, RAIN);
    const cast = (personnelIds: string[]) =>
      mira.patch(`/api/shoots/${id}/resources`, { personnelIds });
    const remove = () => mira.delete(`/api/personnel/${yuki!.id}`);
    const restore = () => mira.call(restoreFromTrash, { params: { id: yuki!.id } });
    await cast([yuki!.id]);
    await mira.post(`/api/shoots/${id}/send-reminders`);
    const before = inviteOf(await t.server.mailTo(email));
    expect(await mailsAfter(t, remove)).toEqual([email]);
    expect(await mailsAfter(t, restore)).toEqual([email]);
    const mail = t.server.mails.at(-1)!;
    expect(mail.parsed.subject).toBe(
      'Back on the crew: Neon Ronin, Rain Run (Thursday, November 28, 2126)',
    );
    expect(mail.parsed.text).toContain('Hi Yuki, you are on the crew of this shoot again.');
    const back = inviteOf(mail);
    expect([back.method, back.uid, back.start]).toEqual(['REQUEST', before.uid, before.start]);
    expect(await mailsAfter(t, () => cast([]))).toEqual([email]);
    expect(await mailsAfter(t, () => cast([yuki!.id]))).toEqual([email]);
    const move = () => mira.patch(`/api/shoots/${id}`, { date: '2126-12-05' });
    expect(await mailsAfter(t, move)).toEqual([email]);
  });

  test('hear that they are on the crew again, also if the mail server takes it later', async () => {
    const { mira, url, guest, email } = await remindedShoot(t);
    const { pool } = t.database;
    await mira.patch(`${url}/resources`, { participants: [] });
    await t.server.mailTo(email);
    t.server.refuse({ 'MAIL FROM': 450 });
    await mira.patch(`${url}/resources`, { participants: [guest] });
    const again = `update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'`;
    await expect.poll(async () => (await pool.query(again)).rowCount).toBe(1);
    t.server.refuse({});
    expect((await t.server.mailTo(email)).parsed.subject).toContain('Back on the crew:');
  });

  test('hear of another place in the same zone, with the old and the new', async () => {
    const mira = await signedIn(t);
    const places = [
      { name: 'Sakura Arcade', address: 'Nakano, Tokyo' },
      { name: 'Pier 7', address: 'Hakata, Fukuoka' },
    ];
    const [arcade, pier] = await Promise.all(
      places.map((place) => buildLocation(t.database.orm, mira.team, place)),
    );
    const { url, email, reminder } = await remindedShoot(t, { locationId: arcade!.id }, mira);
    await mira.patch(url, { locationId: pier!.id });
    const mail = await t.server.mailTo(email);
    expect(mail.parsed.subject).toBe(
      'New place: Neon Ronin, Rain Run (Thursday, November 28, 2126)',
    );
    expect(mail.parsed.text).toContain(
      'It now takes place at Pier 7, Hakata, Fukuoka. It was previously planned at Sakura Arcade, Nakano, Tokyo.',
    );
    const [before, after] = [inviteOf(reminder), inviteOf(mail)];
    expect(after).toMatchObject({ method: 'REQUEST', uid: before.uid, start: before.start });
    expect(after.sequence).toBeGreaterThan(before.sequence);
    const place = `/api/locations/${pier!.id}`;
    expect(await mailsAfter(t, () => mira.patch(place, { name: 'Pier Seven' }))).toEqual([]);
    expect(await mailsAfter(t, () => mira.patch(place, { address: 'Kobe' }))).toEqual([email]);
    expect(await mailsAfter(t, () => mira.delete(place))).toEqual([email]);
    expect(t.server.mails.at(-1)!.parsed.text).toContain(
      'It no longer takes place at Pier Seven, Kobe. The new place is not set yet.',
    );
    const restore = () => mira.call(restoreFromTrash, { params: { id: pier!.id } });
    expect(await mailsAfter(t, restore)).toEqual([email]);
    expect(t.server.mails.at(-1)!.parsed.text).toContain('It now takes place at Pier Seven, Kobe.');
  });

  test('hear of another duration', async () => {
    const { mira, url, email, reminder } = await remindedShoot(t);
    await mira.patch(url, { durationMinutes: 240 });
    const mail = await t.server.mailTo(email);
    expect(mail.parsed.subject).toContain('New duration:');
    expect(mail.parsed.text).toContain('It now takes 4h. It was previously planned for 2h 30m.');
    expect(inviteOf(mail).sequence).toBeGreaterThan(inviteOf(reminder).sequence);
  });

  test('hear that a date that was open is set again', async () => {
    const { mira, url, email } = await remindedShoot(t);
    await mira.patch(url, { date: null });
    const open = inviteOf(await t.server.mailTo(email));
    await mira.patch(url, { date: '2126-12-05' });
    const mail = await t.server.mailTo(email);
    expect(mail.parsed.subject).toBe('Date set: Neon Ronin, Rain Run (Thursday, December 5, 2126)');
    const after = inviteOf(mail);
    expect([after.method, after.uid]).toEqual(['REQUEST', open.uid]);
    expect(after.sequence).toBeGreaterThan(open.sequence);
  });
});

describe('nothing is sent', () => {
  test('to a person whose reminder was refused, and who was told nothing', async () => {
    const { mira, url, guest } = await remindedShoot(t);
    const refused = { name: 'Noah', email: newEmail() };
    await mira.patch(`${url}/resources`, { participants: [guest, refused] });
    t.server.refuse({ 'RCPT TO': 550 });
    await mira.post(`${url}/send-reminders`);
    await untilSent(t);
    t.server.refuse({});
    const move = () => mira.patch(url, { date: '2126-12-05' });
    expect(await mailsAfter(t, move)).toEqual([guest.email]);
  });

  test('of a plan that the mail server took on no attempt, until a later save', async () => {
    const { mira, id, url, email } = await remindedShoot(t);
    const { pool, orm } = t.database;
    t.server.refuse({ 'MAIL FROM': 450 });
    await orm.update(shoots).set({ date: '2126-12-05' }).where(eq(shoots.id, id));
    await mira.post(`${url}/send-reminders`);
    const untilState = (state: string) =>
      vi.waitFor(
        async () => {
          const { rows } = await pool.query(`select state from pgboss.job where name = 'mail'`);
          expect(rows).toEqual([{ state }]);
        },
        { timeout: 20_000 },
      );
    await untilState('retry');
    const last = `update pgboss.job set retry_count = 59, start_after = now() where name = 'mail'`;
    await pool.query(last);
    await untilState('failed');
    expect((await mira.get(url)).body).toMatchObject({
      lastReminder: { sent: 0, waiting: 0, refused: [{ name: 'Ines', status: null }] },
    });
    await pool.query(`delete from pgboss.job where name = 'mail'`);
    t.server.refuse({});
    const retitle = () => mira.patch(url, { title: 'Wet Ronin', timeZone: RAIN.timeZone });
    expect(await mailsAfter(t, retitle)).toEqual([email]);
  });

  test('again of a plan whose mail was refused, until it changes or the address does', async () => {
    const mira = await signedIn(t);
    const values = { teamId: mira.team.id, name: 'Yuki', email: newEmail() };
    const [yuki] = await t.database.orm.insert(personnel).values(values).returning();
    const { id } = await buildShoot(t.database.orm, mira.team, RAIN);
    const url = `/api/shoots/${id}`;
    await mira.patch(`${url}/resources`, { personnelIds: [yuki!.id] });
    await mira.post(`${url}/send-reminders`);
    await untilSent(t);
    t.server.refuse({ 'RCPT TO': 550 });
    expect(await mailsAfter(t, () => mira.patch(url, { date: '2126-12-05' }))).toEqual([]);
    t.server.refuse({});
    const retitle = () => mira.patch(url, { title: 'Wet Ronin', timeZone: RAIN.timeZone });
    expect(await mailsAfter(t, retitle)).toEqual([]);
    const move = () => mira.patch(url, { date: '2126-12-06' });
    expect(await mailsAfter(t, move)).toEqual([values.email]);
    t.server.refuse({ 'RCPT TO': 550 });
    const takeOff = () => mira.patch(`${url}/resources`, { personnelIds: [] });
    expect(await mailsAfter(t, takeOff)).toEqual([]);
    t.server.refuse({});
    expect(await mailsAfter(t, retitle)).toEqual([]);
    const putBack = () => mira.patch(`${url}/resources`, { personnelIds: [yuki!.id] });
    await mailsAfter(t, putBack);
    expect(await mailsAfter(t, () => mira.patch(url, { date: '2126-12-07' }))).toEqual([
      values.email,
    ]);
  });

  test('of what leaves the moment as it is', async () => {
    const { mira, url } = await remindedShoot(t);
    const sameMoment = { date: '2126-11-28', time: '12:15', timeZone: 'UTC' };
    const changes = [{ title: 'Wet Ronin' }, { isPublic: true }, sameMoment];
    for (const change of changes) {
      expect(await mailsAfter(t, () => mira.patch(url, change))).toEqual([]);
    }
  });

  test('of a shoot that is over, or is put where it would be', async () => {
    const over = await remindedShoot(t, { date: '2021-11-28' });
    expect(await mailsAfter(t, () => over.mira.patch(over.url, { date: '2126-11-28' }))).toEqual(
      [],
    );
    const ahead = await remindedShoot(t);
    expect(await mailsAfter(t, () => ahead.mira.patch(ahead.url, { date: '2021-11-28' }))).toEqual(
      [],
    );
    expect(await mailsAfter(t, () => ahead.mira.delete(ahead.url))).toEqual([]);
  });

  test('to a person without an invitation', async () => {
    const { mira, id, url, guest, email } = await remindedShoot(t);
    const participants = [guest, { name: 'Noah', email: newEmail() }];
    await mira.patch(`${url}/resources`, { participants });
    expect(await mailsAfter(t, () => mira.delete(url))).toEqual([email]);
    const { orm } = t.database;
    expect(await orm.$count(sentReminders, eq(sentReminders.shootId, id))).toBe(0);
    const unsent = await buildShoot(orm, mira.team, RAIN);
    const about = { teamId: mira.team.id, shootId: unsent.id };
    await orm.insert(shootParticipants).values({ ...about, name: 'Noah', email: newEmail() });
    expect(await mailsAfter(t, () => mira.delete(`/api/shoots/${unsent.id}`))).toEqual([]);
  });

  test('of a change that was refused', async () => {
    const { mira, url } = await remindedShoot(t);
    const stale = { 'if-match': '"1"' };
    const refused = [
      () => mira.patch(url, { date: '2126-12-05' }, stale),
      () => mira.delete(url, stale),
    ];
    for (const change of refused) {
      const statuses: number[] = [];
      expect(await mailsAfter(t, async () => statuses.push((await change()).status))).toEqual([]);
      expect(statuses).toEqual([409]);
    }
  });

  test('of a move that is none any more when the mail goes out', async () => {
    const { mira, id, url } = await remindedShoot(t);
    t.server.refuse({ 'MAIL FROM': 450 });
    await mira.patch(url, { date: '2126-12-05' });
    const state = async () => {
      const { rows } = await t.database.pool.query(
        `select state from pgboss.job where name = 'mail'`,
      );
      return rows;
    };
    await vi.waitFor(async () => expect(await state()).toEqual([{ state: 'retry' }]));
    const { date } = RAIN;
    await t.database.orm.update(shoots).set({ date }).where(eq(shoots.id, id));
    t.server.refuse({});
    const other = await remindedShoot(t);
    const again = async () => {
      await t.database.pool.query(`update pgboss.job set start_after = now() where name = 'mail'`);
      await other.mira.delete(other.url);
    };
    expect(await mailsAfter(t, again)).toEqual([other.email]);
  });
});

test('moving a shoot to and fro sends no more mails in an hour than the button', async () => {
  const limited = await mailApp({ env: { rateLimits: true } });
  const { mira, url, email } = await remindedShoot(limited);
  const { count } = postgresRateLimits(limited.database.pool);
  await count(reminderAttempt(mira.userId, randomUUID(), 998));
  for (const day of ['05', '06', '07']) {
    expect((await mira.patch(url, { date: `2126-12-${day}` })).status).toBe(200);
    await untilSent(limited);
  }
  const told = limited.server.mails.filter(({ recipients }) => recipients.includes(email));
  expect(told.map(({ parsed }) => parsed.subject)).toEqual([
    expect.stringContaining('Reminder:'),
    expect.stringContaining('December 5'),
  ]);
  await limited.close();
});

test('a change that concerns more people than may get mail reaches those who may, and counts no more', async () => {
  const limited = await mailApp({ env: { rateLimits: true } });
  const { mira, id, url, email, guest } = await remindedShoot(limited);
  const guests = ['Kai', 'Noa'].map((name) => ({ name, role: 'Model', email: newEmail() }));
  await mira.patch(`${url}/resources`, { participants: [guest, ...guests] });
  expect((await mira.post(`${url}/send-reminders`)).status).toBe(200);
  await untilSent(limited);
  const { count, admit } = postgresRateLimits(limited.database.pool);
  await count(reminderAttempt(mira.userId, randomUUID(), 994));
  const before = limited.server.mails.length;
  expect((await mira.patch(url, { date: '2126-12-05' })).status).toBe(200);
  await untilSent(limited);
  expect(limited.server.mails.slice(before)).toHaveLength(2);
  const full = await admit(limited.database.orm, [id], () => [
    reminderMailOfPerson.by(mira.userId),
  ]);
  expect(full).toEqual([]);
  await limited.database.pool.query('update rate_limits set expire = 0');
  expect((await mira.patch(url, { description: 'Bring an umbrella' })).status).toBe(200);
  expect((await mira.patch(url, { time: '21:15', durationMinutes: 150 })).status).toBe(200);
  await untilSent(limited);
  const told = limited.server.mails
    .slice(before)
    .flatMap(({ recipients }) => recipients)
    .sort();
  expect(told).toEqual([email, ...guests.map((each) => each.email)].sort());
  await limited.close();
});
