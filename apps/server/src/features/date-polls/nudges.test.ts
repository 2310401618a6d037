import { getCallEmail, nudgeCalls } from '@lensemble/contract/call-sending';
import { callPath, listCalls } from '@lensemble/contract/calls';
import { askForDate, closeDatePoll } from '@lensemble/contract/date-polls';
import { takeDate } from '@lensemble/contract/taken-dates';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noRateLimits } from '../../http/rate-limits.ts';
import { newEmail, signedIn } from '../../testing/login.ts';
import { type MailApp, mailApp } from '../../testing/mail-app.ts';
import { buildCallLink, buildGuest, buildShoot } from '../../testing/shoots.ts';
import { nudgeForDeadlines } from './service.ts';

let t: MailApp;
let mira: Awaited<ReturnType<typeof signedIn>>;
let id: string;
let dana: string;
let kim: string;
let path: string;
beforeAll(async () => {
  t = await mailApp();
});
beforeEach(async () => {
  mira = await signedIn(t);
  const { orm } = t.database;
  const plan = { title: 'Dune Pilgrim', status: 'idea', timeZone: 'Europe/Paris' } as const;
  const shoot = await buildShoot(orm, mira.team, plan);
  id = shoot.id;
  [dana, kim] = [newEmail(), newEmail()];
  await buildGuest(orm, shoot, { name: 'Dana Okafor', email: dana });
  const guest = await buildGuest(orm, shoot, { name: 'Kim Sato', email: kim, position: 1 });
  await buildGuest(orm, shoot, { name: 'Sam Whitlock', position: 2 });
  path = callPath(await buildCallLink(orm, t.env, guest));
});
afterAll(() => t.close());

const DAY_MS = 86_400_000;
/** In 30 hours, asked for yesterday: the day before begins in 6 hours. */
const deadline = new Date(Date.now() + 1.25 * DAY_MS);
const dayBefore = new Date(deadline.getTime() - 0.9 * DAY_MS);
const params = () => ({ params: { id } });
const ask = async (until = deadline) => {
  const body = {
    candidates: [{ date: '2126-11-14', time: '15:00' }],
    deadline: until.toISOString(),
  };
  const { poll } = (await mira.call(askForDate, { ...params(), body })).body;
  return poll!.candidates[0]!.id;
};
const run = (now: Date) =>
  nudgeForDeadlines({ orm: t.database.orm, jobs: t.jobs, limits: noRateLimits }, now);
const jobs = async () => {
  const text = `select data->>'email' as email from pgboss.job where data->>'shootId' = $1 order by 1`;
  const { rows } = await t.database.pool.query<{ email: string }>(text, [id]);
  return rows.map(({ email }) => email);
};

describe('the day before the deadline', () => {
  test('those with an address who have not answered get one email, whatever number of servers looks', async () => {
    const candidate = await ask();
    await t.app.inject({
      method: 'POST',
      url: `${path}/dates`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ [candidate]: 'yes' }).toString(),
    });
    await run(new Date());
    expect(await jobs()).toEqual([]);
    await Promise.all([run(dayBefore), run(dayBefore), run(dayBefore)]);
    await run(dayBefore);
    expect(await jobs()).toEqual([dana]);
    const { parsed } = await t.server.mailTo(dana);
    expect(parsed.subject).toBe('When are you free? Dune Pilgrim');
    expect(parsed.text).toContain('is waiting for your answer. When are you free?');
    expect(parsed.text).toContain('Answer by');
    expect(parsed.text).toMatch(/\/call\/[\w-]{22}\.[\w-]{43}/);
    expect(parsed.attachments).toEqual([]);
  });

  test('a later deadline is reminded of once more', async () => {
    await ask();
    await run(dayBefore);
    const later = new Date(deadline.getTime() + 3 * DAY_MS);
    await ask(later);
    await run(dayBefore);
    expect(await jobs()).toEqual([dana, kim].sort());
    await run(new Date(later.getTime() - 0.5 * DAY_MS));
    const text = 'select nudged_for from date_polls where shoot_id = $1';
    const { rows } = await t.database.pool.query(text, [id]);
    expect(rows).toEqual([{ nudged_for: later }]);
  });

  const quiet: Readonly<Record<string, () => Promise<unknown>>> = {
    'was closed': () => mira.call(closeDatePoll, { ...params(), body: {} }),
    'was taken': async () => {
      const candidateId = await ask();
      await mira.call(takeDate, { ...params(), body: { candidateId } });
    },
    'is of a shoot that was planned': () => mira.patch(`/api/shoots/${id}`, { status: 'planning' }),
    'has no deadline any more': () =>
      mira.call(askForDate, { ...params(), body: { candidates: [{ date: '2126-11-14' }] } }),
    'was asked on that day': () => ask(new Date(Date.now() + 0.5 * DAY_MS)),
  };
  test.each(Object.keys(quiet))('a poll that %s is left alone', async (name) => {
    await ask();
    await quiet[name]!();
    await run(name === 'was asked on that day' ? new Date() : dayBefore);
    expect(await jobs()).toEqual([]);
  });
});

describe('a nudge of the team while the poll is open', () => {
  const nudge = async () => (await mira.call(nudgeCalls, { ...params(), body: {} })).body;
  const answer = (url: string, fields: Record<string, string>) =>
    t.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const kimOf = async () => (await mira.call(listCalls, params())).body[1]!.participantId;
  const markSent = async () =>
    t.database.pool.query('update call_links set sent_at = now() where participant_id = $1', [
      await kimOf(),
    ]);

  test('asks for dates, also those who said yes before, and has no calendar file', async () => {
    await mira.patch(`/api/shoots/${id}`, { date: '2126-11-13', time: '15:00' });
    await answer(path, { answer: 'yes' });
    await ask();
    await markSent();
    const participantId = await kimOf();
    const { body } = await mira.call(getCallEmail, { params: { id, participantId } });
    expect(body.hasEvent).toBe(false);
    expect((await nudge()).sent).toEqual([participantId]);
    const { parsed } = await t.server.mailTo(kim);
    expect(parsed.subject).toBe('When are you free? Dune Pilgrim');
    expect(parsed.text).toContain('is waiting for your answer. When are you free?');
    expect(parsed.attachments).toEqual([]);
  });

  test('leaves out those who have answered, who can still be nudged once a date is taken', async () => {
    const candidateId = await ask();
    await markSent();
    await answer(`${path}/dates`, { [candidateId]: 'no' });
    const participantId = await kimOf();
    const { sent, skipped } = await nudge();
    expect(sent).toEqual([]);
    expect(skipped).toContainEqual({ participantId, reason: 'answered' });
    const { body: calls } = await mira.call(listCalls, params());
    expect(calls[1]).toMatchObject({ nudgedAt: null, isOnItsWay: false });
  });

  test('asks for no date that is past, and so for nothing', async () => {
    await ask();
    await t.database.pool.query(
      `update date_candidates set date = '2020-01-01' where shoot_id = $1`,
      [id],
    );
    await markSent();
    const { sent, skipped } = await nudge();
    expect(sent).toEqual([]);
    expect(skipped).toContainEqual({ participantId: await kimOf(), reason: 'noDate' });
  });
});
