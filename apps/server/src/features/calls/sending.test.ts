import { readFile } from 'node:fs/promises';
import {
  type CallSkip,
  getCallEmail,
  getCallPdf,
  nudgeCalls,
  sendCalls,
} from '@lensemble/contract/call-sending';
import { listCalls, replaceCallLink, updateCallLink } from '@lensemble/contract/calls';
import type { BodyOf } from '@lensemble/contract/endpoint';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listOutbox } from '../../ports/mail/list-outbox.ts';
import { testApp } from '../../testing/app.ts';
import { newEmail, signedIn } from '../../testing/login.ts';
import { type MailApp, mailApp } from '../../testing/mail-app.ts';
import type { ReceivedMail } from '../../testing/mail-server.ts';
import { inviteOf } from '../../testing/reminded-shoots.ts';
import { buildGuest, buildLocation, buildShoot } from '../../testing/shoots.ts';

let t: MailApp;
let mira: Awaited<ReturnType<typeof signedIn>>;
let id: string;
let emails: Record<'dana' | 'kim', string>;
let dana: string;
let kim: string;
let sam: string;
beforeAll(async () => {
  t = await mailApp();
});
beforeEach(async () => {
  t.server.refuse({});
  t.server.mails.length = 0;
  mira = await signedIn(t, { firstName: 'Mira', lastName: 'Lindqvist' });
  const { orm } = t.database;
  const place = { name: 'Abbazia di San Galgano', address: 'Chiusdino' };
  const { id: locationId } = await buildLocation(orm, mira.team, place);
  const plan = { title: 'Morgan le Fay', date: '2126-11-21', time: '14:00', locationId };
  id = (await buildShoot(orm, mira.team, { ...plan, timeZone: 'Europe/Rome' })).id;
  emails = { dana: newEmail(), kim: newEmail() };
  const { body } = await mira.patch(`/api/shoots/${id}/resources`, {
    participants: [
      { name: 'Dana Okafor', email: emails.dana, callTime: '13:15' },
      { name: 'Kim Sato', email: emails.kim },
      { name: 'Sam Whitlock' },
    ],
  });
  [dana = '', kim = '', sam = ''] = (body as ShootDetail).participants.map((each) => each.id);
});
afterAll(() => t.close());

const at = () => ({ params: { id } });
const send = async (participantIds: string[], more: Partial<BodyOf<typeof sendCalls>> = {}) =>
  (await mira.call(sendCalls, { ...at(), body: { participantIds, ...more } })).body;
const nudge = async (participantIds?: string[]) =>
  (await mira.call(nudgeCalls, { ...at(), body: participantIds ? { participantIds } : {} })).body;
const callOf = async (participantId: string) =>
  (await mira.call(listCalls, at())).body.find((each) => each.participantId === participantId)!;
const sentTo = (participantId: string) =>
  vi.waitFor(async () => expect((await callOf(participantId)).isOnItsWay).toBe(false), {
    timeout: 20_000,
  });
const mailsTo = (address: string) =>
  t.server.mails.filter(({ recipients }) => recipients.includes(address));
const move = (plan: object) => mira.patch(`/api/shoots/${id}`, plan);
const linkIn = ({ parsed }: ReceivedMail) => {
  const [link = ''] = /http:\/\/localhost:3000\/call\/[\w.-]+/.exec(parsed.text ?? '') ?? [];
  return new URL(link).pathname;
};
const answer = (path: string, given: string) =>
  t.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `answer=${given}`,
  });
const skip = (participantId: string, reason: CallSkip) => ({ participantId, reason });

describe('the email with a call sheet', () => {
  test('of people who share an address has the same event, from the first call time', async () => {
    const participants = [
      { name: 'Dana Okafor', email: emails.dana, callTime: '13:15' },
      { name: 'Kim Sato', email: emails.dana.toUpperCase() },
    ];
    const { body } = await mira.patch(`/api/shoots/${id}/resources`, { participants });
    const ids = (body as ShootDetail).participants.map((each) => each.id);
    await send(ids);
    for (const each of ids) await sentTo(each);
    const starts = mailsTo(emails.dana).map((mail) => inviteOf(mail).start.toISOString());
    expect(starts).toEqual(Array(2).fill('2126-11-21T12:15:00.000Z'));
  });

  test('asks one participant, with their time, their link and a calendar file', async () => {
    const line = 'Bring layers.\nThe stone keeps the cold.';
    expect(await send([dana, kim], { line })).toEqual({ sent: [dana, kim], skipped: [] });
    const [mail, other] = await Promise.all(
      [emails.dana, emails.kim].map((address) => t.server.mailTo(address)),
    );
    const { parsed, recipients } = mail!;
    expect(recipients).toEqual([emails.dana]);
    expect(parsed.subject).toBe('Thu, Nov 21, 1:15 PM: Morgan le Fay');
    expect(parsed.from?.name).toBe("Mira's Team via Lensemble");
    expect(parsed.replyTo).toEqual([{ name: 'Mira Lindqvist', address: mira.email }]);
    for (const words of [
      "Mira Lindqvist from Mira's Team asks if you can make it.",
      'Dana, be there at\n1:15 PM\nThursday, November 21\n',
      'Abbazia di San Galgano\nChiusdino',
      `${line}\nMira Lindqvist`,
    ]) {
      expect(parsed.text).toContain(words);
    }
    expect(linkIn(mail!)).not.toBe(linkIn(other!));
    expect(parsed.html?.match(/href="[^"]*"/g)).toEqual([
      ...Array(2).fill(`href="http://localhost:3000${linkIn(mail!)}"`),
      expect.stringMatching(/^href="http:\/\/localhost:3000\/unsubscribe\//),
    ]);
    expect(parsed.html).not.toMatch(/\b(Yes|No)<\/a>/);
    const invite = inviteOf(mail!);
    expect(invite).toMatchObject({ method: 'REQUEST', attendee: `mailto:${emails.dana}` });
    expect(invite.start.toISOString()).toBe('2126-11-21T12:15:00.000Z');
    expect((await t.app.inject({ url: linkIn(mail!) })).payload).toContain('1:15<small>PM</small>');
    await sentTo(dana);
    expect(await callOf(dana)).toMatchObject({ state: 'sent', isPlanSent: true, mailbox: 'open' });
    expect(await callOf(sam)).toMatchObject({ state: 'notSent', mailbox: 'none' });
  });

  test('of a shoot without a date says so, asks nothing, and cannot be followed by a nudge', async () => {
    await move({ date: null });
    await send([dana]);
    const { parsed } = await t.server.mailTo(emails.dana);
    expect(parsed.text).toContain("Mira Lindqvist from Mira's Team sent you the call sheet.");
    expect(parsed.text).toContain('You can answer on the page once there is one.');
    expect(parsed.text).not.toContain('asks if you can make it');
    await sentTo(dana);
    expect(await nudge([dana])).toEqual({ sent: [], skipped: [skip(dana, 'noDate')] });
  });

  test('says what has changed since the last one, and no other mail does', async () => {
    await send([dana, kim]);
    const first = await t.server.mailTo(emails.dana);
    await answer(linkIn(first), 'yes');
    await Promise.all([dana, kim].map(sentTo));
    await move({ date: '2126-11-22', time: '15:00' });
    // The time of the answer is not when they were asked again.
    const unasked = { state: 'askedAgain', at: null, isPlanSent: false };
    expect(await callOf(dana)).toMatchObject(unasked);
    expect(await callOf(kim)).toMatchObject({ state: 'sent', isPlanSent: false });
    await send([dana]);
    const { parsed } = await t.server.mailTo(emails.dana);
    expect(mailsTo(emails.dana)).toHaveLength(2);
    expect(mailsTo(emails.kim)).toHaveLength(1);
    expect(parsed.text).toContain('changed the plan and asks if you can still make it.');
    expect(parsed.text).toContain('Thursday, November 21 → Friday, November 22');
    expect(parsed.html).toMatch(/<s>Thursday, November 21<\/s>/);
    await sentTo(dana);
    const asked = await callOf(dana);
    expect(asked).toMatchObject({ state: 'askedAgain', at: asked?.sentAt, isPlanSent: true });
  });

  test('names the plan of the last email, whatever note came after it', async () => {
    await send([dana]);
    const path = linkIn((await t.server.mailTo(emails.dana))!);
    await answer(path, 'yes');
    const { at: answeredAt } = await callOf(dana);
    await move({ date: '2126-11-22' });
    await send([dana]);
    await sentTo(dana);
    await t.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'note=I+bring+a+friend',
    });
    const asked = await callOf(dana);
    expect(asked).toMatchObject({
      at: asked.sentAt,
      answer: { note: 'I bring a friend', at: answeredAt },
    });
    await move({ date: '2126-11-23' });
    const params = { id, participantId: dana };
    const { body } = await mira.call(getCallEmail, { params });
    expect(body.lines[0]).toMatchObject({
      text: 'Saturday, November 23',
      was: 'Friday, November 22',
    });
  });

  test('is followed by a cancellation if the shoot is deleted or the participant taken off', async () => {
    await send([dana, kim]);
    await Promise.all([emails.dana, emails.kim].map((address) => t.server.mailTo(address)));
    await Promise.all([dana, kim].map(sentTo));
    await mira.patch(`/api/shoots/${id}/resources`, {
      participants: [{ name: 'Kim Sato', email: emails.kim }],
    });
    expect((await t.server.mailTo(emails.dana)).parsed.subject).toMatch(/^Canceled: /);
    await mira.delete(`/api/shoots/${id}`);
    const gone = await t.server.mailTo(emails.kim);
    expect(gone.parsed.subject).toMatch(/^Canceled: /);
    expect(inviteOf(gone).method).toBe('CANCEL');
  });

  test('is previewed as it will be read', async () => {
    const { body } = await mira.call(getCallEmail, { params: { id, participantId: dana } });
    await send([dana]);
    const { parsed } = await t.server.mailTo(emails.dana);
    expect(body).toMatchObject({ to: 'Dana Okafor', subject: parsed.subject, hasEvent: true });
    const { heading, ask, label, value, lines, button, note } = body;
    for (const words of [heading, ask, label, value.text, button, note]) {
      expect(parsed.text).toContain(words);
    }
    for (const { text } of lines) expect(parsed.text).toContain(text);
    expect((await callOf(kim)).state).toBe('notSent');
  });

  test('attaches the PDF that was made once for all', async () => {
    const { body } = await mira.call(getCallPdf, at());
    await send([dana, kim], { attachPdf: true });
    for (const address of [emails.dana, emails.kim]) {
      const { parsed } = await t.server.mailTo(address);
      const file = parsed.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
      expect(file).toMatchObject({ filename: body.name, disposition: 'attachment' });
      expect((file!.content as ArrayBuffer).byteLength).toBe(body.bytes);
    }
    const { rows } = await t.database.pool.query("select data from pgboss.job where name = 'mail'");
    for (const { data } of rows) expect(JSON.stringify(data).length).toBeLessThan(1_000);
  });

  test('that the mail server refuses does not count as sent', async () => {
    t.server.refuse({ 'RCPT TO': 550 });
    await send([dana]);
    await sentTo(dana);
    expect(await callOf(dana)).toMatchObject({
      state: 'notSent',
      isPlanSent: false,
      mailbox: 'refused',
    });
  });

  test('is not sent to people without an address, with a link that is off, or who want no more', async () => {
    await send([kim]);
    const mail = await t.server.mailTo(emails.kim);
    const header = mail.parsed.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const url = new URL(header.slice(1, -1)).pathname;
    expect(mail.parsed.text).toContain(
      `Don’t send me any more of these:\nhttp://localhost:3000${url}`,
    );
    await sentTo(kim);
    expect((await t.app.inject({ url })).statusCode).toBe(200);
    expect(await callOf(kim)).toMatchObject({ mailbox: 'open' });
    await t.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(await callOf(kim)).toMatchObject({ mailbox: 'unsubscribed' });
    const off = { params: { id, participantId: dana }, body: { isOff: true } };
    await mira.call(updateCallLink, off);
    const refused = await mira.post(`/api/shoots/${id}/calls/send`, {
      participantIds: [dana, kim, sam],
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { error: 'None of the people you chose can get emails from this team' },
    });
    await mira.call(updateCallLink, { ...off, body: { isOff: false } });
    expect(await send([sam, kim, dana])).toEqual({
      sent: [dana],
      skipped: [skip(kim, 'unsubscribed'), skip(sam, 'noAddress')],
    });
  });
});

describe('sending', () => {
  test('twice with one key sends once', async () => {
    const body = { participantIds: [dana] };
    const headers = { 'idempotency-key': `key ${id}`.replace(' ', '-') };
    const post = () => mira.post(`/api/shoots/${id}/calls/send`, body, headers);
    const answers = [...(await Promise.all([post(), post()])), await post()];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await t.server.mailTo(emails.dana);
    await sentTo(dana);
    expect(mailsTo(emails.dana)).toHaveLength(1);
  });

  test('is refused for strangers to the shoot, for too long a line, and once the shoot is over', async () => {
    const url = `/api/shoots/${id}/calls/send`;
    const other = await signedIn(t);
    expect((await other.post(url, { participantIds: [dana] })).status).toBe(404);
    for (const body of [
      { participantIds: [id] },
      { participantIds: [] },
      { participantIds: [dana], line: 'x'.repeat(501) },
      { participantIds: [dana], more: true },
    ]) {
      expect((await mira.post(url, body)).status).toBe(422);
    }
    for (const plan of [{ status: 'completed' }, { status: 'planning', date: '2020-01-01' }]) {
      await move(plan);
      expect(await mira.post(url, { participantIds: [dana] })).toMatchObject({
        status: 422,
        body: { error: 'This shoot is over' },
      });
    }
    expect(mailsTo(emails.dana)).toEqual([]);
  });

  test('a new link makes the participant one who was not sent the plan', async () => {
    await send([dana]);
    const mail = await t.server.mailTo(emails.dana);
    await sentTo(dana);
    await mira.call(replaceCallLink, { params: { id, participantId: dana }, body: {} });
    expect((await t.app.inject({ url: linkIn(mail) })).statusCode).toBe(404);
    expect(await callOf(dana)).toMatchObject({ state: 'notSent', isPlanSent: false });
  });

  test('keeps the secrets of links out of the queue', async () => {
    t.server.refuse({ 'MAIL FROM': 451 });
    await send([dana]);
    const [link] = (await t.database.pool.query('select token from call_links')).rows.slice(-1);
    const { rows } = await t.database.pool.query('select data, output from pgboss.job');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(link.token);
    await t.database.pool.query("delete from pgboss.job where name = 'mail'");
  });
});

test('the list of the outbox does not show links', async () => {
  const plain = await testApp();
  await plain.app.startTasks();
  const person = await signedIn(plain);
  const shoot = await buildShoot(plain.database.orm, person.team, { date: '2126-11-21' });
  const guest = await buildGuest(plain.database.orm, shoot, { email: emails.kim });
  const sending = { params: { id: shoot.id }, body: { participantIds: [guest.id] } };
  await person.call(sendCalls, sending);
  const entries = await vi.waitFor(async () => {
    const found = await listOutbox(plain.env.dataDir);
    expect(found).toHaveLength(1);
    return found;
  });
  const { rows } = await plain.database.pool.query('select token from call_links');
  expect(await readFile(entries[0]!.file, 'utf8')).toContain(rows[0].token);
  expect(JSON.stringify(entries)).not.toContain(rows[0].token);
  await plain.close();
});

describe('a nudge', () => {
  test('reaches those who were asked and have not answered, once in 24 hours', async () => {
    await send([dana, kim]);
    const mail = await t.server.mailTo(emails.dana);
    await t.server.mailTo(emails.kim);
    await Promise.all([dana, kim].map(sentTo));
    await answer(linkIn(mail), 'maybe');
    const answers = await Promise.all([nudge(), nudge()]);
    expect(answers.flatMap(({ sent }) => sent)).toEqual([kim]);
    const nudged = await t.server.mailTo(emails.kim);
    expect(nudged.parsed.subject).toBe('Can you make it? Thu, Nov 21, 2:00 PM: Morgan le Fay');
    expect(nudged.parsed.text).toContain('is waiting for your answer. Can you make it?');
    await sentTo(kim);
    expect(await nudge()).toEqual({
      sent: [],
      skipped: [skip(dana, 'answered'), skip(kim, 'nudged'), skip(sam, 'noAddress')],
    });
    await t.database.pool.query(
      "update call_links set nudged_at = now() - interval '24 hours 1 minute' where participant_id = $1",
      [kim],
    );
    expect((await nudge([kim])).sent).toEqual([kim]);
    await t.server.mailTo(emails.kim);
    await sentTo(kim);
    expect(mailsTo(emails.kim)).toHaveLength(3);
  });

  test('reaches those who are asked again, and tells them the new plan', async () => {
    expect(await nudge([dana])).toEqual({ sent: [], skipped: [skip(dana, 'notSent')] });
    await send([dana]);
    await answer(linkIn(await t.server.mailTo(emails.dana)), 'yes');
    await sentTo(dana);
    expect((await nudge()).sent).toEqual([]);
    await mira.patch(`/api/shoots/${id}/resources`, {
      participants: [{ name: 'Dana Okafor', email: emails.dana, callTime: '12:00' }],
    });
    expect((await nudge()).sent).toEqual([dana]);
    const { parsed } = await t.server.mailTo(emails.dana);
    expect(parsed.text).toContain('1:15 PM → 12:00 PM');
    await sentTo(dana);
    expect(await callOf(dana)).toMatchObject({ state: 'askedAgain', isPlanSent: true });
  });
});
