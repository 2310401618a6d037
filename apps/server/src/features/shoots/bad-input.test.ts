import type { ErrorBody } from '@lensemble/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Answer, Client } from '../../testing/client.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';

const TOO_LONG = (max: string) => `This is too long: ${max} characters at most`;
const UNKNOWN = 'This field is not known';
const TEXT = 'This must be text';
const STORABLE = 'This has characters that cannot be stored';
const TITLE = 'Please enter a shoot title';
const DATE = 'Please choose a real date';
const TIME = 'Please choose a time between 00:00 and 23:59';
const YEAR = 'Please choose a year between 1900 and 2199';
const MOMENT = 'Please choose a real date and time';
const SET_UP = 'Please choose between 0 and 480 minutes in steps of 15';
const DURATION = 'Please choose a duration between 15 and 480 minutes in steps of 15';
const NUMBER = 'This must be a number';
const COLOR = 'A color looks like #3B82F6';
const LINK = 'Please enter a link that starts with https://';
const ZONE = 'This time zone is not known';
const ID = 'This is not a valid id';

const each = (field: string, message: string, ...values: unknown[]) =>
  values.map((value) => [field, value, message] as const);

const wrong = [
  ...each('title', TITLE, '', '   ', null),
  ...each('title', TEXT, 5, true, {}, ['A']),
  ...each('title', TOO_LONG('200'), 'x'.repeat(201)),
  ...each('title', STORABLE, 'a\u0000b', 'a\ud800'),
  ...each('status', 'Please choose a status', 'done', 'in_progress', 'IDEA', '', null, 3),
  ...each(
    'date',
    DATE,
    '2026-02-30',
    '2026-02-29',
    '2026-13-01',
    '2026-11-31',
    '28.11.2026',
    '2026-1-2',
    '',
  ),
  ...each('date', DATE, '2026-02-30T10:00:00Z', '2026-11-28T24:00:00Z', '2026-11-28Tx', 'tomorrow'),
  ...each('date', 'Please choose a date', 20_261_128, true, {}),
  ...each('date', YEAR, '0026-11-28', '2200-01-01'),
  ...each('time', TIME, '24:00', '12:60', '7:45', '7:45 PM', 'noon'),
  ...each('time', 'Please choose a time', 745, true),
  ...each('timeZone', ZONE, '+02:00', 'Mars/Olympus', '', 'x'.repeat(65)),
  ...each('timeZone', 'Please choose a time zone', null, 2),
  ...each('durationMinutes', DURATION, 7, 20, 0, -15, 495, 481, 15.5, 1e9, '20'),
  ...each('setUpMinutes', SET_UP, 7, -15, 495, 15.5, 1e9, '20'),
  ...each('strikeMinutes', SET_UP, 7, -15, 495, 15.5, 1e9, '20'),
  ...each('durationMinutes', NUMBER, 'an hour', '', true, {}),
  ...each(
    'reminderTime',
    MOMENT,
    '2026-02-30T10:00:00Z',
    '2026-11-28',
    '10:00',
    'soon',
    1_795_000_000,
  ),
  ...each('reminderTime', YEAR, '9999-12-31T23:59:59Z'),
  ...each('locationId', ID, '7', '', "' or 1=1 --", 7, {}),
  ...each('description', TOO_LONG('10,000'), 'x'.repeat(10_001)),
  ...each('description', TEXT, 5, ['A']),
  ...each('description', STORABLE, 'a\u0007b'),
  ...each('color', COLOR, 'red', '#FFF', '#GGGGGG', '3B82F6', '#3B82F6FF', ''),
  ...each('color', 'Please choose a color', 3),
  ...each('instagramLinks.0', LINK, ['http://example.org/p/abc/'], ['javascript:alert(1)']),
  ...each(
    'instagramLinks.0',
    LINK,
    ['data:text/html,<b>1</b>'],
    ['ftp://example.org/a'],
    ['no link'],
    [''],
  ),
  ...each('instagramLinks.0', LINK, ['https://user:secret@example.org/'], ['https:example.org']),
  ...each('instagramLinks.0', 'This must be a link', [5], [null], [{}]),
  ...each('instagramLinks.0', TOO_LONG('2,048'), [`https://example.org/${'a'.repeat(2_048)}`]),
  ...each('instagramLinks.1', LINK, ['https://example.org/', 'javascript:alert(1)']),
  ...each('instagramLinks', 'At most 50 links', Array(51).fill('https://example.org/')),
  ...each('id', UNKNOWN, '5f0c1f6e-93a8-4b57-8a3f-0d1c2b3a4f5e'),
  ...each('teamId', UNKNOWN, '5f0c1f6e-93a8-4b57-8a3f-0d1c2b3a4f5e'),
  ...each('version', UNKNOWN, 1),
  ...each('constructor', UNKNOWN, 1),
  ...each('nonsense', UNKNOWN, null),
];

const show = (value: unknown) => {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};
const cases = wrong.map(([field, value, message]) => ({
  field,
  value,
  message,
  shown: show(value),
}));

let t: TestApp;
let mira: Client;
let url: string;
let before: string;

beforeAll(async () => {
  t = await testApp();
  const person = await signedIn(t);
  const { id } = await buildShoot(t.database.orm, person.team, { date: '2026-11-24' });
  mira = person;
  url = `/api/shoots/${id}`;
  before = await everything();
});
afterAll(async () => {
  expect(await everything()).toBe(before);
  await t.close();
});

async function everything(): Promise<string> {
  const tables = ['shoots', 'idempotency_keys', 'teams'];
  const read = tables.map((table) => t.database.pool.query(`select * from ${table} order by 1, 2`));
  return JSON.stringify((await Promise.all(read)).map(({ rows }) => rows));
}

function expectRefusal({ status, body }: Answer, field: string, message: string): void {
  const { error, code, fields } = body as ErrorBody;
  expect([status, code, error]).toEqual([422, 'invalid', message]);
  expect(fields).toEqual({ [field]: message });
}

describe.each(cases)('$field: $shown', ({ field, value, message }) => {
  const [name = field] = field.split('.');

  test('is refused in a new shoot', async () => {
    const body = { title: 'A', date: '2026-11-24', [name]: value };
    const key = { 'idempotency-key': crypto.randomUUID() };
    expectRefusal(await mira.post('/api/shoots', body, key), field, message);
  });

  test('is refused in a change', async () => {
    expectRefusal(await mira.patch(url, { [name]: value }), field, message);
  });
});

test('every wrong field is named at once, the first one in the sentence', async () => {
  const body = { title: '', date: '2026-02-30', duration_minutes: 20, color: 'red', what: 1 };
  expect((await mira.post('/api/shoots', body)).body).toEqual({
    error: TITLE,
    code: 'invalid',
    fields: { title: TITLE, date: DATE, durationMinutes: DURATION, color: COLOR, what: UNKNOWN },
  });
});

test('a title must be there', async () => {
  expectRefusal(await mira.post('/api/shoots', {}), 'title', TITLE);
});

test('a field said twice, in either letter case, is refused', async () => {
  const body = { title: 'A', durationMinutes: 30, duration_minutes: 45 };
  expectRefusal(await mira.post('/api/shoots', body), 'duration_minutes', UNKNOWN);
});

test('what only changes can say is not known to a create', async () => {
  expectRefusal(
    await mira.post('/api/shoots', { title: 'A', isPublic: true }),
    'isPublic',
    UNKNOWN,
  );
  expectRefusal(await mira.patch(url, { isPublic: 'yes' }), 'isPublic', 'Please choose yes or no');
});

test('a change must change something', async () => {
  expectRefusal(await mira.patch(url, {}), '', 'There is nothing to change');
});

const bodies = [
  '{"title": "A"',
  '{title: A}',
  'title=A',
  '[',
  '\u0000',
  '{"title": "A"}}',
  'undefined',
  'NaN',
];
test.each(bodies)('broken JSON is 400: %j', async (payload) => {
  for (const [method, place] of [
    ['POST', '/api/shoots'],
    ['PATCH', url],
  ] as const) {
    const answer = await mira.request(method, place, { payload });
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
  }
});

test.each(['null', '[]', '"A"', '5', 'true', '[{"title": "A"}]', '{"__proto__": {"title": "A"}}'])(
  'JSON that is no plain object is 400: %s',
  async (payload) => {
    for (const [method, place] of [
      ['POST', '/api/shoots'],
      ['PATCH', url],
    ] as const) {
      const answer = await mira.request(method, place, { payload });
      expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
    }
  },
);

test('no body at all is 400', async () => {
  expect((await mira.post('/api/shoots')).status).toBe(400);
  expect((await mira.patch(url)).status).toBe(400);
});

test('a body that is no JSON by its own word is 415', async () => {
  const headers = { 'content-type': 'text/plain' };
  const answer = await mira.request('POST', '/api/shoots', { payload: '{"title":"A"}', headers });
  expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
});

test('a body over 1 MB is 413, whatever is in it', async () => {
  for (const payload of [
    JSON.stringify({ title: 'A', description: 'x'.repeat(1_100_000) }),
    'x'.repeat(1_048_577),
  ]) {
    const answer = await mira.request('POST', '/api/shoots', { payload });
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } });
  }
});

test('the longest of everything is accepted', async () => {
  const person = await signedIn(t);
  const answer = await person.post('/api/shoots', {
    title: 'x'.repeat(200),
    description: '傘'.repeat(10_000),
    durationMinutes: 480,
    instagramLinks: Array(50).fill(`https://example.org/${'a'.repeat(2_028)}`),
  });
  expect(answer.status).toBe(201);
  await t.database.pool.query('delete from teams where id = $1', [person.team.id]);
});
