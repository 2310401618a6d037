import type { CallAnswer } from '@lensemble/contract/call-state';
import { callPath, listCalls } from '@lensemble/contract/calls';
import { CALL_ANSWERS_MAX } from '@lensemble/contract/constants';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/login.ts';
import { buildCallLink, buildGuest, buildShoot } from '../../testing/shoots.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const PEOPLE = 200;
const EACH = 5;
/** The comparison of all answers of the shoot took eight seconds. */
const LIMIT_MS = 4_000;
const answers = ['yes', 'maybe', 'no'] as const;

const post = (token: string, fields: Record<string, string>) =>
  t.app.inject({
    method: 'POST',
    url: callPath(token),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

/**
 * Posts answers at once. A server that is overloaded refuses some, and their people send them again: one after the other,
 * because more at once would overload it for longer.
 */
async function postAll(given: readonly (Record<string, string> & { token: string })[]) {
  const codes = await Promise.all(given.map(({ token, ...fields }) => post(token, fields)));
  const statuses = codes.map(({ statusCode }) => statusCode);
  for (const [index, { token, ...fields }] of given.entries())
    while (statuses[index] === 503) statuses[index] = (await post(token, fields)).statusCode;
  return statuses;
}

async function crewOf(count: number) {
  const person = await signedIn(t);
  const { orm } = t.database;
  const shoot = await buildShoot(orm, person.team, { date: '2126-11-21' });
  const crew: { id: string; token: string; name: string; email: string }[] = [];
  for (let index = 0; index < count; index++) {
    const [name, email] = [`Guest ${index} of many`, `guest${index}@example.org`];
    const guest = await buildGuest(orm, shoot, { name, email, position: index });
    crew.push({ id: guest.id, token: await buildCallLink(orm, t.env, guest), name, email });
  }
  return { person, shoot, crew };
}

interface StoredAnswer {
  readonly participant_id: string;
  readonly answer: CallAnswer;
  readonly note: string;
}

test('a thousand answers to 200 links at once: none is lost, and the last of each person counts', async () => {
  const { person, shoot, crew } = await crewOf(PEOPLE);
  const given = crew.flatMap(({ id, token }, who) =>
    Array.from({ length: EACH }, (_, time) => ({
      id,
      token,
      answer: answers[(who + time) % answers.length]!,
      note: `note ${time} of ${id}`,
    })),
  );
  const posted = await postAll(given.map(({ id: _id, ...each }) => each));
  expect(new Set(posted)).toEqual(new Set([303]));

  const text =
    'select participant_id, answer, note from call_answers where shoot_id = $1 order by number';
  const stored = (await t.database.pool.query<StoredAnswer>(text, [shoot.id])).rows;
  const keyOf = ({ answer, note }: Pick<StoredAnswer, 'answer' | 'note'>) => `${answer} ${note}`;
  expect(stored.map(keyOf).sort()).toEqual(given.map(keyOf).sort());
  for (const { participant_id: of, note } of stored) expect(note).toContain(of);

  const last = new Map(stored.map((row) => [row.participant_id, row]));
  const { body } = await person.call(listCalls, { params: { id: shoot.id } });
  expect(body.map(({ participantId }) => participantId)).toEqual(crew.map(({ id }) => id));
  for (const { participantId, state, answer } of body) {
    const { answer: word, note } = last.get(participantId)!;
    expect({ state, note: answer?.note }).toEqual({ state: word, note });
  }
});

test('no participant sees the note, the address or the answer of another', async () => {
  const { person, crew } = await crewOf(4);
  for (const { token, name } of crew)
    await post(token, { answer: 'no', note: `Secret of ${name}` });
  for (const { id, token } of crew) {
    const { payload } = await t.app.inject({ url: callPath(token) });
    for (const other of crew) {
      expect(payload).toContain(other.name);
      expect(payload.includes(`Secret of ${other.name}`)).toBe(other.id === id);
      expect(payload).not.toContain(other.email);
      expect(payload).not.toContain(other.id);
      if (other.id !== id) expect(payload).not.toContain(other.token);
    }
    expect(payload).not.toContain(person.email);
    expect(payload).not.toContain(person.team.id);
  }
});

test('an answer does not take longer the more answers the others have given', async () => {
  const { shoot, crew } = await crewOf(PEOPLE);
  const client = await t.database.pool.connect();
  // Without the triggers, which record each answer as activity.
  await client.query('begin; set local session_replication_role = replica');
  await client.query(
    `insert into call_answers (team_id, shoot_id, participant_id, answer, plan)
     select k.team_id, k.shoot_id, k.id, 'yes', '{}' from shoot_participants k, generate_series(1, $2) where k.shoot_id = $1`,
    [shoot.id, CALL_ANSWERS_MAX],
  );
  await client.query('commit');
  client.release();
  const begun = performance.now();
  expect((await post(crew[0]!.token, { answer: 'no' })).statusCode).toBe(303);
  expect(performance.now() - begun).toBeLessThan(LIMIT_MS);
  const text =
    'select participant_id, answer from call_answers where shoot_id = $1 order by number';
  const { rows } = await t.database.pool.query<StoredAnswer>(text, [shoot.id]);
  expect(rows).toHaveLength(PEOPLE * CALL_ANSWERS_MAX);
  expect(rows.at(-1)).toEqual({ participant_id: crew[0]!.id, answer: 'no' });
});

test('an answer and the removal of its participant at once end in one of two ways', async () => {
  const { person, shoot, crew } = await crewOf(20);
  const removal = () => person.patch(`/api/shoots/${shoot.id}/resources`, { participants: [] });
  const [removed, ...posted] = await Promise.all([
    removal(),
    ...crew.map(({ token }) => post(token, { answer: 'yes' })),
  ]);
  expect(removed).toMatchObject({ status: 200 });
  expect((removed.body as ShootDetail).participants).toEqual([]);
  for (const { statusCode } of posted) expect([303, 404]).toContain(statusCode);
  const text = 'select from call_answers where shoot_id = $1';
  expect((await t.database.pool.query(text, [shoot.id])).rows).toEqual([]);
});

test('the history of one participant is bounded', async () => {
  const { crew } = await crewOf(1);
  const [{ id, token } = { id: '', token: '' }] = crew;
  for (let time = 0; time < 103; time++) await post(token, { answer: answers[time % 3]! });
  const text = 'select answer from call_answers where participant_id = $1 order by number';
  const { rows } = await t.database.pool.query<StoredAnswer>(text, [id]);
  expect(rows).toHaveLength(CALL_ANSWERS_MAX);
  expect(rows.at(-1)).toEqual({ answer: answers[102 % 3] });
});
