import { callPath, listCalls } from '@lensemble/contract/calls';
import { CALL_NOTE_MAX } from '@lensemble/contract/constants';
import {
  askForDate,
  closeDatePoll,
  type DatePoll,
  getDatePoll,
} from '@lensemble/contract/date-polls';
import { takeDate } from '@lensemble/contract/taken-dates';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/login.ts';
import { buildCallLink, buildGuest, buildLocation, buildShoot } from '../../testing/shoots.ts';
import { statementsOf } from '../../testing/statements.ts';

let t: TestApp;
let mira: Awaited<ReturnType<typeof signedIn>>;
let id: string;
let path: string;
let dana: string;
let ids: readonly string[];
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  mira = await signedIn(t);
  const { orm } = t.database;
  const place = { latitude: 44.59, longitude: -1.21, name: 'Dune du Pilat' };
  const { id: locationId } = await buildLocation(orm, mira.team, place);
  const plan = { status: 'idea', timeZone: 'Europe/Paris', locationId } as const;
  const shoot = await buildShoot(orm, mira.team, plan);
  id = shoot.id;
  const guest = await buildGuest(orm, shoot, { name: 'Dana Okafor' });
  dana = guest.id;
  path = callPath(await buildCallLink(orm, t.env, guest));
  const candidates = [{ date: '2126-11-14', time: '15:00' }, { date: '2126-11-15' }];
  ids = (await ask({ candidates, deadline: '2126-11-12T19:00:00Z' })).candidates.map(
    (each) => each.id,
  );
});
afterAll(() => t.close());

const ask = async (body: object): Promise<DatePoll> =>
  (await mira.call(askForDate, { params: { id }, body: body as never })).body.poll!;
const answersOf = async () =>
  (await mira.call(getDatePoll, { params: { id } })).body.poll?.people[0]?.answers;
const page = async () => (await t.app.inject({ url: path })).payload;
const post = (fields: Record<string, string>, headers = {}, url = `${path}/dates`) =>
  t.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const tap = (fields: Record<string, string>, url?: string) =>
  post(fields, { accept: 'application/json' }, url);
const radio = (candidate: string, answer: string, checked = '') =>
  `<input type="radio" name="${candidate}" value="${answer}"${checked}>`;

describe('the personal page of an idea that asks for a date', () => {
  test('asks for each date, with the light, and until when', async () => {
    const shown = await page();
    expect(shown).toContain('When are you free, Dana?');
    expect(shown).toContain('Answer by Tuesday, November 12');
    expect(shown).toContain('Thursday, November 14');
    expect(shown).toContain('3:00 PM');
    expect(shown).toContain('Any time that day');
    expect(shown).toMatch(/#icon-duration"\/><\/svg>2h</);
    expect(shown).toMatch(/Golden 4:5\d PM – 5:5\d PM/);
    expect(shown).toContain('0 of 2 answered');
    for (const candidate of ids) expect(shown).toContain(radio(candidate, 'maybe'));
    expect(shown).not.toContain('Can you make it?');
  });

  test('names the moment of each date with a time, which its script tells in the zone of the reader', async () => {
    const shown = await page();
    expect(shown.match(/<time datetime="[^"]*" data-zone="Europe\/Paris">/g)).toEqual([
      '<time datetime="2126-11-14T14:00:00.000Z" data-zone="Europe/Paris">',
    ]);
    expect(shown.match(/<span hidden data-where-you-are="{time} where you are">/g)).toHaveLength(1);
  });

  test('takes all answers from its form, and shows them', async () => {
    const [first = '', second = ''] = ids;
    const sent = await post({ [first]: 'no', [second]: 'maybe' });
    expect(sent).toMatchObject({ statusCode: 303, headers: { location: path } });
    expect(await answersOf()).toEqual({ [first]: 'no', [second]: 'maybe' });
    const shown = await page();
    expect(shown).toContain(radio(first, 'no', ' checked'));
    expect(shown).toContain(radio(second, 'maybe', ' checked'));
    expect(shown).toContain('2 of 2 answered');
  });

  test('takes single taps from its script, and says when the dates are others', async () => {
    const [first = '', second = ''] = ids;
    expect((await tap({ [first]: 'yes' })).statusCode).toBe(204);
    expect(await answersOf()).toEqual({ [first]: 'yes' });
    await ask({ candidates: [{ date: '2126-11-14', time: '15:00' }] });
    expect((await tap({ [second]: 'yes' })).statusCode).toBe(409);
    expect((await tap({ [first]: 'no' })).statusCode).toBe(204);
  });

  test.each([
    [{ 'not-an-id': 'yes' }],
    [{ '018f0000-0000-4000-8000-000000000000': 'yes' }],
    [{ answer: 'yes' }],
  ])('stores nothing of what is not asked: %j', async (fields) => {
    expect((await post(fields as Record<string, string>)).statusCode).toBe(303);
    expect((await tap({ [ids[0]!]: 'perhaps' })).statusCode).toBe(409);
    expect(await answersOf()).toEqual({});
  });

  test('shows the plan once a date is taken, with the answer to it', async () => {
    const [first = ''] = ids;
    await post({ [first]: 'yes' });
    await mira.call(takeDate, { params: { id }, body: { candidateId: first } });
    const shown = await page();
    expect(shown).toContain('You’re coming.');
    expect(shown).not.toContain('When are you free');
    expect((await tap({ [first]: 'no' })).statusCode).toBe(409);
    expect((await post({ [first]: 'no' })).statusCode).toBe(303);
  });

  test('counts an answer for the plan that the page showed, and asks again if the team took another one', async () => {
    const [first = ''] = ids;
    const states = async () => (await mira.call(listCalls, { params: { id } })).body;
    const [seen = ''] = /(?<=name="plan" value=")[^"]+/.exec(await page()) ?? [];
    const plan = seen.replaceAll('&quot;', '"');
    expect(JSON.parse(plan)).toMatchObject({ place: { name: 'Dune du Pilat' }, callTime: null });
    const other = await buildLocation(t.database.orm, mira.team, { name: 'Pier' });
    await mira.patch(`/api/shoots/${id}`, { locationId: other.id });
    // A page from before the change.
    expect((await tap({ [first]: 'yes', plan })).statusCode).toBe(204);
    await mira.call(takeDate, { params: { id }, body: { candidateId: first } });
    expect(await states()).toMatchObject([
      {
        state: 'askedAgain',
        changes: { place: { before: { name: 'Dune du Pilat' }, now: { name: 'Pier' } } },
      },
    ]);
    const shown = await page();
    expect(shown).toContain('The plan has moved. Still in?');
    expect(shown).toContain('Dune du Pilat');
  });

  test('asks for no date that is past, and for none once the shoot is planned', async () => {
    await ask({ candidates: [{ date: '2126-11-14' }] });
    await t.database.pool.query(
      `update date_candidates set date = '2020-01-01' where shoot_id = $1`,
      [id],
    );
    expect(await page()).toContain('No date yet');
    await ask({ candidates: [{ date: '2126-11-14' }] });
    expect(await page()).toContain('When are you free, Dana?');
    await mira.patch(`/api/shoots/${id}`, { status: 'planning' });
    expect(await page()).toContain('No date yet');
  });

  test('asks nothing once the team stops asking, and stores no answer', async () => {
    await mira.call(closeDatePoll, { params: { id }, body: {} });
    const shown = await page();
    expect(shown).toContain('Nothing to answer yet');
    expect(shown).toContain('has not set a date yet.');
    expect(shown).not.toContain('name="answer"');
    expect(shown).not.toContain('Can you make it?');
    const refused = await post({ answer: 'yes' }, {}, path);
    expect(refused.statusCode).toBe(409);
    expect(refused.payload).toContain('Your answer was not saved');
    expect(refused.payload).toContain('This shoot no longer has a date.');
    const { body } = await mira.call(listCalls, { params: { id } });
    expect(body[0]).toMatchObject({ answer: null, hasDate: false });
  });

  test('refuses an answer to a plan while the dates are asked for', async () => {
    const refused = await post({ answer: 'yes' }, {}, path);
    expect(refused.statusCode).toBe(409);
    expect(refused.payload).toContain('Your answer was not saved');
    expect(refused.payload).toContain('When are you free, Dana?');
    expect(refused.payload).not.toContain('Nothing to answer yet');
  });

  test('is dead without its link or its participant', async () => {
    await post({ [ids[0]!]: 'yes', note: 'Mornings' });
    await mira.patch(`/api/shoots/${id}/resources`, { participants: [] });
    expect((await tap({ [ids[0]!]: 'yes' })).statusCode).toBe(404);
    for (const table of ['date_votes', 'date_notes']) {
      const kept = `select from ${table} where participant_id = $1`;
      expect((await t.database.pool.query(kept, [dana])).rows).toEqual([]);
    }
  });
});

describe('a note about the dates', () => {
  const noteOf = async () =>
    (await mira.call(getDatePoll, { params: { id } })).body.poll?.people[0]?.note;
  const MOST = 'x'.repeat(CALL_NOTE_MAX);

  test('is saved with the answers of the form, replaced and removed', async () => {
    const [first = ''] = ids;
    expect(await page()).toContain('>A note for ');
    const note = ' Mornings are better.\r\nI work late. ';
    expect((await post({ [first]: 'yes', note })).statusCode).toBe(303);
    expect(await noteOf()).toBe('Mornings are better.\nI work late.');
    expect(await answersOf()).toEqual({ [first]: 'yes' });
    expect(await page()).toContain('\nMornings are better.\nI work late.</textarea>');
    expect((await tap({ note: MOST })).statusCode).toBe(204);
    expect(await noteOf()).toBe(MOST);
    expect((await tap({ [first]: 'no' })).statusCode).toBe(204);
    expect(await noteOf()).toBe(MOST);
    expect((await post({ [first]: 'no', note: ' ' })).statusCode).toBe(303);
    expect(await noteOf()).toBeNull();
  });

  test('is not shown to the other participants', async () => {
    await post({ note: 'Mornings are better' });
    const guest = await buildGuest(
      t.database.orm,
      { id, teamId: mira.team.id },
      { name: 'Kim', position: 1 },
    );
    const other = callPath(await buildCallLink(t.database.orm, t.env, guest));
    const shown = (await t.app.inject({ url: other })).payload;
    expect(shown).toContain('A note for');
    expect(shown).not.toContain('Mornings are better<');
    await tap({ note: 'Evenings' }, `${other}/dates`);
    expect(await noteOf()).toBe('Mornings are better');
  });

  test('keeps its words if it is too long, and the answers are stored', async () => {
    const [first = ''] = ids;
    const sent = await post({ [first]: 'yes', note: `${MOST}y` });
    expect(sent.statusCode).toBe(422);
    expect(sent.payload).toContain(`${MOST}y</textarea>`);
    expect(sent.payload).toContain('id="note-error"');
    expect(await answersOf()).toEqual({ [first]: 'yes' });
    expect(await noteOf()).toBeNull();
    expect((await tap({ note: `${MOST}y` })).statusCode).toBe(422);
  });

  test('keeps its words if the poll has closed meanwhile, and comes back with the poll', async () => {
    await post({ note: 'Mornings' });
    await mira.call(closeDatePoll, { params: { id }, body: {} });
    expect(await page()).not.toContain('Mornings');
    const sent = await post({ note: 'Evenings <3' });
    expect(sent.statusCode).toBe(409);
    expect(sent.payload).toContain('Evenings &lt;3</textarea>');
    expect(sent.payload).toContain('This poll is closed');
    expect((await tap({ note: 'Evenings' })).statusCode).toBe(409);
    await ask({ candidates: [{ date: '2126-11-14' }] });
    expect(await noteOf()).toBe('Mornings');
  });

  test('is in the activity of the shoot', async () => {
    await post({ note: 'Mornings' });
    const { rows } = await t.database.pool.query(
      "select changes::text as changes from activity where shoot_id = $1 and author_kind = 'participant'",
      [id],
    );
    expect(rows.map(({ changes }) => changes).join()).toContain('Mornings');
  });

  test('is read together with the answers', async () => {
    const statements = await statementsOf(page);
    expect(statements.filter((each) => /date_votes|date_notes/.test(each))).toHaveLength(1);
  });
});

/** Adds guests to the shoot. @returns the address that takes the answers of each */
async function crewOf(count: number) {
  const { orm } = t.database;
  const crew: { id: string; url: string }[] = [];
  for (let index = 0; index < count; index++) {
    const shoot = { id, teamId: mira.team.id };
    const guest = await buildGuest(orm, shoot, { name: `Guest ${index}`, position: index + 1 });
    crew.push({ id: guest.id, url: `${callPath(await buildCallLink(orm, t.env, guest))}/dates` });
  }
  return crew;
}

test('answers that arrive while a date is taken count for the plan, or are refused', async () => {
  const [first = ''] = ids;
  const crew = await crewOf(20);
  const [taken, ...tapped] = await Promise.all([
    mira.call(takeDate, { params: { id }, body: { candidateId: first } }),
    ...crew.map(({ url }) => tap({ [first]: 'yes' }, url)),
  ]);
  expect(taken.status).toBe(200);
  const { body } = await mira.call(listCalls, { params: { id } });
  const known = new Map(body.map(({ participantId, state }) => [participantId, state]));
  for (const [index, { statusCode }] of tapped.entries()) {
    expect([204, 409]).toContain(statusCode);
    expect(known.get(crew[index]!.id)).toBe(statusCode === 204 ? 'yes' : 'notSent');
  }
});

test('60 people answer 20 dates at once: no answer is lost', async () => {
  const candidates = Array.from({ length: 20 }, (_, index) => ({ date: `2126-10-${10 + index}` }));
  ids = (await ask({ candidates })).candidates.map((each) => each.id);
  const crew = await crewOf(60);
  const answers = ['yes', 'maybe', 'no'] as const;
  const given = (who: number) =>
    Object.fromEntries(ids.map((candidate, index) => [candidate, answers[(who + index) % 3]!]));
  const sent = await Promise.all(crew.map(({ url }, who) => post(given(who), {}, url)));
  expect(new Set(sent.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
  const { people } = (await mira.call(getDatePoll, { params: { id } })).body.poll!;
  expect(people.slice(1).map((person) => person.answers)).toEqual(crew.map((_, who) => given(who)));
});
