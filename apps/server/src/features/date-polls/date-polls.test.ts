import { randomUUID } from 'node:crypto';
import { listCalls } from '@lensemble/contract/calls';
import { CALL_ANSWERS_MAX, OUTLOOK_MAX } from '@lensemble/contract/constants';
import { connectAccount } from '@lensemble/contract/crew-accounts';
import {
  answerDatePoll,
  askForDate,
  closeDatePoll,
  type DatePoll,
  getDatePoll,
  listDatePolls,
} from '@lensemble/contract/date-polls';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { takeDate, untakeDate } from '@lensemble/contract/taken-dates';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { dateCandidates, datePolls } from '../../db/schema/date-polls.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildLocation, buildShoot } from '../../testing/shoots.ts';
import { statementsOf } from '../../testing/statements.ts';

let t: TestApp;
let mira: Awaited<ReturnType<typeof signedIn>>;
let id: string;
let self: string;
let kim: string;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  mira = await signedIn(t);
  const { orm } = t.database;
  const { id: locationId } = await buildLocation(orm, mira.team, { address: '1 Pier' });
  const plan = { status: 'idea', timeZone: 'Europe/Rome', locationId } as const;
  id = (await buildShoot(orm, mira.team, plan)).id;
  const email = mira.email.toUpperCase();
  const personnelId = await buildItem(orm, mira.team, 'personnel', { name: 'Mira', email });
  const { body } = await mira.patch(`/api/shoots/${id}/resources`, {
    participants: [{ personnelId, callTime: '13:15' }, { name: 'Kim Sato' }],
  });
  [self = '', kim = ''] = (body as ShootDetail).participants.map((each) => each.id);
});
afterEach(() => vi.useRealTimers());
afterAll(() => t.close());

const DAY_MS = 86_400_000;
const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const SATURDAY = { date: '2126-11-16', time: '15:00' };
const SUNDAY = { date: '2126-11-17', time: null };
const params = () => ({ params: { id } });
const read = async () => (await mira.call(getDatePoll, params())).body.poll;
const ask = async (body: object): Promise<DatePoll> => {
  const answer = await mira.call(askForDate, { ...params(), body: body as never });
  expect(answer.status).toBe(200);
  return answer.body.poll!;
};
const answer = (participantId: string, answers: Record<string, 'yes' | 'maybe' | 'no'>) =>
  mira.call(answerDatePoll, { ...params(), body: { participantId, answers } });
const take = (candidateId: string) => mira.call(takeDate, { ...params(), body: { candidateId } });
const untake = (candidateId: string, before: object = { date: null, time: null }) =>
  mira.post(`/api/shoots/${id}/poll/untake`, { candidateId, ...before });
const tryAnswer = (participantId: string, answers: object) =>
  mira.post(`/api/shoots/${id}/poll/answers`, { participantId, answers });
const tryTake = (candidateId: string) => mira.post(`/api/shoots/${id}/poll/take`, { candidateId });
/** Answers of a person without an account. */
const vote = (participantId: string, answers: Record<string, string>) =>
  t.database.pool.query(
    `insert into date_votes (candidate_id, participant_id, team_id, shoot_id, answer)
     select key::uuid, $1, $2, $3, value from json_each_text($4)`,
    [participantId, mira.team.id, id, JSON.stringify(answers)],
  );
/** A date that was asked for before it passed. */
const addPast = (date: string) =>
  t.database.orm.insert(dateCandidates).values({ teamId: mira.team.id, shootId: id, date });
const idsOf = ({ candidates }: DatePoll) => candidates.map((each) => each.id);

const silent = { avatarUrl: null, answers: {}, note: null };

describe('asking for a date', () => {
  test('has candidates by date, a deadline, and all participants of the shoot', async () => {
    expect(await read()).toBeNull();
    const deadline = '2126-11-12T20:00:00+01:00';
    const poll = await ask({ candidates: [SUNDAY, SATURDAY], deadline });
    expect(poll).toEqual({
      version: 1,
      deadline: '2126-11-12T19:00:00.000Z',
      closedAt: null,
      candidates: [SATURDAY, SUNDAY].map((each) => ({ id: expect.any(String), ...each })),
      people: [
        { participantId: self, name: 'Mira', ...silent, isYou: true },
        { participantId: kim, name: 'Kim Sato', ...silent, isYou: false },
      ],
    });
    expect(await read()).toEqual(poll);
  });

  test('says in the shoot how many dates it asks for, until it stops', async () => {
    const asked = async () => {
      const { body, headers } = await mira.get(`/api/shoots/${id}`);
      return [(body as ShootDetail).datesAsked, headers.etag];
    };
    const [none, tag] = await asked();
    await ask({ candidates: [SATURDAY, SUNDAY] });
    expect(await asked()).toEqual([2, expect.not.stringMatching(String(tag))]);
    await mira.call(closeDatePoll, { ...params(), body: {} });
    expect([none, (await asked())[0]]).toEqual([0, 0]);
  });

  test('is answered for a crew entry by its account alone, whatever its address', async () => {
    const tomas = await signedIn(t, { team: mira.team, role: 'member' });
    const [entry] = (await mira.get('/api/personnel')).body as { id: string }[];
    await mira.call(connectAccount, {
      params: { id: entry!.id },
      body: { userId: tomas.userId },
    });
    const poll = await ask({ candidates: [SATURDAY] });
    expect(poll.people.map(({ isYou }) => isYou)).toEqual([false, false]);
    const [saturday = ''] = idsOf(poll);
    expect((await tryAnswer(self, { [saturday]: 'yes' })).status).toBe(422);
    const body = { participantId: self, answers: { [saturday]: 'yes' as const } };
    const { poll: answered } = (await tomas.call(answerDatePoll, { ...params(), body })).body;
    expect(answered?.people[0]).toMatchObject({ answers: { [saturday]: 'yes' }, isYou: true });
  });

  test('keeps the answers to the candidates that stay', async () => {
    const [saturday = '', sunday = ''] = idsOf(await ask({ candidates: [SATURDAY, SUNDAY] }));
    await answer(self, { [saturday]: 'yes', [sunday]: 'no' });
    const next = { date: '2126-11-16', time: null };
    const changed = await ask({ candidates: [next, SATURDAY] });
    expect(changed.candidates.map(({ time }) => time)).toEqual([null, '15:00']);
    expect(idsOf(changed)[1]).toBe(saturday);
    expect(changed.people[0]?.answers).toEqual({ [saturday]: 'yes' });
  });

  test('opens a closed poll again, with its answers', async () => {
    const [saturday = ''] = idsOf(await ask({ candidates: [SATURDAY] }));
    await answer(self, { [saturday]: 'yes' });
    const { body } = await mira.call(closeDatePoll, { ...params(), body: {} });
    expect(body.poll?.closedAt).not.toBeNull();
    expect((await tryAnswer(self, { [saturday]: 'no' })).status).toBe(409);
    const again = await ask({ candidates: [SATURDAY] });
    expect(again).toMatchObject({
      closedAt: null,
      people: [{ answers: { [saturday]: 'yes' } }, {}],
    });
  });

  test('does not replace a version that the caller has not seen', async () => {
    const url = `/api/shoots/${id}/poll`;
    const first = { 'if-match': '"0"' };
    const body = { candidates: [SATURDAY] };
    const both = await Promise.all([mira.post(url, body, first), mira.post(url, body, first)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = await mira.post(url, { candidates: [SUNDAY] }, first);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { poll: { version: 1 } } },
    });
    expect((await mira.post(url, { candidates: [SUNDAY] }, { 'if-match': '"1"' })).status).toBe(
      200,
    );
  });

  test.each([
    ['no candidate', { candidates: [] }, 'Please choose a date'],
    [
      'too many',
      {
        candidates: Array.from({ length: 21 }, (_, index) => ({ date: `2126-10-${10 + index}` })),
      },
      'At most 20 dates',
    ],
    ['a date twice', { candidates: [SUNDAY, SUNDAY] }, 'Please choose each date once'],
    ['no real date', { candidates: [{ date: '2126-02-30' }] }, 'Please choose a real date'],
    [
      'an unknown field',
      { candidates: [{ ...SUNDAY, id: randomUUID() }] },
      'This field is not known',
    ],
  ])('is refused with %s', async (_, body, sentence) => {
    const refused = await mira.post(`/api/shoots/${id}/poll`, body);
    expect(refused).toMatchObject({ status: 422 });
    expect(Object.values((refused.body as { fields: object }).fields)).toContain(sentence);
    expect(await read()).toBeNull();
  });

  test('is refused with a new deadline that is past; an open poll keeps its own', async () => {
    const url = `/api/shoots/${id}/poll`;
    const past = new Date(Date.now() - 1_000).toISOString();
    const refused = {
      status: 422,
      body: { fields: { deadline: 'Please choose a time that is still to come' } },
    };
    const body = { candidates: [SATURDAY], deadline: past };
    expect(await mira.post(url, body)).toMatchObject(refused);
    expect(await read()).toBeNull();
    await ask({ candidates: [SATURDAY] });
    const store = `update date_polls set deadline = '${past}' where shoot_id = '${id}'`;
    await t.database.pool.query(store);
    expect(await ask(body)).toMatchObject({ deadline: past });
    await mira.post(`${url}/close`, {});
    expect(await mira.post(url, body)).toMatchObject(refused);
  });

  test('is refused with new dates that are over in every zone, and nothing is changed', async () => {
    const url = `/api/shoots/${id}/poll`;
    const sentence = 'Please choose today or a later day';
    const now = Date.parse('2026-11-16T12:00:00Z');
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const [over, last] = [dayAt(now - 2 * DAY_MS), dayAt(now - DAY_MS)];
    const first = await mira.post(url, { candidates: [SATURDAY, { date: over }] });
    expect(first).toMatchObject({
      status: 422,
      body: { fields: { 'candidates.1.date': sentence } },
    });
    expect(await read()).toBeNull();
    expect(await ask({ candidates: [{ date: last }] })).toMatchObject({ version: 1 });
    await addPast(over);
    // Another time of the day is another date.
    const changed = { candidates: [{ date: over }, { date: over, time: '10:00' }] };
    const second = await mira.post(url, changed);
    expect(second).toMatchObject({ status: 422, body: { error: sentence } });
    expect((second.body as { fields: object }).fields).toEqual({ 'candidates.1.date': sentence });
    expect(await read()).toMatchObject({
      version: 1,
      candidates: [{ date: over }, { date: last }],
    });
    const kept = await ask({ candidates: [{ date: over }, SATURDAY] });
    expect(kept.candidates).toMatchObject([{ date: over, time: null }, SATURDAY]);
  });

  test('makes a shoot that is planned without a date an idea again, unless the dates are stale', async () => {
    await mira.patch(`/api/shoots/${id}`, { status: 'planning' });
    const { version } = await ask({ candidates: [SATURDAY] });
    const { body } = await mira.get(`/api/shoots/${id}`);
    expect(body).toMatchObject({ status: 'idea', date: null });
    await mira.patch(`/api/shoots/${id}`, { status: 'ready to shoot' });
    const headers = { 'if-match': `"${version - 1}"` };
    const stale = { candidates: [SUNDAY] };
    const refused = await mira.post(`/api/shoots/${id}/poll`, stale, headers);
    expect(refused.status).toBe(409);
    expect((await mira.get(`/api/shoots/${id}`)).body).toMatchObject({ status: 'ready to shoot' });
  });

  test.each([{ status: 'planning', date: '2126-11-20' }, { status: 'completed' }])(
    'is not for %j',
    async (plan) => {
      await mira.patch(`/api/shoots/${id}`, plan);
      const refused = await mira.post(`/api/shoots/${id}/poll`, { candidates: [SUNDAY] });
      expect(refused).toMatchObject({
        status: 409,
        body: { error: 'Only an idea or a planned shoot without a date can ask for a date' },
      });
    },
  );
});

describe('a member', () => {
  test('answers as the participant with their address, and as no other', async () => {
    const [saturday = '', sunday = ''] = idsOf(await ask({ candidates: [SATURDAY, SUNDAY] }));
    const answered = await answer(self, { [saturday]: 'yes', [sunday]: 'maybe' });
    expect(answered.body.poll?.people[0]?.answers).toEqual({
      [saturday]: 'yes',
      [sunday]: 'maybe',
    });
    await answer(self, { [saturday]: 'no' });
    expect((await read())?.people[0]?.answers).toEqual({ [saturday]: 'no', [sunday]: 'maybe' });
    expect((await tryAnswer(kim, { [saturday]: 'yes' })).status).toBe(422);
    expect((await read())?.people[1]?.answers).toEqual({});
  });

  test('sees that nothing changed without a statement, and answers of people who were removed no more', async () => {
    const [saturday = ''] = idsOf(await ask({ candidates: [SATURDAY] }));
    await vote(kim, { [saturday]: 'yes' });
    const url = `/api/shoots/${id}/poll`;
    const first = await mira.get(url);
    const known = { 'if-none-match': String(first.headers.etag) };
    const statements = await statementsOf(async () => {
      expect((await mira.get(url, known)).status).toBe(304);
    });
    expect(statements).toHaveLength(1);
    await mira.patch(`/api/shoots/${id}/resources`, { participants: [] });
    expect((await read())?.people).toEqual([]);
    const { rows } = await t.database.pool.query('select from date_votes where shoot_id = $1', [
      id,
    ]);
    expect(rows).toEqual([]);
  });

  test('reaches no poll of another team or shoot', async () => {
    const [saturday = ''] = idsOf(await ask({ candidates: [SATURDAY] }));
    const stranger = await signedIn(t);
    const url = `/api/shoots/${id}/poll`;
    const bodies = {
      '/answers': { participantId: self, answers: {} },
      '/take': { candidateId: saturday },
      '/untake': { candidateId: saturday, date: null, time: null },
    };
    for (const [path, body] of Object.entries({
      '': { candidates: [SUNDAY] },
      '/close': {},
      ...bodies,
    })) {
      expect((await stranger.post(url + path, body)).status).toBe(404);
    }
    const other = await buildShoot(t.database.orm, mira.team, { status: 'idea' });
    const body = { candidateId: saturday };
    await mira.post(`/api/shoots/${other.id}/poll`, { candidates: [SUNDAY] });
    expect((await mira.post(`/api/shoots/${other.id}/poll/take`, body)).status).toBe(422);
    await mira.post(`/api/shoots/${other.id}/poll/answers`, {
      ...{ participantId: self, answers: { [saturday]: 'yes' } },
    });
    expect((await read())?.people[0]?.answers).toEqual({});
  });
});

describe('taking a date', () => {
  test('plans the shoot, and turns answers to the date into answers to the plan', async () => {
    const [saturday = '', sunday = ''] = idsOf(await ask({ candidates: [SATURDAY, SUNDAY] }));
    await answer(self, { [saturday]: 'maybe', [sunday]: 'no' });
    await vote(kim, { [sunday]: 'yes' });
    const taken = await take(saturday);
    expect(taken.body).toMatchObject({ id, status: 'planning', ...SATURDAY });
    const { body: calls } = await mira.call(listCalls, params());
    expect(calls).toMatchObject([
      { participantId: self, state: 'maybe', changes: null, isPlanSent: false },
      { participantId: kim, state: 'notSent', answer: null },
    ]);
    expect((await read())?.closedAt).not.toBeNull();
    const { rows } = await t.database.pool.query(
      'select held is not null as held from shoots where id = $1',
      [id],
    );
    expect(rows).toEqual([{ held: true }]);
    await mira.patch(`/api/shoots/${id}`, { time: '16:00' });
    const { body: later } = await mira.call(listCalls, params());
    expect(later[0]).toMatchObject({ state: 'askedAgain' });
  });

  test.each<[string, () => Promise<unknown>, string]>([
    [
      'the place',
      async () => {
        const other = await buildLocation(t.database.orm, mira.team, { name: 'Pier' });
        return mira.patch(`/api/shoots/${id}`, { locationId: other.id });
      },
      'place',
    ],
    ['the zone', () => mira.patch(`/api/shoots/${id}`, { timeZone: 'UTC' }), 'timeZone'],
    [
      'the call time',
      async () => {
        const { body } = await mira.get(`/api/shoots/${id}`);
        const [me] = (body as ShootDetail).participants;
        const participants = [{ personnelId: me?.personnelId, callTime: '14:15' }];
        return mira.patch(`/api/shoots/${id}/resources`, { participants });
      },
      'arrival',
    ],
  ])('asks those again who answered before %s changed', async (_what, change, part) => {
    const [saturday = ''] = idsOf(await ask({ candidates: [SATURDAY] }));
    await answer(self, { [saturday]: 'yes' });
    expect(await change()).toMatchObject({ status: 200 });
    await take(saturday);
    const { body: calls } = await mira.call(listCalls, params());
    expect(calls[0]).toMatchObject({ participantId: self, state: 'askedAgain' });
    expect(Object.keys(calls[0]?.changes ?? {})).toEqual([part]);
  });

  test('keeps the last answers of a participant, as any answer does', async () => {
    const [saturday = ''] = idsOf(await ask({ candidates: [SATURDAY] }));
    await t.database.pool.query(
      `insert into call_answers (team_id, shoot_id, participant_id, answer, plan)
       select $1, $2, $3, 'no', '{}' from generate_series(1, $4::int)`,
      [mira.team.id, id, self, CALL_ANSWERS_MAX],
    );
    await answer(self, { [saturday]: 'yes' });
    await take(saturday);
    const { rows } = await t.database.pool.query(
      'select answer from call_answers where participant_id = $1 order by number desc',
      [self],
    );
    expect([rows.length, rows[0]]).toEqual([CALL_ANSWERS_MAX, { answer: 'yes' }]);
  });

  test('counts an answer that was given again after the change', async () => {
    const [saturday = ''] = idsOf(await ask({ candidates: [SATURDAY] }));
    await answer(self, { [saturday]: 'yes' });
    await mira.patch(`/api/shoots/${id}`, { timeZone: 'UTC' });
    await answer(self, { [saturday]: 'maybe' });
    await take(saturday);
    const { body: calls } = await mira.call(listCalls, params());
    expect(calls[0]).toMatchObject({ state: 'maybe', changes: null });
  });

  test('is one transaction: where the plan cannot be stored, the poll stays open without answers to it', async () => {
    const { pool } = t.database;
    const [saturday = ''] = idsOf(await ask({ candidates: [SATURDAY] }));
    await answer(self, { [saturday]: 'yes' });
    await pool.query('alter table shoots add constraint no_date check (date is null) not valid');
    const refused = await tryTake(saturday);
    await pool.query('alter table shoots drop constraint no_date');
    expect(refused.status).toBe(500);
    expect(await read()).toMatchObject({ closedAt: null, version: 1 });
    const { body: calls } = await mira.call(listCalls, params());
    expect(calls[0]).toMatchObject({ participantId: self, answer: null });
    expect((await take(saturday)).body).toMatchObject(SATURDAY);
  });

  test('without a time takes the day', async () => {
    await mira.patch(`/api/shoots/${id}`, { time: '09:00' });
    const [sunday = ''] = idsOf(await ask({ candidates: [SUNDAY] }));
    expect((await take(sunday)).body).toMatchObject(SUNDAY);
  });

  test('happens once, whatever two members press at once', async () => {
    const ids = idsOf(await ask({ candidates: [SATURDAY, SUNDAY] }));
    const both = await Promise.all(ids.map(tryTake));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = both.find(({ status }) => status === 200)!.body as ShootDetail;
    const { body } = await mira.get(`/api/shoots/${id}`);
    expect((body as ShootDetail).date).toBe(winner.date);
  });

  test('while answers arrive counts each of them, or refuses it', async () => {
    const [saturday = ''] = idsOf(await ask({ candidates: [SATURDAY] }));
    const [answered, taken] = await Promise.all([
      tryAnswer(self, { [saturday]: 'yes' }),
      take(saturday),
    ]);
    expect(taken.status).toBe(200);
    const { body: calls } = await mira.call(listCalls, params());
    expect(calls[0]?.state).toBe(answered.status === 200 ? 'yes' : 'notSent');
    expect([200, 409]).toContain(answered.status);
  });

  test('is refused for a date that is not asked for, and once the shoot is planned', async () => {
    const [saturday = ''] = idsOf(await ask({ candidates: [SATURDAY] }));
    await ask({ candidates: [SUNDAY] });
    expect((await tryTake(saturday)).status).toBe(422);
    const [sunday = ''] = idsOf((await read())!);
    await mira.patch(`/api/shoots/${id}`, { status: 'planning' });
    expect((await tryTake(sunday)).status).toBe(409);
    expect((await tryAnswer(self, { [sunday]: 'yes' })).status).toBe(409);
  });
});

describe('the open polls of a team', () => {
  const polls = async () => (await mira.call(listDatePolls, {})).body;

  test('say how many have answered, and the best date, also by its light', async () => {
    expect(await polls()).toEqual([]);
    // 4 PM has golden light in November, and noon has none.
    const noon = { date: '2126-11-15', time: '12:00' };
    const late = { date: '2126-11-16', time: '16:00' };
    const [first = '', second = ''] = idsOf(await ask({ candidates: [noon, late] }));
    await addPast('2020-01-01');
    const poll = { shootId: id, dates: 2, people: 2, answered: 0, best: null };
    expect(await polls()).toEqual([poll]);
    await answer(self, { [first]: 'yes', [second]: 'yes' });
    expect(await polls()).toEqual([{ ...poll, answered: 1, best: noon }]);
    const { locationId } = (await mira.get(`/api/shoots/${id}`)).body as ShootDetail;
    await mira.patch(`/api/locations/${locationId}`, { latitude: 44.59, longitude: 11 });
    expect(await polls()).toEqual([{ ...poll, answered: 1, best: late }]);
    await vote(kim, { [second]: 'no' });
    await answer(self, { [second]: 'yes' });
    expect(await polls()).toEqual([{ ...poll, answered: 2, best: noon }]);
  });

  test('leave out a date once it is past in every zone, also where nothing else changes', async () => {
    const noon = Date.parse(`${dayAt(Date.now())}T12:00:00Z`);
    vi.useFakeTimers({ now: noon, toFake: ['Date'] });
    const [first, second] = [dayAt(noon - DAY_MS), dayAt(noon + DAY_MS)];
    const [yesterday = ''] = idsOf(await ask({ candidates: [{ date: first }, { date: second }] }));
    await answer(self, { [yesterday]: 'yes' });
    const before = await mira.call(listDatePolls, {});
    expect(before.body).toMatchObject([{ dates: 2, best: { date: first } }]);
    const known = { 'if-none-match': String(before.headers.etag) };
    expect((await mira.get(listDatePolls.path, known)).status).toBe(304);
    vi.setSystemTime(noon + DAY_MS);
    const after = await mira.get(listDatePolls.path, known);
    expect(after.body).toMatchObject([{ dates: 1, best: null }]);
  });

  test('are not displaced by many whose dates are all past', async () => {
    const past = Array.from({ length: OUTLOOK_MAX }, (_, index) => ({
      id: `00000000-0000-4000-8000-${`${index}`.padStart(12, '0')}`,
      ...({ teamId: mira.team.id, title: 'Tide', status: 'idea', timeZone: 'UTC' } as const),
      ...{ durationMinutes: 60, color: '#3B82F6' },
    }));
    const polls = past.map(({ id: shootId, teamId }) => ({ shootId, teamId }));
    await t.database.orm.insert(shoots).values(past);
    await t.database.orm.insert(datePolls).values(polls);
    await t.database.orm
      .insert(dateCandidates)
      .values(polls.map((poll) => ({ ...poll, date: '2020-01-01' })));
    await ask({ candidates: [SATURDAY] });
    expect((await mira.call(listDatePolls, {})).body).toMatchObject([{ shootId: id }]);
  });

  test('are those of ideas that are still asked', async () => {
    const [saturday = ''] = idsOf(await ask({ candidates: [SATURDAY] }));
    const stranger = await signedIn(t);
    expect((await stranger.call(listDatePolls, {})).body).toEqual([]);
    await mira.call(closeDatePoll, { ...params(), body: {} });
    expect(await polls()).toEqual([]);
    await ask({ candidates: [SATURDAY] });
    expect(await polls()).toHaveLength(1);
    await take(saturday);
    expect(await polls()).toEqual([]);
  });
});

test('20 dates and 60 people are two statements', async () => {
  const participants = Array.from({ length: 60 }, (_, index) => ({ name: `Guest ${index}` }));
  const { body } = await mira.patch(`/api/shoots/${id}/resources`, { participants });
  const candidates = Array.from({ length: 20 }, (_, index) => ({ date: `2126-10-${10 + index}` }));
  const poll = await ask({ candidates });
  const answers = Object.fromEntries(idsOf(poll).map((candidateId) => [candidateId, 'yes']));
  for (const { id: guest } of (body as ShootDetail).participants) await vote(guest, answers);
  const statements = await statementsOf(async () => {
    const people = (await read())?.people ?? [];
    expect(people.flatMap((person) => Object.values(person.answers))).toHaveLength(1_200);
  });
  // The session, the poll and the people.
  expect(statements).toHaveLength(3);
});

describe('taking a date back', () => {
  test('asks again, with the date of before, and makes its answers answers to the poll only', async () => {
    await mira.patch(`/api/shoots/${id}`, { date: '2126-11-02' });
    const [saturday = '', sunday = ''] = idsOf(await ask({ candidates: [SATURDAY, SUNDAY] }));
    await answer(self, { [saturday]: 'yes' });
    await vote(kim, { [saturday]: 'no', [sunday]: 'yes' });
    await take(saturday);
    const before = { date: '2126-11-02', time: null };
    const undone = await mira.call(untakeDate, {
      ...params(),
      body: { candidateId: saturday, ...before },
    });
    expect(undone.body).toMatchObject({ id, status: 'idea', ...before });
    const poll = await read();
    expect(poll).toMatchObject({ closedAt: null, version: 3 });
    expect(poll?.people.map(({ answers }) => answers)).toEqual([
      { [saturday]: 'yes' },
      { [saturday]: 'no', [sunday]: 'yes' },
    ]);
    const { body: calls } = await mira.call(listCalls, params());
    expect(calls.map(({ answer: given }) => given)).toEqual([null, null]);
  });

  test('keeps an answer that came before and one that came since', async () => {
    await mira.patch(`/api/shoots/${id}`, { date: '2126-11-02' });
    const url = `/api/shoots/${id}/calls`;
    const given = async () =>
      (await mira.call(listCalls, params())).body.map((each) => each.answer?.answer);
    await t.database.pool.query('update users set email_verified = true where id = $1', [
      mira.userId,
    ]);
    await mira.post(`${url}/${self}/answer`, { answer: 'maybe' });
    const [saturday = ''] = idsOf(await ask({ candidates: [SATURDAY] }));
    await answer(self, { [saturday]: 'no' });
    await take(saturday);
    expect(await given()).toEqual(['no', undefined]);
    await untake(saturday);
    expect(await given()).toEqual(['maybe', undefined]);
    await take(saturday);
    await mira.post(`${url}/${self}/answer`, { answer: 'yes' });
    await untake(saturday);
    expect(await given()).toEqual(['yes', undefined]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['another date', () => mira.patch(`/api/shoots/${id}`, { date: '2126-11-30' })],
    ['another time', () => mira.patch(`/api/shoots/${id}`, { time: '16:00' })],
    ['another status', () => mira.patch(`/api/shoots/${id}`, { status: 'ready to shoot' })],
  ])('is refused once the shoot has %s', async (_what, change) => {
    const [saturday = ''] = idsOf(await ask({ candidates: [SATURDAY] }));
    await take(saturday);
    await change();
    expect(await untake(saturday)).toMatchObject({
      status: 409,
      body: { error: 'This shoot has changed since the date was taken' },
    });
    expect(await read()).toMatchObject({ closedAt: expect.any(String) });
  });

  test('is refused for a date that was not taken', async () => {
    const [saturday = '', sunday = ''] = idsOf(await ask({ candidates: [SATURDAY, SUNDAY] }));
    expect((await untake(saturday)).status).toBe(409);
    await take(saturday);
    expect((await untake(sunday)).status).toBe(409);
    expect((await untake(randomUUID())).status).toBe(422);
  });

  test('is one transaction: where the plan cannot be stored, the date stays taken', async () => {
    const { pool } = t.database;
    const [saturday = ''] = idsOf(await ask({ candidates: [SATURDAY] }));
    await answer(self, { [saturday]: 'yes' });
    await take(saturday);
    const check = "alter table shoots add constraint no_idea check (status <> 'idea') not valid";
    await pool.query(check);
    const refused = await untake(saturday);
    await pool.query('alter table shoots drop constraint no_idea');
    expect(refused.status).toBe(500);
    expect((await read())?.closedAt).not.toBeNull();
    const { body: calls } = await mira.call(listCalls, params());
    expect(calls[0]).toMatchObject({ participantId: self, state: 'yes' });
  });
});
