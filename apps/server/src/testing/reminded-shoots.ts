import { expect, vi } from 'vitest';
import { eventsIn, momentOf, readCalendar, textOf } from './calendar.ts';
import { newEmail, signedIn } from './login.ts';
import type { MailApp } from './mail-app.ts';
import type { ReceivedMail } from './mail-server.ts';
import { buildShoot } from './shoots.ts';

export const RAIN = {
  title: 'Neon Ronin, Rain Run',
  date: '2126-11-28',
  time: '21:15',
  timeZone: 'Asia/Tokyo',
  durationMinutes: 150,
};

/** A shoot whose one guest has received a reminder. */
export async function remindedShoot(
  app: MailApp,
  overrides: Parameters<typeof buildShoot>[2] = {},
  planner?: Awaited<ReturnType<typeof signedIn>>,
) {
  const mira = planner ?? (await signedIn(app));
  const email = newEmail();
  const { id } = await buildShoot(app.database.orm, mira.team, { ...RAIN, ...overrides });
  const url = `/api/shoots/${id}`;
  const guest = { name: 'Ines', role: 'Makeup Artist', email };
  await mira.patch(`${url}/resources`, { participants: [guest] });
  expect((await mira.post(`${url}/send-reminders`)).status).toBe(200);
  const reminder = await app.server.mailTo(email);
  return { mira, id, url, email, guest, reminder };
}

/** The main properties of the calendar invitation in a mail, read with an independent parser. */
export function inviteOf({ parsed }: ReceivedMail) {
  const file = parsed.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const { content } = file!;
  const text =
    typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString();
  const [event] = eventsIn(text);
  const say = (name: string) => textOf(event!, name);
  return {
    method: textOf(readCalendar(text), 'method'),
    uid: say('uid'),
    status: say('status'),
    sequence: Number(say('sequence')),
    start: momentOf(event!, 'dtstart'),
    attendee: say('attendee'),
  };
}

const queued = async (app: MailApp) => {
  const { rows } = await app.database.pool.query(`select 1 from pgboss.job where name = 'mail'`);
  return rows.length;
};

// Sending a mail takes a second, or longer on a busy machine.
export const untilSent = (app: MailApp) =>
  vi.waitFor(async () => expect(await queued(app)).toBe(0));

export async function mailsAfter(app: MailApp, change: () => Promise<unknown>): Promise<string[]> {
  const before = app.server.mails.length;
  await change();
  await untilSent(app);
  return app.server.mails.slice(before).flatMap(({ recipients }) => recipients);
}
