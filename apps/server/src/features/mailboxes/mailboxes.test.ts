import type { CrewMember } from '@lensemble/contract/personnel';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../db/schema/auth.ts';
import { personnel } from '../../db/schema/catalogue.ts';
import { newEmail, signedIn } from '../../testing/login.ts';
import { type MailApp, mailApp } from '../../testing/mail-app.ts';
import type { ReceivedMail } from '../../testing/mail-server.ts';
import { mailsAfter, RAIN, remindedShoot, untilSent } from '../../testing/reminded-shoots.ts';
import { buildShoot } from '../../testing/shoots.ts';

let t: MailApp;
beforeAll(async () => {
  t = await mailApp();
});
beforeEach(() => t.server.refuse({}));
afterAll(() => t.close());

const headerOf = ({ parsed }: ReceivedMail, key: string) =>
  parsed.headers.find((header) => header.key === key)?.value;

function linkIn(mail: ReceivedMail): string {
  const [, url = ''] = /^<(.+)>$/.exec(headerOf(mail, 'list-unsubscribe') ?? '') ?? [];
  expect(mail.parsed.text).toContain(url);
  expect(mail.parsed.html).toContain(url);
  return new URL(url).pathname;
}

/** What a mail provider sends (RFC 8058): no cookie, no origin. */
const oneClick = (url: string, payload = 'List-Unsubscribe=One-Click') =>
  t.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });
const open = (url: string) => t.app.inject({ url, headers: { accept: 'text/html' } });

/** A crew member on a shoot of a team. */
async function crewShoot() {
  const mira = await signedIn(t);
  const email = newEmail();
  const values = { teamId: mira.team.id, name: 'Yuki', email: ` ${email.toUpperCase()}` };
  const [yuki] = await t.database.orm.insert(personnel).values(values).returning();
  const { id } = await buildShoot(t.database.orm, mira.team, RAIN);
  const url = `/api/shoots/${id}`;
  await mira.patch(`${url}/resources`, { personnelIds: [yuki!.id] });
  const remind = () => mira.post(`${url}/send-reminders`);
  const trouble = async () =>
    ((await mira.get('/api/personnel')).body as CrewMember[])[0]!.mailTrouble;
  const lastReminder = async () => ((await mira.get(url)).body as ShootDetail).lastReminder;
  return { mira, email, url, remind, trouble, lastReminder };
}

describe('a mail about a shoot', () => {
  test('names the team, and replies go to the person who sent it', async () => {
    const { mira, url, email, reminder } = await remindedShoot(t);
    const from = { name: "Ada's Team via Lensemble", address: t.env.mailFrom.address };
    const replyTo = [{ name: 'Ada Byron', address: mira.email }];
    expect(reminder.parsed).toMatchObject({ from, replyTo });
    expect(reminder.parsed.text).toContain("Sent for the team “Ada's Team”.");
    const bob = await signedIn(t, { team: mira.team, role: 'member' });
    await bob.patch(url, { date: '2126-12-05' });
    const moved = await t.server.mailTo(email);
    expect(moved.parsed.replyTo).toEqual([{ name: 'Ada Byron', address: bob.email }]);
  });

  test('has no reply address that is not confirmed, where addresses are', async () => {
    const strict = await mailApp({ env: { emailConfirmation: true } });
    const { orm } = strict.database;
    const ada = await signedIn(strict);
    await orm.update(users).set({ emailVerified: true }).where(eq(users.id, ada.userId));
    const { reminder, url, email } = await remindedShoot(strict, {}, ada);
    expect(reminder.parsed.replyTo).toEqual([{ name: 'Ada Byron', address: ada.email }]);
    strict.server.refuse({ 'MAIL FROM': 450 });
    await ada.patch(url, { date: '2126-12-05' });
    await expect
      .poll(async () => {
        const sql = `select id from pgboss.job where name = 'mail' and state = 'retry'`;
        return (await strict.database.pool.query(sql)).rows.length;
      })
      .toBe(1);
    await orm.update(users).set({ emailVerified: false }).where(eq(users.id, ada.userId));
    strict.server.refuse({});
    await strict.database.pool.query(
      `update pgboss.job set start_after = now() where name = 'mail'`,
    );
    const moved = await strict.server.mailTo(email);
    expect(moved.parsed.replyTo ?? []).toEqual([]);
    await strict.close();
  });
});

describe('the link to unsubscribe', () => {
  test('opens a page in the language of the reader', async () => {
    const { remind, email } = await crewShoot();
    await remind();
    const url = linkIn(await t.server.mailTo(email));
    const headers = { accept: 'text/html', 'accept-language': 'es' };
    const page = await t.app.inject({ url, headers });
    expect(page.body).toContain('<html lang="es">');
    expect(page.body).toContain('¿Dejar de recibir correos de Ada&#39;s Team?');
    const broken = await t.app.inject({ url: `${url}x`, headers });
    expect([broken.statusCode, broken.body.includes('Este enlace no es válido')]).toEqual([
      404,
      true,
    ]);
  });

  test('changes nothing when opened, and then stops all mails of the team', async () => {
    const { mira, email, url, remind, trouble, lastReminder } = await crewShoot();
    await remind();
    const mail = await t.server.mailTo(email);
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = linkIn(mail);
    const page = await open(link);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.body).toContain('Stop emails from Ada&#39;s Team?');
    expect(await trouble()).toBeNull();
    expect((await oneClick(link)).statusCode).toBe(200);
    expect((await open(link)).body).toContain('You will get no more emails');
    expect(await trouble()).toBe('unsubscribed');
    expect(await mailsAfter(t, () => mira.patch(url, { date: '2126-12-05' }))).toEqual([]);
    expect(await remind()).toMatchObject({
      status: 422,
      body: {
        error:
          'The crew members on this shoot with an email address do not want emails from this team',
      },
    });
    const guest = { name: 'Ines', email: newEmail() };
    const crew = (await mira.get(url)).body as ShootDetail;
    await mira.patch(`${url}/resources`, {
      participants: [
        ...crew.participants.map(({ personnelId, name }) => ({ personnelId, name })),
        guest,
      ],
    });
    expect((await remind()).body).toMatchObject({
      message: 'A reminder is on its way to 1 person. Yuki does not want emails.',
      sent: 1,
    });
    await untilSent(t);
    expect(await lastReminder()).toMatchObject({
      sent: 1,
      dropped: [{ name: 'Yuki', reason: 'unsubscribed' }],
    });
    await oneClick(link, 'wish=subscribe');
    expect(await trouble()).toBeNull();
    expect(await mailsAfter(t, remind)).toHaveLength(2);
  });

  test('stops a mail that waits for the mail server, and none of other teams', async () => {
    const { mira, url, email, reminder, guest } = await remindedShoot(t);
    t.server.refuse({ 'MAIL FROM': 450 });
    await mira.patch(url, { date: '2126-12-05' });
    await oneClick(linkIn(reminder));
    t.server.refuse({});
    const other = await remindedShoot(t);
    await other.mira.patch(`${other.url}/resources`, { participants: [guest] });
    const again = async () => {
      await t.database.pool.query(`update pgboss.job set start_after = now() where name = 'mail'`);
      await other.mira.post(`${other.url}/send-reminders`);
    };
    const sent = await mailsAfter(t, again);
    expect(sent.filter((each) => each === email)).toHaveLength(1);
    expect(t.server.mails.at(-1)!.parsed.subject).not.toContain('Moved');
  });

  test('must be whole', async () => {
    const { reminder, url, mira } = await remindedShoot(t);
    const link = linkIn(reminder);
    for (const wrong of [link.slice(0, -1), `${link}x`, link.replace(/\.[^.]+$/, '')]) {
      expect((await oneClick(wrong)).statusCode).toBe(404);
      expect((await open(wrong)).body).toContain('This link is not valid');
    }
    expect(await mailsAfter(t, () => mira.patch(url, { date: '2126-12-05' }))).toHaveLength(1);
  });
});

describe('an address that the mail server refuses', () => {
  test('shows at the crew member and at the reminder, with the reason, until a mail arrives', async () => {
    const { remind, trouble, lastReminder, email } = await crewShoot();
    t.server.refuse({ 'RCPT TO': 550 });
    expect((await remind()).body).toMatchObject({ sent: 1 });
    await untilSent(t);
    expect(await trouble()).toBe('550 5.1.1');
    expect(await lastReminder()).toMatchObject({
      sent: 0,
      waiting: 0,
      refused: [{ name: 'Yuki', status: '550 5.1.1' }],
    });
    t.server.refuse({});
    await remind();
    await t.server.mailTo(email);
    await untilSent(t);
    expect(await trouble()).toBeNull();
    expect(await lastReminder()).toMatchObject({ sent: 1, waiting: 0, refused: [] });
  });

  test('counts as waiting while the mail server cannot be reached', async () => {
    const { remind, lastReminder, trouble } = await crewShoot();
    t.server.refuse({ 'MAIL FROM': 450 });
    await remind();
    expect(await lastReminder()).toMatchObject({ sent: 0, waiting: 1, refused: [] });
    expect(await trouble()).toBeNull();
  });
});
