import { sendReminders } from '@lensemble/contract/reminders';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { personnel } from '../../db/schema/catalogue.ts';
import { sentReminders } from '../../db/schema/reminders.ts';
import { shootParticipants } from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { newEmail, signedIn } from '../../testing/login.ts';
import { type MailApp, mailApp } from '../../testing/mail-app.ts';
import { buildShoot } from '../../testing/shoots.ts';

let t: MailApp;
let orm: MailApp['database']['orm'];
beforeAll(async () => {
  t = await mailApp();
  orm = t.database.orm;
});
beforeEach(() => {
  t.server.mails.length = 0;
  t.server.refuse({});
});
afterAll(() => t.close());

type Person = Awaited<ReturnType<typeof signedIn>>;

const urlOf = (id: string) => `/api/shoots/${id}/send-reminders`;
const remind = (who: Person, id: string) => who.post(urlOf(id));

/** A shoot with participants who are not in the crew catalog. */
async function shootWith(
  { team }: Person,
  people: readonly { name: string; email: string | null; role?: string }[],
  overrides: Parameters<typeof buildShoot>[2] = {},
) {
  const shoot = await buildShoot(orm, team, overrides);
  const values = people.map((person, position) => ({
    ...person,
    teamId: team.id,
    shootId: shoot.id,
    position,
  }));
  if (values.length > 0) await orm.insert(shootParticipants).values(values);
  return shoot;
}

const queued = async () => {
  const { rows } = await t.database.pool.query(`select 1 from pgboss.job where name = 'mail'`);
  return rows.length;
};
// Sending a mail takes a second, or longer on a busy machine.
const PATIENT = { timeout: 20_000 };
const untilQuiet = () => vi.waitFor(async () => expect(await queued()).toBe(0), PATIENT);
const recipients = () => t.server.mails.flatMap((mail) => mail.recipients).sort();

describe('sending reminders', () => {
  test('writes to all people with an address, and names those without one', async () => {
    const mira = await signedIn(t);
    const [cy, di] = [newEmail(), newEmail()];
    const { id } = await shootWith(mira, [
      { name: 'Ada', email: null },
      { name: 'Cy', email: cy },
      { name: 'Bo', email: null },
      { name: 'Di', email: di },
    ]);
    const { body } = await mira.call(sendReminders, { params: { id }, body: undefined });
    expect(body).toEqual({
      message: 'Reminders are on their way to 2 people. Ada and Bo have no email address.',
      sent: 2,
      withoutAddress: ['Ada', 'Bo'],
    });
    await Promise.all([cy, di].map((address) => t.server.mailTo(address)));
    await untilQuiet();
    expect(recipients()).toEqual([cy, di].sort());
  });

  test('uses the address of the crew list, whatever stands on the shoot', async () => {
    const mira = await signedIn(t);
    const [current, former] = [newEmail(), newEmail()];
    const teamId = mira.team.id;
    const crew = { teamId, name: 'Yuki', email: current };
    const [yuki] = await orm.insert(personnel).values(crew).returning();
    const [noah] = await orm.insert(personnel).values({ teamId, name: 'Noah' }).returning();
    const { id } = await shootWith(mira, []);
    await orm.insert(shootParticipants).values([
      { teamId, shootId: id, personnelId: yuki!.id, name: 'Yuki', email: former },
      { teamId, shootId: id, personnelId: noah!.id, name: 'Noah', email: former },
    ]);
    const { body } = await remind(mira, id);
    expect(body).toEqual({
      message: 'A reminder is on its way to 1 person. Noah has no email address.',
      sent: 1,
      withoutAddress: ['Noah'],
    });
    await t.server.mailTo(current);
    await untilQuiet();
    expect(recipients()).toEqual([current]);
  });

  test('writes once to an address that several have, and to none that is no address', async () => {
    const mira = await signedIn(t);
    const shared = newEmail();
    const { id } = await shootWith(mira, [
      { name: 'Ada', email: shared, role: 'Makeup Artist' },
      { name: 'Bo', email: ` ${shared.toUpperCase()}`, role: 'Model' },
      { name: 'Cy', email: 'cy@example.org, eve@example.org' },
      { name: 'Di', email: 'di@example.org\r\nBcc: eve@example.org' },
      { name: 'Ed', email: 'nobody' },
      { name: 'Flo', email: '' },
      { name: 'Gus', email: null },
      { name: 'Hal', email: null },
    ]);
    expect((await remind(mira, id)).body).toEqual({
      message:
        'A reminder is on its way to 1 person. Cy, Di, Ed, Flo, and 2 others have no email address.',
      sent: 1,
      withoutAddress: ['Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'],
    });
    const { parsed } = await t.server.mailTo(shared);
    expect(parsed.text).toContain('Hi Ada, you are on this shoot as Makeup Artist.');
    expect(parsed.text).toContain('Hi Bo, you are on this shoot as Model.');
    await untilQuiet();
    expect(recipients()).toEqual([shared]);
  });

  test('is refused with a message if there are no recipients', async () => {
    const mira = await signedIn(t);
    const empty = await shootWith(mira, []);
    const mute = await shootWith(mira, [{ name: 'Ada', email: null }]);
    expect(await remind(mira, empty.id)).toMatchObject({
      status: 422,
      body: { code: 'invalid', error: 'This shoot has no crew to remind yet' },
    });
    expect(await remind(mira, mute.id)).toMatchObject({
      status: 422,
      body: {
        code: 'invalid',
        error: 'No crew member on this shoot has an email address. Add one first.',
      },
    });
    expect(await orm.$count(sentReminders, eq(sentReminders.teamId, mira.team.id))).toBe(0);
  });

  test('shows on the shoot, and causes no conflict in an open editor', async () => {
    const mira = await signedIn(t);
    const { id } = await shootWith(mira, [
      { name: 'Ada', email: newEmail() },
      { name: 'Bo', email: null },
    ]);
    const url = `/api/shoots/${id}`;
    const before = await mira.get(url);
    const list = await mira.get('/api/shoots');
    expect(before.body).toMatchObject({ lastReminder: null });
    await remind(mira, id);
    const after = await mira.get(url);
    const reminder = {
      sentAt: expect.stringMatching(/Z$/),
      refused: [],
      dropped: [],
      withoutAddress: ['Bo'],
    };
    const { lastReminder } = after.body as ShootDetail;
    expect(after.body).toMatchObject({ version: 1, lastReminder: reminder });
    expect(lastReminder!.sent + lastReminder!.waiting).toBe(1);
    expect((await mira.get('/api/shoots')).headers.etag).not.toBe(list.headers.etag);
    const saved = await mira.patch(url, { title: 'Moved' }, { 'if-match': '"1"' });
    expect(saved.status).toBe(200);
  });

  test('again and again is too much', async () => {
    const limited = await mailApp({ env: { rateLimits: true } });
    const mira = await signedIn(limited);
    const teamId = mira.team.id;
    const shoot = await buildShoot(limited.database.orm, mira.team);
    const guest = { teamId, shootId: shoot.id, name: 'Ada', email: newEmail() };
    await limited.database.orm.insert(shootParticipants).values(guest);
    const other = await signedIn(limited, { team: mira.team, role: 'member' });
    const statuses: number[] = [];
    for (const who of [mira, mira, other, other])
      statuses.push((await remind(who, shoot.id)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await limited.close();
  });

  test('to many strangers is too much as well', async () => {
    const limited = await mailApp({ env: { rateLimits: true } });
    const mira = await signedIn(limited);
    const statuses: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const shoot = await buildShoot(limited.database.orm, mira.team);
      const about = { teamId: mira.team.id, shootId: shoot.id };
      const guests = Array.from({ length: 400 }, () => ({
        ...about,
        name: 'A',
        email: newEmail(),
      }));
      await limited.database.orm.insert(shootParticipants).values(guests);
      statuses.push((await remind(mira, shoot.id)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    await limited.close();
  });
});

describe('a mailbox that an attacker wants to flood', () => {
  test('gets no more than some in a day, by whichever shoots, and its neighbors get theirs', async () => {
    const limited = await mailApp({ env: { rateLimits: true } });
    const { orm: db } = limited.database;
    const mira = await signedIn(limited);
    const [victim, neighbor] = [newEmail(), newEmail()];
    const press = async (emails: readonly string[]) => {
      const shoot = await buildShoot(db, mira.team);
      const about = { teamId: mira.team.id, shootId: shoot.id, name: 'A' };
      await db.insert(shootParticipants).values(emails.map((email) => ({ ...about, email })));
      return remind(mira, shoot.id);
    };
    for (let turn = 0; turn < 40; turn++) expect((await press([victim])).status).toBe(200);
    expect(await press([victim.toUpperCase()])).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.any(String) },
    });
    expect((await press([victim, neighbor])).body).toEqual({
      message: 'A reminder is on its way to 1 person. 1 person has had too many reminders today.',
      sent: 1,
      withoutAddress: [],
    });
    await limited.database.pool.query('update rate_limits set expire = 0');
    expect((await press([victim])).status).toBe(200);
    await limited.close();
  });
});

describe('what waits to be sent', () => {
  test('is an address and what it is about, and is gone afterwards', async () => {
    const mira = await signedIn(t);
    const email = newEmail();
    const { id } = await shootWith(mira, [{ name: 'Ada', email }], { title: 'Secret Dune' });
    t.server.refuse({ 'RCPT TO': 450 });
    await remind(mira, id);
    const { rows } = await t.database.pool.query(`select data from pgboss.job where name = 'mail'`);
    const about = { teamId: mira.team.id, shootId: id, reminderTime: null };
    const ids = { by: mira.userId, reminderId: expect.any(String) };
    expect(rows).toEqual([{ data: { kind: 'reminder', email, ...about, ...ids } }]);
    await t.database.pool.query(`delete from pgboss.job where name = 'mail'`);
  });

  const changes: readonly (readonly [string, (shootId: string) => Promise<unknown>])[] = [
    ['a shoot that was deleted', (id) => orm.delete(shoots).where(eq(shoots.id, id))],
    [
      'a former participant',
      (id) => orm.delete(shootParticipants).where(eq(shootParticipants.shootId, id)),
    ],
  ];

  test.each(changes)('is not sent about or to %s in the meantime', async (_, change) => {
    const mira = await signedIn(t);
    const [ada, bo] = [newEmail(), newEmail()];
    const { id } = await shootWith(mira, [{ name: 'Ada', email: ada }]);
    t.server.refuse({ 'MAIL FROM': 450 });
    await remind(mira, id);
    const state = async () => {
      const found = await t.database.pool.query(`select state from pgboss.job where name = 'mail'`);
      return found.rows;
    };
    await vi.waitFor(async () => expect(await state()).toEqual([{ state: 'retry' }]), PATIENT);
    await change(id);
    t.server.refuse({});
    await t.database.pool.query(`update pgboss.job set start_after = now() where name = 'mail'`);
    const other = await shootWith(mira, [{ name: 'Bo', email: bo }]);
    await remind(mira, other.id);
    await untilQuiet();
    expect(recipients()).toContain(bo);
    expect(recipients()).not.toContain(ada);
  });
});
