import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@lensemble/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { signedIn } from '../../testing/login.ts';
import { buildParticipants, buildShoot } from '../../testing/shoots.ts';

const ID = 'This is not a valid id';
const LIST = 'This must be a list';
const UNKNOWN = 'This field is not known';
const QUANTITY = 'Quantity must be at least 1';
const equipmentId = randomUUID();

const dressed = (costumeIds: unknown) => ({ participants: [{ name: 'A', costumeIds }] });

const lists = ['costumeIds', 'propIds', 'equipmentIds', 'personnelIds'];
const cases: readonly (readonly [string, string, unknown])[] = [
  ...lists.flatMap((list) => [
    [list, LIST, { [list]: 'x' }] as const,
    [list, LIST, { [list]: null }] as const,
    [list, LIST, { [list]: {} }] as const,
    [`${list}.0`, ID, { [list]: ['7'] }] as const,
    [`${list}.1`, ID, { [list]: [randomUUID(), "' or 1=1 --"] }] as const,
    [list, 'At most 500 entries', { [list]: Array(501).fill(equipmentId) }] as const,
  ]),
  ['equipment', LIST, { equipment: 'x' }],
  ['equipment.0.equipmentId', ID, { equipment: [{ equipmentId: 'x' }] }],
  ['equipment.0.quantity', QUANTITY, { equipment: [{ equipmentId, quantity: 0 }] }],
  [
    'equipment.0.quantity',
    'Quantity must be a whole number',
    { equipment: [{ equipmentId, quantity: 1.5 }] },
  ],
  ['equipment.0.quantity', QUANTITY, { equipment: [{ equipmentId, quantity: '0' }] }],
  ['equipment.0.name', UNKNOWN, { equipment: [{ equipmentId, name: 'A' }] }],
  ['participants', LIST, { participants: { 0: { name: 'Kim' } } }],
  ['participants.0.name', 'Name is required', { participants: [{}] }],
  ['participants.0.name', 'Name is required', { participants: [{ name: '  ' }] }],
  ['participants.1.name', 'Name is required', { participants: [{ name: 'A' }, { role: 'Model' }] }],
  ['participants.0.personnelId', ID, { participants: [{ personnelId: 'x' }] }],
  ['participants.0.role', 'Please choose a role', { participants: [{ name: 'A', role: ' ' }] }],
  [
    'participants.0.role',
    'This is too long: 100 characters at most',
    { participants: [{ name: 'A', role: 'x'.repeat(101) }] },
  ],
  [
    'participants.0.name',
    'This is too long: 500 characters at most',
    { participants: [{ name: 'x'.repeat(501) }] },
  ],
  [
    'participants.0.email',
    'Please enter a valid email address',
    { participants: [{ name: 'A', email: 'a@' }] },
  ],
  ['participants.0.costumeIds', LIST, dressed('x')],
  ['participants.0.costumeIds', LIST, dressed(null)],
  ['participants.0.costumeIds.0', ID, dressed(['7'])],
  ['participants.0.costumeIds.1', ID, dressed([randomUUID(), { id: 1 }])],
  ['participants.0.costumeIds', 'At most 500 entries', dressed(Array(501).fill(equipmentId))],
  ['participants', 'One of these costumes is not on the shoot', dressed([randomUUID()])],
  ['participants.0.id', ID, { participants: [{ name: 'A', id: 'x' }] }],
  ['participants.0.phone', UNKNOWN, { participants: [{ name: 'A', phone: '1' }] }],
  ['locationId', UNKNOWN, { locationId: null }],
  ['references', UNKNOWN, { references: [] }],
  ['', 'There is nothing to change', {}],
];

let t: TestApp;
let mira: Client;
let url: string;
let before: string;
beforeAll(async () => {
  t = await testApp();
  const person = await signedIn(t);
  const shoot = await buildShoot(t.database.orm, person.team);
  await buildParticipants(t.database.orm, shoot, 2);
  mira = person;
  url = `/api/shoots/${shoot.id}`;
  before = (await mira.get(url)).text;
});
afterAll(async () => {
  expect((await mira.get(url)).text).toBe(before);
  await t.close();
});

test.each(cases)('%s is refused, %s: %j', async (field, message, body) => {
  const answer = await mira.patch(`${url}/resources`, body);
  const { code, fields } = answer.body as ErrorBody;
  expect([answer.status, code]).toEqual([422, 'invalid']);
  expect(fields).toMatchObject({ [field]: message });
});

test.each(['[]', 'null', '"A"', '{"costumeIds"', ''])('%j is 400', async (payload) => {
  const answer = await mira.request('PATCH', `${url}/resources`, { payload });
  expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
});

test.each(['three', '"3', ','])('an If-Match that is no version is 400: %s', async (tag) => {
  const answer = await mira.patch(`${url}/resources`, { costumeIds: [] }, { 'if-match': tag });
  expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
});
