import 'fake-indexeddb/auto';
import { type Day, day } from '@lensemble/contract/operations';
import { bareRecord } from '@lensemble/contract/packing-records';
import { shootDetail } from '@lensemble/contract/shoots';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { device } from './database.ts';
import { keptDays } from './kept-day.ts';
import { keepPlan, readPlan, readPlans } from './kept-plans.ts';
import { currentShape, dayIn, type ShapeStep, shootIn } from './kept-shape.ts';
import { readWaiting } from './waiting.ts';

/** Two changes that a later version could make. */
const steps: readonly ShapeStep[] = [
  { day: (before) => ({ ...before, meals: [] }) },
  { shoot: (before) => ({ ...before, weather: null }), day: (before) => ({ ...before, calls: 1 }) },
];

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** The fields of a schema, without their limits. */
function fieldsOf({ properties = {}, items, anyOf = [] }: Schema, path: string): string[] {
  return [
    ...Object.entries(properties).flatMap(([name, each]) => [
      `${path}.${name}`,
      ...fieldsOf(each, `${path}.${name}`),
    ]),
    ...(items ? fieldsOf(items, `${path}[]`) : []),
    ...anyOf.flatMap((each) => fieldsOf(each, path)),
  ];
}

test('rows of an older shape get what is new, and rows of a newer one are not read', () => {
  expect(currentShape(steps)).toBe(3);
  expect(dayIn({ day: { revision: 1 } }, steps)).toEqual({ revision: 1, meals: [], calls: 1 });
  expect(dayIn({ shape: 2, day: { revision: 1 } }, steps)).toEqual({ revision: 1, calls: 1 });
  expect(shootIn({ shape: 2, shoot: { title: 'Wings' } }, steps)).toEqual({
    ...{ title: 'Wings', weather: null },
  });
  expect(shootIn({ shape: 3, shoot: { title: 'Wings' } }, steps)).toEqual({ title: 'Wings' });
  expect(shootIn({ shape: 4, shoot: { title: 'Wings' } }, steps)).toBeUndefined();
});

test('what is packed in a day of an older version has no pictures yet', () => {
  const things = [{ name: 'Repair kit', parts: [{ name: 'Tape' }] }];
  const none = { imageUrl: null };
  const bare = { lines: [], records: [] };
  expect(dayIn({ shape: 4, day: { revision: 1, packing: { ...bare, things } } })).toEqual({
    revision: 1,
    packing: {
      ...bare,
      things: [{ ...none, name: 'Repair kit', parts: [{ ...none, name: 'Tape' }] }],
    },
  });
});

test('lines and records of a day of an older version are not for everybody, and have no note', () => {
  const packing = {
    lines: [{ id: 'a', text: 'Coat' }],
    records: [{ kind: 'line', packedAt: 'x' }],
  };
  expect(dayIn({ shape: 6, day: { revision: 1, packing } })).toEqual({
    revision: 1,
    packing: {
      lines: [{ id: 'a', text: 'Coat', isForEverybody: false }],
      records: [{ ...bareRecord, kind: 'line', packedAt: 'x' }],
    },
  });
});

test('changes that wait survive a day whose shape is not known', async () => {
  const known: Day = {
    ...{ revision: 1, shots: [] },
    packing: { kitIds: [], lines: [], records: [], things: [] },
  };
  const operation = {
    ...{ id: '00000000-0000-4000-8000-000000000001', kind: 'deleteShot' as const },
    ...{ target: '00000000-0000-4000-8000-000000000002', fields: {}, base: {} },
    at: '2026-11-22T15:00:00Z',
  };
  const tab = keptDays(() => 'tomas');
  await tab.keep('shoot', { day: known, pending: [operation], refused: [] });
  const plan = {
    account: 'tomas',
    shootId: 'shoot',
    keptAt: 0,
    team: { id: 'team', name: 'Team' },
  };
  await keepPlan({ ...plan, shoot: { title: 'Wings' } } as Parameters<typeof keepPlan>[0]);
  const database = await device();
  for (const table of ['days', 'plans'] as const) {
    const row = await database.get(table, ['tomas', 'shoot']);
    await database.put(table, { ...row, shape: currentShape() + 1 } as never);
  }
  expect(await tab.load('shoot')).toBeUndefined();
  expect(await readPlan('tomas', 'shoot')).toBeUndefined();
  expect(await readPlans('tomas')).toEqual([]);
  expect(await readWaiting('tomas')).toMatchObject([{ title: 'Wings', operations: [operation] }]);
  // The server says the day anew.
  await keptDays(() => 'tomas').keep('shoot', {
    ...{ day: { ...known, revision: 2 }, pending: [], refused: [] },
  });
  expect(await tab.load('shoot')).toMatchObject({ day: { revision: 2 }, pending: [operation] });
});

test('a change of what shoots and days consist of adds a step to shapeSteps', async () => {
  const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Schema;
  const fields = [...fieldsOf(schemaOf(shootDetail), 'shoot'), ...fieldsOf(schemaOf(day), 'day')];
  const shape = [`shape ${currentShape()}`, ...new Set(fields)].join('\n');
  await expect(`${shape}\n`).toMatchFileSnapshot('kept-shape.fields.txt');
});
