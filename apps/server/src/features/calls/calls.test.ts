import { randomUUID } from 'node:crypto';
import {
  callPath,
  getCallLink,
  listCalls,
  replaceCallLink,
  updateCallLink,
} from '@lensemble/contract/calls';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildCallLink, buildGuest, buildLocation, buildShoot } from '../../testing/shoots.ts';
import { statementsOf } from '../../testing/statements.ts';

let t: TestApp;
let mira: Awaited<ReturnType<typeof signedIn>>;
let id: string;
let dana: string;
let kim: string;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  mira = await signedIn(t);
  const { orm } = t.database;
  const { id: locationId } = await buildLocation(orm, mira.team, { address: '1 Pier' });
  const plan = { date: '2126-11-21', time: '14:00', timeZone: 'Europe/Rome', locationId };
  id = (await buildShoot(orm, mira.team, plan)).id;
  const personnelId = await buildItem(orm, mira.team, 'personnel', {
    name: 'Dana Whitfield',
    email: 'dana@example.org',
    phone: '+1 555 0101',
    notes: 'Allergic to latex',
  });
  const { body } = await mira.patch(`/api/shoots/${id}/resources`, {
    participants: [{ personnelId, callTime: '13:15', role: 'Model' }, { name: 'Kim Sato' }],
  });
  [dana = '', kim = ''] = (body as ShootDetail).participants.map((each) => each.id);
});
afterAll(() => t.close());

const target = (participantId: string) => ({ params: { id, participantId } });
const linkOf = async (participantId: string) =>
  (await mira.call(getCallLink, target(participantId))).body;
const pathOf = async (participantId: string) => new URL((await linkOf(participantId)).url).pathname;
const list = async () => (await mira.call(listCalls, { params: { id } })).body;
const stateOf = async (participantId: string) =>
  (await list()).find((each) => each.participantId === participantId)!;
const visit = (url: string, headers = {}) => t.app.inject({ method: 'GET', url, headers });
const post = (url: string, fields: Record<string, string>) =>
  t.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const move = (plan: object) => mira.patch(`/api/shoots/${id}`, plan);

describe('the personal link of a participant', () => {
  test('is the same each time, and opens nothing with the database alone', async () => {
    const link = await linkOf(dana);
    expect(link).toEqual({
      url: expect.stringMatching(/^http:\/\/localhost:3000\/call\/[\w-]{22}\.[\w-]{43}$/),
      isOff: false,
      lastDay: '2126-12-21',
      version: 1,
    });
    expect(await linkOf(dana)).toEqual(link);
    expect((await linkOf(kim)).url).not.toBe(link.url);
    const { rows } = await t.database.pool.query('select token from call_links');
    for (const { token } of rows as { token: string }[]) {
      expect((await visit(`/call/${token}`)).statusCode).toBe(404);
    }
  });

  test('shows the page of this participant, and tells nothing about the others but names and roles', async () => {
    const page = await visit(await pathOf(kim));
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(page.payload).toContain('Kim, be there at');
    expect(page.payload).toContain('2:00<small>PM</small>');
    expect(page.payload).toContain('Dana Whitfield');
    for (const secret of ['dana@example.org', '555 0101', '5550101', 'latex', dana, mira.email]) {
      expect(page.payload).not.toContain(secret);
    }
    expect((await visit(await pathOf(dana))).payload).toContain('1:15<small>PM</small>');
  });

  test('shows the phone number of the day-of contact only where the team chose so', async () => {
    const choose = async (dayContact: string | null) => {
      const { participants } = (await mira.get(`/api/shoots/${id}`)).body as ShootDetail;
      const { personnelId, role } = participants[0]!;
      const chosen = [{ personnelId, role, dayContact }, { name: 'Kim Sato' }];
      await mira.patch(`/api/shoots/${id}/resources`, { participants: chosen });
      return (await visit(await pathOf(kim))).payload;
    };
    expect(await choose('phone')).toContain('href="tel:+15550101"');
    const named = await choose('name');
    expect(named).toContain('Day-of contact');
    expect(named).not.toContain('5550101');
    expect(await choose(null)).not.toContain('Day-of contact');
  });

  test('opens though the shoot is not shared, in the language of the reader', async () => {
    const page = await visit(await pathOf(dana), { 'accept-language': 'de' });
    expect(page.payload).toContain('<html lang="de"');
    expect(page.payload).toContain('Kannst du kommen?');
    expect(page.payload).toContain('13:15');
  });

  test('changes nothing when it is opened', async () => {
    const path = await pathOf(dana);
    const before = (await mira.get('/api/shoots')).headers.etag;
    for (const url of [path, `${path}/`, `${path}/calendar.ics`, `${path}?answer=yes`]) {
      expect((await visit(url)).statusCode).toBe(200);
    }
    expect(await stateOf(dana)).toMatchObject({ state: 'notSent', openedAt: null, answer: null });
    expect((await mira.get('/api/shoots')).headers.etag).toBe(before);
  });
});

describe('a link that does not open', () => {
  const endings: Readonly<Record<string, () => Promise<unknown>>> = {
    'is unknown': async () => undefined,
    'was replaced': () => mira.call(replaceCallLink, { ...target(dana), body: {} }),
    'was turned off': () => mira.call(updateCallLink, { ...target(dana), body: { isOff: true } }),
    'is of a participant who was removed': () =>
      mira.patch(`/api/shoots/${id}/resources`, { participants: [{ name: 'Kim Sato' }] }),
    'is of a deleted shoot': () => mira.delete(`/api/shoots/${id}`),
    'ended 30 days after the shoot': () => {
      const text = 'update shoots set date = current_date - 32 where id = $1';
      return t.database.pool.query(text, [id]);
    },
  };

  test.each(Object.keys(endings))('because it %s', async (name) => {
    const path =
      name === 'is unknown' ? `/call/${'a'.repeat(22)}.${'b'.repeat(43)}` : await pathOf(dana);
    if (name !== 'is unknown') expect((await visit(path)).statusCode).toBe(200);
    await endings[name]!();
    const never = await visit('/call/never');
    expect(never.statusCode).toBe(404);
    expect(never.payload).toContain('ask the person who sent it to you');
    for (const answer of [await visit(path), await post(path, { answer: 'yes' })]) {
      expect(answer.payload).toBe(never.payload);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
    }
    for (const file of ['calendar.ics', 'map.jpg', 'other']) {
      expect((await visit(`${path}/${file}`)).payload).toBe(never.payload);
    }
    expect((await post(`${path}/opened`, {})).statusCode).toBe(404);
    const { rows } = await t.database.pool.query('select from call_answers where shoot_id = $1', [
      id,
    ]);
    expect(rows).toEqual([]);
  });

  test('works on the last day, and again when it is turned on', async () => {
    const path = await pathOf(dana);
    const text = 'update shoots set date = current_date - 29 where id = $1';
    await t.database.pool.query(text, [id]);
    expect((await visit(path)).statusCode).toBe(200);
    await mira.call(updateCallLink, { ...target(dana), body: { isOff: true } });
    expect((await visit(path)).statusCode).toBe(404);
    expect(await stateOf(dana)).toMatchObject({ isOff: true });
    await mira.call(updateCallLink, { ...target(dana), body: { isOff: false } });
    expect((await visit(path)).statusCode).toBe(200);
  });
});

describe('an answer', () => {
  test('is one post, and the last one counts', async () => {
    const path = await pathOf(dana);
    const answered = await post(path, { answer: 'maybe' });
    expect(answered).toMatchObject({ statusCode: 303, headers: { location: path } });
    expect((await visit(path)).payload).toContain('You might come.');
    const isSaved = async () => (await visit(path)).payload.includes('>Saved<');
    expect(await isSaved()).toBe(false);
    await post(path, { note: 'Train gets in at 12:50' });
    expect(await isSaved()).toBe(true);
    await post(path, { answer: 'yes' });
    const page = (await visit(path)).payload;
    expect(page).toContain('You’re coming.');
    expect(page).toContain('Train gets in at 12:50');
    expect(await stateOf(dana)).toMatchObject({
      state: 'yes',
      answer: { answer: 'yes', note: 'Train gets in at 12:50' },
      changes: null,
    });
    expect(await stateOf(kim)).toMatchObject({ state: 'notSent', answer: null });
    expect((await visit(await pathOf(kim))).payload).not.toContain('Train gets in');
    const text = 'select answer, plan from call_answers where participant_id = $1 order by number';
    const { rows } = await t.database.pool.query(text, [dana]);
    const plan = {
      date: '2126-11-21',
      time: '14:00',
      timeZone: 'Europe/Rome',
      place: { id: expect.any(String), name: 'Sakura Arcade', address: '1 Pier' },
      callTime: '13:15',
    };
    expect(rows).toEqual(['maybe', 'maybe', 'yes'].map((answer) => ({ answer, plan })));
  });

  test('that is repeated is stored once, and again once the plan changes', async () => {
    const path = await pathOf(dana);
    const text = 'select answer, note from call_answers where participant_id = $1 order by number';
    const stored = async () => (await t.database.pool.query(text, [dana])).rows;
    for (const fields of [{}, {}, { note: 'Late' }, { note: 'Late' }, {}])
      await post(path, { answer: 'no', ...fields });
    await post(path, { note: 'Late' });
    const both = [null, 'Late'].map((note) => ({ answer: 'no', note }));
    expect(await stored()).toEqual(both);
    await move({ time: '15:00' });
    await post(path, { answer: 'no' });
    expect(await stored()).toEqual([...both, both[1]]);
  });

  test('survives a save of the shoot, a change of the role and the end of the link', async () => {
    await post(await pathOf(kim), { answer: 'no' });
    await mira.patch(`/api/shoots/${id}/resources`, {
      participants: [{ name: 'Kim Sato', role: 'Stylist' }],
    });
    await mira.call(replaceCallLink, { ...target(kim), body: {} });
    expect(await stateOf(kim)).toMatchObject({ state: 'no' });
  });

  test('is asked for again once the plan changes, with old and new', async () => {
    const path = await pathOf(dana);
    await post(path, { answer: 'yes' });
    await move({ title: 'Another title', durationMinutes: 90 });
    expect(await stateOf(dana)).toMatchObject({ state: 'yes' });
    await move({ date: '2126-11-22' });
    expect(await stateOf(dana)).toMatchObject({
      state: 'askedAgain',
      answer: { answer: 'yes' },
      changes: { date: { before: '2126-11-21', now: '2126-11-22' } },
    });
    const page = (await visit(path)).payload;
    expect(page).toContain('The plan has moved. Still in?');
    expect(page).toMatch(/<s dir="auto">Thu, Nov 21<\/s>.*<b dir="auto">Fri, Nov 22<\/b>/s);
    expect(page).toContain('last time');
    await post(path, { note: 'Only a note' });
    expect(await stateOf(dana)).toMatchObject({ state: 'askedAgain' });
    await post(path, { answer: 'yes' });
    expect(await stateOf(dana)).toMatchObject({ state: 'yes', changes: null });
  });

  /** The plan that the forms of a page name. */
  const planIn = (page: string) => {
    const [, plan = ''] = /name="plan" value="([^"]*)"/.exec(page) ?? [];
    return plan.replaceAll('&quot;', '"');
  };

  test('belongs to the plan that the page showed, also if another one was saved meanwhile', async () => {
    const path = await pathOf(dana);
    const plan = planIn((await visit(path)).payload);
    await move({ date: '2126-11-22' });
    await post(path, { answer: 'yes', plan });
    expect(await stateOf(dana)).toMatchObject({
      state: 'askedAgain',
      answer: { answer: 'yes' },
      changes: { date: { before: '2126-11-21', now: '2126-11-22' } },
    });
    await post(path, { answer: 'yes', plan: planIn((await visit(path)).payload) });
    expect(await stateOf(dana)).toMatchObject({ state: 'yes', changes: null });
  });

  test.each([
    '',
    'nothing',
    '{}',
    '[]',
    '{"date":"2126-02-30"}',
    JSON.stringify('x'.repeat(7_000)),
  ])('belongs to the plan of today if the plan in the form is not one: %.40s', async (plan) => {
    await post(await pathOf(dana), { answer: 'yes', plan });
    expect(await stateOf(dana)).toMatchObject({ state: 'yes' });
  });

  test('has room for the longest name of a place', async () => {
    const { orm } = t.database;
    const place = { name: '場'.repeat(500), address: '所'.repeat(500) };
    await move({ locationId: (await buildLocation(orm, mira.team, place)).id });
    const path = await pathOf(dana);
    const plan = planIn((await visit(path)).payload);
    expect((await post(path, { answer: 'yes', plan })).statusCode).toBe(303);
    await move({ locationId: null });
    expect(await stateOf(dana)).toMatchObject({ changes: { place: { before: place } } });
  });

  test.each([[{}], [{ answer: 'perhaps' }], [{ note: 'First' }], [{ answer: 'yes', admin: '1' }]])(
    'that is not valid changes nothing: %j',
    async (fields) => {
      const path = await pathOf(dana);
      expect((await post(path, fields as Record<string, string>)).statusCode).toBe(303);
      expect(await stateOf(dana)).toMatchObject({ state: 'notSent' });
    },
  );

  test('has a note of several lines, of which each break counts once', async () => {
    const path = await pathOf(dana);
    await post(path, { answer: 'yes' });
    const note = `${'x'.repeat(249)}\n${'y'.repeat(250)}`;
    await post(path, { note: note.replace('\n', '\r\n') });
    expect((await stateOf(dana)).answer).toMatchObject({ note });
  });

  test.each([
    ['x'.repeat(501), 'This is too long: 500 characters at most', 'Das ist zu lang'],
    ['A\u0000B', 'This has characters that cannot be stored', 'Zeichen'],
  ])('keeps a note that is refused in the form, and says why: %.20s', async (note, why, warum) => {
    const path = await pathOf(dana);
    await post(path, { answer: 'yes' });
    const refused = await post(path, { note });
    expect(refused.statusCode).toBe(422);
    expect(refused.payload).toContain(`role="alert">${why}<`);
    expect(refused.payload).toContain(`\n${note}</textarea>`);
    const { headers } = refused;
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(await stateOf(dana)).toMatchObject({ state: 'yes', answer: { note: null } });
    const german = await t.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'de' },
      payload: new URLSearchParams({ note }).toString(),
    });
    expect(german.payload).toContain(warum);
  });

  test('of a shoot that is over is not asked for', async () => {
    await move({ status: 'completed' });
    const page = (await visit(await pathOf(dana))).payload;
    expect(page).toContain('That’s a wrap.');
    expect(page).not.toContain('Can you make it?');
  });
});

describe('what the team sees', () => {
  test('is opened since the first time that the page was seen, until a new link', async () => {
    const path = await pathOf(dana);
    expect((await post(`${path}/opened`, {})).statusCode).toBe(204);
    const { openedAt } = await stateOf(dana);
    expect(openedAt).not.toBeNull();
    await post(`${path}/opened`, {});
    expect(await stateOf(dana)).toMatchObject({ state: 'opened', at: openedAt, openedAt });
    await mira.call(replaceCallLink, { ...target(dana), body: {} });
    expect(await stateOf(dana)).toMatchObject({ state: 'notSent', openedAt: null });
  });

  test('is a list in the order of the crew, which costs no statement while nothing changes', async () => {
    const url = `/api/shoots/${id}/calls`;
    const first = await mira.get(url);
    expect((first.body as { participantId: string }[]).map((each) => each.participantId)).toEqual([
      dana,
      kim,
    ]);
    const known = { 'if-none-match': String(first.headers.etag) };
    const statements = await statementsOf(async () => {
      expect((await mira.get(url, known)).status).toBe(304);
    });
    expect(statements).toHaveLength(1);
    await post(await pathOf(kim), { answer: 'yes' });
    expect((await mira.get(url, known)).status).toBe(200);
    expect((await mira.get(`/api/shoots/${randomUUID()}/calls`)).status).toBe(404);
  });

  test('is the last version of a link, which a stale write does not replace', async () => {
    const { version } = await linkOf(dana);
    const path = `/api/shoots/${id}/calls/${dana}/link`;
    const stale = { 'if-match': `"${version}"` };
    expect((await mira.patch(path, { isOff: true }, stale)).status).toBe(200);
    const refused = await mira.post(`${path}/replace`, {}, stale);
    expect(refused).toMatchObject({ status: 409, body: { current: { isOff: true, version: 2 } } });
  });

  test('is nothing of another team or another shoot', async () => {
    const stranger = await signedIn(t);
    const other = await buildShoot(t.database.orm, mira.team);
    for (const path of ['link', 'link/replace']) {
      const method = path === 'link' ? 'GET' : 'POST';
      const body = method === 'POST' ? { body: {} } : {};
      const url = `/calls/${dana}/${path}`;
      expect((await stranger.request(method, `/api/shoots/${id}${url}`, body)).status).toBe(404);
      expect((await mira.request(method, `/api/shoots/${other.id}${url}`, body)).status).toBe(404);
    }
  });
});

test('a shoot that loses its date asks nothing until it has one, and keeps what was answered', async () => {
  const path = await pathOf(dana);
  await post(path, { answer: 'yes' });
  const before = (await stateOf(dana)).answer;
  await move({ date: null });
  const shown = (await visit(path)).payload;
  expect(shown).toContain('Nothing to answer yet');
  expect(shown).toContain('You said yes to the old plan.');
  expect(shown).toContain('Thu, Nov 21');
  expect(shown).not.toContain('name="answer"');
  const plan = { date: '2126-11-21', time: '14:00', timeZone: 'Europe/Rome' };
  const seen = JSON.stringify({ ...plan, place: null, callTime: '13:15' });
  for (const fields of [{ answer: 'no' }, { answer: 'no', plan: seen }]) {
    expect((await post(path, fields)).statusCode).toBe(409);
  }
  expect(await stateOf(dana)).toMatchObject({ state: 'askedAgain', answer: before });
  const stale = JSON.stringify({ ...plan, date: null, place: null, callTime: null });
  await move({ date: '2126-11-22' });
  const late = await post(path, { answer: 'no', plan: stale });
  expect(late.statusCode).toBe(409);
  expect(late.payload).toContain('it was to a plan without a date');
  expect(late.payload).toContain('name="answer"');
  expect((await stateOf(dana)).answer).toEqual(before);
  await post(path, { answer: 'no', plan: stale, note: 'I am in Rome' });
  expect((await stateOf(dana)).answer).toMatchObject({ answer: 'yes', note: 'I am in Rome' });
  expect((await visit(path)).payload).toContain('The plan has moved. Still in?');
});

test('the calendar file has the participant’s own times', async () => {
  expect((await visit(await pathOf(dana))).payload).toContain('Add to calendar');
  const { headers, payload } = await visit(`${await pathOf(dana)}/calendar.ics`);
  expect(headers['content-type']).toContain('text/calendar');
  expect(payload).toContain('DTSTART;TZID=Europe/Rome:21261121T131500');
  expect(payload).toContain('DTEND;TZID=Europe/Rome:21261121T160000');
  await move({ date: null });
  expect((await visit(`${await pathOf(dana)}/calendar.ics`)).statusCode).toBe(404);
});

describe('a network that tries links', () => {
  test('is stopped after 60 misses, whatever else it opens, and learns nothing; a crew is not', async () => {
    const limited = await testApp({ env: { rateLimits: true } });
    const person = await signedIn(limited);
    const { orm } = limited.database;
    const guest = await buildGuest(orm, await buildShoot(orm, person.team));
    const good = callPath(await buildCallLink(orm, limited.env, guest));
    const ask = (url: string) => limited.app.inject({ url, remoteAddress: '192.0.2.7' });
    for (let time = 0; time < 60; time++) {
      expect((await ask(`/call/${randomUUID()}.seal`)).statusCode).toBe(404);
    }
    const refused = await ask('/call/one.more');
    expect(refused).toMatchObject({ statusCode: 429 });
    expect(refused.headers).toMatchObject({ 'referrer-policy': 'no-referrer' });
    expect(refused.payload).not.toContain('one.more');
    const crew = await Promise.all(Array.from({ length: 180 }, () => ask(`${good}/`)));
    const codes = crew.map(({ statusCode }) => statusCode);
    // An overloaded server refuses some of many at once, and takes them one after the other.
    for (const index of codes.keys())
      while (codes[index] === 503) codes[index] = (await ask(`${good}/`)).statusCode;
    expect(new Set(codes)).toEqual(new Set([200]));
    await limited.close();
  });
});

test('neither the log nor a failure has the secret of a link', async () => {
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  const logged = await testApp({ env: { logLevel: 'trace' } });
  const person = await signedIn(logged);
  const { orm, pool } = logged.database;
  const guest = await buildGuest(orm, await buildShoot(orm, person.team));
  const token = await buildCallLink(orm, logged.env, guest);
  const path = callPath(token);
  await logged.app.inject({ url: path });
  const form = 'application/x-www-form-urlencoded';
  const send = (payload: string, type = form) =>
    logged.app.inject({
      method: 'POST',
      url: path,
      headers: { accept: 'text/html', 'content-type': type },
      payload,
    });
  const refused = [await send(`note=${'x'.repeat(21_000)}`), await send('', 'text/unknown')];
  await pool.query('alter table call_answers rename to call_answers_away');
  const failures = [
    await logged.app.inject({ url: path, headers: { accept: 'text/html' } }),
    await send('answer=yes'),
  ];
  await logged.close();
  write.mockRestore();
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([413, 415]);
  expect(failures.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
  const answers = [...refused, ...failures];
  for (const { headers } of answers) expect(headers['referrer-policy']).toBe('no-referrer');
  expect(lines.some((line) => line.includes('/call/:token'))).toBe(true);
  const [half = ''] = token.split('.');
  for (const text of [...lines, ...answers.map(({ payload }) => payload)]) {
    expect(text).not.toContain(half);
  }
});
