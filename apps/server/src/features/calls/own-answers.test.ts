import { answerCall, getCallLink, listCalls, updateCallLink } from '@lensemble/contract/calls';
import { connectAccount } from '@lensemble/contract/crew-accounts';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callLinks } from '../../db/schema/calls.ts';
import { makeDeps } from '../../make-deps.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';
import { deliver } from '../notifications/service.ts';

let t: TestApp;
let mira: Awaited<ReturnType<typeof signedIn>>;
let tomas: Awaited<ReturnType<typeof signedIn>>;
let id: string;
/** Tomás, as someone said, and Kim, who has no account. */
let own: string;
let kim: string;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  mira = await signedIn(t);
  tomas = await signedIn(t, { team: mira.team, role: 'member' });
  const { orm } = t.database;
  id = (await buildShoot(orm, mira.team, { date: '2126-11-21', time: '14:00' })).id;
  const entry = await buildItem(orm, mira.team, 'personnel', { name: 'Tomás', email: null });
  await mira.call(connectAccount, { params: { id: entry }, body: { userId: tomas.userId } });
  const participants = [{ personnelId: entry, callTime: '13:15' }, { name: 'Kim Sato' }];
  const { body } = await mira.patch(`/api/shoots/${id}/resources`, { participants });
  [own = '', kim = ''] = (body as ShootDetail).participants.map((each) => each.id);
});
afterAll(() => t.close());

const list = async (person: typeof mira) => (await person.call(listCalls, { params: { id } })).body;
const answer = (person: typeof mira, participantId: string, body: object) =>
  person.post(`/api/shoots/${id}/calls/${participantId}/answer`, body);

test('a member answers as who they are, as on the personal link, and as no one else', async () => {
  const [first, second] = await list(tomas);
  expect(first?.ownPlan).toMatchObject({ date: '2126-11-21', callTime: '13:15' });
  expect(second?.ownPlan).toBeNull();
  expect((await list(mira)).map(({ ownPlan }) => ownPlan)).toEqual([null, null]);
  const body = { answer: 'yes' as const, note: 'I bring the lamp', plan: first!.ownPlan! };
  const answered = await tomas.call(answerCall, { params: { id, participantId: own }, body });
  const said = { answer: 'yes', note: 'I bring the lamp' };
  expect(answered.body).toMatchObject({ participantId: own, state: 'yes', answer: said });
  const { url } = (await tomas.call(getCallLink, { params: { id, participantId: own } })).body;
  const page = await t.app.inject({ method: 'GET', url: new URL(url).pathname });
  expect(page.payload).toContain('I bring the lamp');
  expect((await answer(tomas, kim, { answer: 'yes' })).status).toBe(422);
  expect((await answer(mira, own, { answer: 'no' })).status).toBe(422);
  expect((await list(tomas)).map(({ state }) => state)).toEqual(['yes', 'notSent']);
});

test('an answer belongs to the plan that the member saw, and keeps its note', async () => {
  const plan = (await list(tomas))[0]!.ownPlan!;
  await answer(tomas, own, { answer: 'maybe', note: 'After work', plan });
  await mira.patch(`/api/shoots/${id}`, { date: '2126-11-22' });
  await answer(tomas, own, { answer: 'yes', plan });
  const [seen] = await list(tomas);
  expect(seen).toMatchObject({
    state: 'askedAgain',
    answer: { answer: 'yes', note: 'After work' },
  });
  await answer(tomas, own, { answer: 'yes', plan: seen?.ownPlan });
  expect((await list(tomas))[0]).toMatchObject({ state: 'yes' });
});

test('is refused without a date, with a link that is off, and with what is no answer', async () => {
  await mira.patch(`/api/shoots/${id}`, { date: null });
  const refused = await answer(tomas, own, { answer: 'yes' });
  expect(refused).toMatchObject({ status: 409, body: { error: 'There is no date to answer' } });
  expect(await t.database.orm.$count(callLinks, eq(callLinks.participantId, own))).toBe(0);
  await mira.patch(`/api/shoots/${id}`, { date: '2126-11-22' });
  expect((await answer(tomas, own, { answer: 'perhaps' })).status).toBe(422);
  expect((await answer(tomas, own, { answer: 'yes', note: 'x'.repeat(501) })).status).toBe(422);
  const off = { params: { id, participantId: own }, body: { isOff: true } };
  await mira.call(updateCallLink, off);
  expect((await answer(tomas, own, { answer: 'yes' })).status).toBe(409);
  expect((await list(tomas))[0]?.state).not.toBe('yes');
});

test('a refused answer to a shoot that is long over makes no link', async () => {
  await mira.patch(`/api/shoots/${id}`, { date: '2026-01-17' });
  const refused = await answer(tomas, own, { answer: 'yes' });
  expect(refused).toMatchObject({ status: 409, body: { error: 'This shoot is over' } });
  expect(await t.database.orm.$count(callLinks, eq(callLinks.participantId, own))).toBe(0);
});

test('the list follows the address of the account, and its confirmation', async () => {
  const address = 'kim@example.org';
  await mira.patch(`/api/shoots/${id}/resources`, {
    participants: [{ name: 'Kim Sato', email: address }],
  });
  const url = `/api/shoots/${id}/calls`;
  const set = (assignment: string, ...values: string[]) =>
    t.database.pool.query(`update users set ${assignment} where id = $1`, [
      tomas.userId,
      ...values,
    ]);
  const again = async ({ headers }: { headers: Record<string, unknown> }) =>
    tomas.get(url, { 'if-none-match': String(headers.etag) });
  const first = await tomas.get(url);
  await set('email = $2, email_verified = false', address);
  const unproven = await again(first);
  expect(unproven).toMatchObject({ status: 200, body: [{ ownPlan: null }] });
  await set('email_verified = true');
  const proven = await again(unproven);
  expect(proven).toMatchObject({ status: 200, body: [{ ownPlan: { date: '2126-11-21' } }] });
  expect((await again(proven)).status).toBe(304);
});

test('the team hears of it, as of an answer on the personal link', async () => {
  await answer(tomas, own, { answer: 'no', note: 'I am ill' });
  const deps = makeDeps(t);
  await deliver(deps, new Date());
  await deps.jobs.stop();
  const eventsOf = async (person: typeof mira) =>
    ((await person.get('/api/notifications')).body as { entries: { event: string }[] }).entries.map(
      ({ event }) => event,
    );
  expect(await eventsOf(mira)).toEqual(['declined']);
  expect(await eventsOf(tomas)).toEqual([]);
});
