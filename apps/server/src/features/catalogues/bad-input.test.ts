import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@lensemble/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Answer, Client } from '../../testing/client.ts';
import { buildItem, type CatalogueName, catalogueNames, newItems } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';

const tooLong = (max: string) => `This is too long: ${max} characters at most`;
const UNKNOWN = 'This field is not known';
const TEXT = 'This must be text';
const LINE = 'This must be a single line';
const NAME = 'Name is required';
const YES_OR_NO = 'Please choose yes or no';
const EMAIL = 'Please enter a valid email address';
const QUANTITY = 'Quantity must be at least 1';
const NUMBER = 'This must be a number';
const PICTURE = 'Please upload the picture instead';
const LATITUDE = 'Latitude must be a number from -90 to 90';
const LONGITUDE = 'Longitude must be a number from -180 to 180';

const each = (catalogue: CatalogueName, field: string, message: string, ...values: unknown[]) =>
  values.map((value) => ({ catalogue, field, message, value }));

const nameFields = {
  personnel: ['name', NAME],
  equipment: ['name', NAME],
  props: ['name', NAME],
  costumes: ['characterName', 'Character name is required'],
  kits: ['name', NAME],
} as const;
const wrongNames = Object.entries(nameFields).flatMap(([catalogue, [field, required]]) => {
  const wrong = (message: string, ...values: unknown[]) =>
    each(catalogue as CatalogueName, field, message, ...values);
  return [
    ...wrong(required, '', '  ', '\u200b', null),
    ...wrong(TEXT, 5, ['A']),
    ...wrong(LINE, 'A\nB', 'A\u2028B'),
    ...wrong(tooLong('500'), 'x'.repeat(501)),
    ...wrong('This has characters that cannot be stored', 'a\u0000b', 'a\ud800'),
  ];
});

const cases = [
  ...wrongNames,
  ...catalogueNames.flatMap((catalogue) => [
    ...each(catalogue, 'id', UNKNOWN, '5f0c1f6e-93a8-4b57-8a3f-0d1c2b3a4f5e'),
    ...each(catalogue, 'teamId', UNKNOWN, '5f0c1f6e-93a8-4b57-8a3f-0d1c2b3a4f5e'),
    ...each(catalogue, 'shootIds', UNKNOWN, []),
    ...each(catalogue, 'constructor', UNKNOWN, 1),
  ]),
  ...each('personnel', 'email', EMAIL, 'mira', 'mira@', 'a b@example.org'),
  ...each('personnel', 'email', TEXT, 5),
  ...each('personnel', 'phone', tooLong('50'), '1'.repeat(51)),
  ...each('personnel', 'notes', tooLong('10,000'), 'x'.repeat(10_001)),
  ...each('personnel', 'role', tooLong('100'), 'x'.repeat(101)),
  ...each('personnel', 'available', YES_OR_NO, 'yes', 1, null),
  ...each(
    'personnel',
    'avatarUrl',
    PICTURE,
    'https://example.org/a.webp',
    '',
    'javascript:alert(1)',
  ),
  ...each('personnel', 'imageUrl', UNKNOWN, null),
  ...each('equipment', 'category', 'Category is required', '', ' ', null),
  ...each('equipment', 'category', tooLong('100'), 'x'.repeat(101)),
  ...each('equipment', 'quantity', QUANTITY, 0, -1, '0'),
  ...each('equipment', 'quantity', 'Quantity must be a whole number', 1.5, '0.5'),
  ...each('equipment', 'quantity', NUMBER, 'two', '', null, true),
  ...each('equipment', 'quantity', 'Quantity must be at most 100,000', 100_001),
  ...each('equipment', 'available', YES_OR_NO, 'TRUE'),
  ...each('equipment', 'description', tooLong('10,000'), 'x'.repeat(10_001)),
  ...each('equipment', 'imageUrl', PICTURE, '/storage/shoot-images/private/a.webp', '/etc/passwd'),
  ...each('equipment', 'storagePlace', tooLong('200'), 'x'.repeat(201)),
  ...each('locations', 'address', tooLong('500'), 'x'.repeat(501)),
  ...each('locations', 'placeId', tooLong('300'), 'x'.repeat(301)),
  ...each('locations', 'parking', tooLong('500'), 'x'.repeat(501)),
  ...each('locations', 'meetingPoint', tooLong('500'), 'x'.repeat(501)),
  ...each('locations', 'hospital', tooLong('500'), 'x'.repeat(501)),
  ...each('props', 'description', TEXT, 5),
  ...each('kits', 'lines', 'This must be a list', 'Pins', null),
  ...each('kits', 'lines', 'At most 200 lines', Array(201).fill('Pins')),
  ...each('kits', 'lines.0', tooLong('500'), ['x'.repeat(501)]),
  ...each('kits', 'equipment', 'This must be a list', 'Tape', null, {}),
  ...each(
    'kits',
    'equipment',
    'At most 200 pieces of equipment',
    Array.from({ length: 201 }, () => ({ equipmentId: randomUUID() })),
  ),
  ...each('kits', 'equipment.0.equipmentId', 'This is not a valid id', [{ equipmentId: 'tape' }]),
  ...each('kits', 'equipment.0.quantity', QUANTITY, [{ equipmentId: randomUUID(), quantity: 0 }]),
  ...each('costumes', 'seriesName', tooLong('500'), 'x'.repeat(501)),
  ...each('costumes', 'status', 'Please choose a status', 'done', 'in_progress', null, ''),
  ...each('costumes', 'todos', 'This must be a list', 'Sew', null, {}),
  ...each('costumes', 'todos', 'At most 200 todos', Array(201).fill('Sew')),
  ...each('costumes', 'todos.1', tooLong('500'), ['Sew', 'x'.repeat(501)]),
  ...each('costumes', 'todos.0', TEXT, [5], [null]),
].map((entry) => ({ ...entry, shown: JSON.stringify(entry.value).slice(0, 60) }));

let t: TestApp;
let mira: Client;
let teamId: string;
const ids = new Map<CatalogueName, string>();
let before: string;

beforeAll(async () => {
  t = await testApp();
  const person = await signedIn(t);
  mira = person;
  teamId = person.team.id;
  for (const name of catalogueNames) {
    ids.set(name, await buildItem(t.database.orm, person.team, name));
  }
  before = await everything();
});
afterAll(async () => {
  expect(await everything()).toBe(before);
  await t.close();
});

async function everything(): Promise<string> {
  const tables = [...catalogueNames, 'images', 'teams'];
  const ofTeam = (table: string) =>
    `select * from ${table} where ${table === 'teams' ? 'id' : 'team_id'} = $1 order by 1`;
  const read = tables.map((table) => t.database.pool.query(ofTeam(table), [teamId]));
  return JSON.stringify((await Promise.all(read)).map(({ rows }) => rows));
}

function expectRefusal({ status, body }: Answer, field: string, message: string): void {
  const { error, code, fields } = body as ErrorBody;
  expect([status, code, error]).toEqual([422, 'invalid', message]);
  expect(fields).toEqual({ [field]: message });
}

describe.each(cases)('$catalogue, $field: $shown', ({ catalogue, field, value, message }) => {
  const [name = field] = field.split('.');

  test('is refused in a new item', async () => {
    const body = { ...newItems[catalogue], [name]: value };
    expectRefusal(await mira.post(`/api/${catalogue}`, body), field, message);
  });

  test('is refused in a change', async () => {
    const url = `/api/${catalogue}/${ids.get(catalogue)}`;
    expectRefusal(await mira.patch(url, { [name]: value }), field, message);
  });
});

describe.each(catalogueNames)('%s', (catalogue) => {
  test('a change must change something', async () => {
    const answer = await mira.patch(`/api/${catalogue}/${ids.get(catalogue)}`, {});
    expectRefusal(answer, '', 'There is nothing to change');
  });

  test('a body that is no object, or none, is 400', async () => {
    for (const payload of ['[]', '"A"', 'null', '{"name"', '']) {
      const options = { payload };
      const made = await mira.request('POST', `/api/${catalogue}`, options);
      const url = `/api/${catalogue}/${ids.get(catalogue)}`;
      const changed = await mira.request('PATCH', url, options);
      expect([made.status, changed.status]).toEqual([400, 400]);
    }
  });

  test('JSON over 1 MB is 413, although pictures may be larger', async () => {
    const payload = JSON.stringify({ ...newItems[catalogue], notes: 'x'.repeat(1_100_000) });
    const answer = await mira.request('POST', `/api/${catalogue}`, { payload });
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });
});

describe('coordinates', () => {
  const both = { latitude: 35.7, longitude: 139.6 };
  const PAIR = 'Latitude and longitude must be set together';
  const refused = [
    ['longitude', PAIR, { latitude: 1 }],
    ['longitude', PAIR, { longitude: 1 }],
    ['longitude', PAIR, { latitude: null, longitude: 1 }],
    ['latitude', LATITUDE, { ...both, latitude: 90.1 }],
    ['latitude', LATITUDE, { ...both, latitude: '90.1' }],
    ['latitude', 'Latitude must be a number', { ...both, latitude: 'north' }],
    ['longitude', LONGITUDE, { ...both, longitude: -180.1 }],
  ] as const;

  test.each(refused)('%s is refused, %s: %j', async (field, message, fields) => {
    const made = await mira.post('/api/locations', { name: 'A', ...fields });
    expectRefusal(made, field, message);
    expectRefusal(
      await mira.patch(`/api/locations/${ids.get('locations')}`, fields),
      field,
      message,
    );
  });

  test('change together, and go together', async () => {
    const person = await signedIn(t);
    const id = await buildItem(t.database.orm, person.team, 'locations', both);
    const change = async (fields: object) =>
      (await person.patch(`/api/locations/${id}`, fields)).body;
    expect(await change({ name: 'B' })).toMatchObject(both);
    expect(await change({ latitude: 0, longitude: -180 })).toMatchObject({
      latitude: 0,
      longitude: -180,
    });
    const none = { latitude: null, longitude: null };
    expect(await change(none)).toMatchObject(none);
  });
});

describe('a location without a name', () => {
  test('is named by the first part of its address', async () => {
    const person = await signedIn(t);
    const answer = await person.post('/api/locations', { address: ' Sakura Arcade , Nakano' });
    expect(answer).toMatchObject({ status: 201, body: { name: 'Sakura Arcade' } });
  });

  test.each([{}, { name: ' ' }, { address: ' , Nakano' }])('is refused: %j', async (body) => {
    expectRefusal(await mira.post('/api/locations', body), 'name', NAME);
  });
});
