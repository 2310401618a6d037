import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresRateLimits } from '../../http/rate-limits.ts';
import { signedIn } from '../../testing/login.ts';
import { type MailApp, mailApp } from '../../testing/mail-app.ts';
import type { ReceivedMail } from '../../testing/mail-server.ts';
import { inviteOf, mailsAfter, remindedShoot, untilSent } from '../../testing/reminded-shoots.ts';
import { reminderToAddress } from '../mails/service.ts';

let t: MailApp;
beforeAll(async () => {
  t = await mailApp();
});
afterAll(() => t.close());

describe('people who were invited to shoots of a team', () => {
  const calledOff = ({ parsed, recipients }: ReceivedMail) => [recipients[0], parsed.subject];

  test('that is deleted hear of each, and their calendar takes it off', async () => {
    const first = await remindedShoot(t);
    const { mira, reminder, email } = first;
    const second = await remindedShoot(t, { title: 'Second', date: '2126-12-05' }, mira);
    await mira.patch(`/api/shoots/${second.id}/resources`, { participants: [first.guest] });
    await mira.post(`/api/shoots/${second.id}/send-reminders`);
    await t.server.mailTo(email);
    await remindedShoot(t, { date: '2021-11-28' }, mira);
    const others = await remindedShoot(t);
    await untilSent(t);
    await mira.post('/api/team', { name: 'Kept' });
    const before = t.server.mails.length;
    expect((await mira.delete(`/api/team/${mira.team.id}`)).status).toBe(200);
    await untilSent(t);
    const mails = t.server.mails.slice(before);
    expect(mails.map(calledOff).sort()).toEqual([
      [email, 'Canceled: Neon Ronin, Rain Run (Thursday, November 28, 2126)'],
      [email, 'Canceled: Second (Thursday, December 5, 2126)'],
    ]);
    const mail = mails.find(({ parsed }) => parsed.subject?.includes('Rain Run'));
    const [invited, told] = [inviteOf(reminder), inviteOf(mail!)];
    expect([told.method, told.status, told.uid]).toEqual(['CANCEL', 'CANCELLED', invited.uid]);
    expect(told.start).toEqual(invited.start);
    expect(told.sequence).toBeGreaterThan(invited.sequence);
    expect((await others.mira.get(others.url)).status).toBe(200);
  });

  test('that goes with the account of its only member hear of it', async () => {
    const { mira, email } = await remindedShoot(t);
    const leave = () => mira.delete('/api/auth/delete-account');
    expect(await mailsAfter(t, leave)).toEqual([email]);
  });

  test('that stays when a member deletes their account do not', async () => {
    const { mira, url } = await remindedShoot(t);
    const bob = await signedIn(t, { team: mira.team, role: 'member' });
    expect(await mailsAfter(t, () => mira.delete('/api/auth/delete-account'))).toEqual([]);
    expect((await bob.get(url)).status).toBe(200);
  });

  test('that may not be deleted do not', async () => {
    const { mira } = await remindedShoot(t);
    const refused: number[] = [];
    const attempt = async () =>
      refused.push((await mira.delete(`/api/team/${mira.team.id}`)).status);
    expect(await mailsAfter(t, attempt)).toEqual([]);
    expect(refused).toEqual([409]);
  });
});

test('a mailbox gets no more of the shoots of a deleted team than of others', async () => {
  const limited = await mailApp({ env: { rateLimits: true } });
  const { mira, email, guest } = await remindedShoot(limited);
  const second = await remindedShoot(limited, { date: '2126-12-05' }, mira);
  await mira.patch(`/api/shoots/${second.id}/resources`, { participants: [guest] });
  await mira.post(`/api/shoots/${second.id}/send-reminders`);
  await untilSent(limited);
  const { count } = postgresRateLimits(limited.database.pool);
  await count([{ ...reminderToAddress.by(email), times: 37 }]);
  await mira.post('/api/team', { name: 'Kept' });
  const before = limited.server.mails.length;
  expect((await mira.delete(`/api/team/${mira.team.id}`)).status).toBe(200);
  await untilSent(limited);
  expect(limited.server.mails.slice(before)).toHaveLength(1);
  await limited.close();
});
