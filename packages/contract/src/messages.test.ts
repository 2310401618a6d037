import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { fieldErrors } from './errors.ts';
import { plainMessage } from './messages.ts';

const files = (await readdir(import.meta.dirname)).filter(
  (name) => name.endsWith('.ts') && !name.includes('.test.'),
);
const modules: Record<string, unknown>[] = await Promise.all(
  files.map((name) => import(/* @vite-ignore */ `./${name}`)),
);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Endpoints are exports, or values of exported catalogs. */
const endpoints = modules
  .flatMap((module) => Object.values(module))
  .flatMap((value) =>
    typeof value === 'object' && value !== null && !isEndpoint(value)
      ? Object.values(value)
      : [value],
  )
  .filter(isEndpoint);

interface Described {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
}

/** The schemas that a schema wraps, from the outside to the inside. */
function layersOf(schema: z.ZodType): z.ZodType[] {
  const { in: input, out, innerType } = schema.def as unknown as Described;
  return [schema, ...[input, out, innerType].flatMap((inner) => (inner ? layersOf(inner) : []))];
}
const described = (schema: z.ZodType) =>
  layersOf(schema).map((layer) => layer.def as unknown as Described);
const fieldsOf = (schema: z.ZodType) =>
  described(schema).flatMap(({ shape }) => Object.entries(shape ?? {}));
const isNumeric = (schema: z.ZodType) => described(schema).some(({ type }) => type === 'number');

const values = [5, 1.5, -1e9, true, false, null, '', 'x', '12', 'true', {}, { x: 1 }, [], [5]];
const nested = [[null], [{}], [{ personnelId: 5 }], [{ equipmentId: 'x', quantity: 'many' }]];
const long = ['x'.repeat(20_000), Array(2_000).fill('x')];
const wrong: unknown[] = [...values, ...nested, ...long];

const schemas = endpoints.flatMap(({ method, path, body, query }) =>
  [body, query].flatMap((schema) =>
    schema && fieldsOf(schema).length > 0 ? { name: `${method} ${path}`, schema } : [],
  ),
);

const VALIDATORS_WORDS =
  /invalid (input|option|string|value)|expected|received|unrecognized|undefined|\bNaN\b|too (big|small)|>=|<=|regex|pattern/i;
const RANGE = /\d|at least|at most|between/i;

test('finds the endpoints', () => {
  expect(schemas.length).toBeGreaterThan(30);
});

describe.each(schemas)('$name', ({ schema }) => {
  const messagesFor = (body: unknown) => {
    const { error } = schema.safeParse(body);
    return error ? Object.values(fieldErrors(error)) : [];
  };

  test('answers in plain words', () => {
    const bodies = [
      {},
      { nonsense: 1 },
      ...fieldsOf(schema).flatMap(([name]) => wrong.map((value) => ({ [name]: value }))),
    ];
    for (const body of bodies) {
      for (const message of messagesFor(body)) expect(message).not.toMatch(VALIDATORS_WORDS);
    }
  });

  test('does not speak of a number’s range where the type is wrong', () => {
    for (const [name] of fieldsOf(schema).filter(([, field]) => isNumeric(field))) {
      for (const value of ['x', '', true, {}, []]) {
        const { error } = schema.safeParse({ [name]: value });
        const message = error && fieldErrors(error)[name];
        expect(message ?? 'This must be a number', name).not.toMatch(RANGE);
      }
    }
  });
});

test.each([
  [{ code: 'invalid_type', expected: 'string', input: undefined }, 'This is required'],
  [{ code: 'invalid_type', expected: 'string', input: 5 }, 'This must be text'],
  [{ code: 'invalid_type', expected: 'date', input: 5 }, 'This is not valid'],
  [
    { code: 'too_big', origin: 'string', maximum: 2048, input: 'x' },
    'This is too long: 2,048 characters at most',
  ],
  [
    { code: 'too_small', origin: 'string', minimum: 2, input: 'x' },
    'This is too short: 2 characters at least',
  ],
  [
    { code: 'too_big', origin: 'array', maximum: 500, input: [] },
    'This must have at most 500 entries',
  ],
  [{ code: 'too_small', origin: 'number', minimum: 1, input: 0 }, 'This must be at least 1'],
  [{ code: 'invalid_value', values: ['a'], input: 'b' }, 'Please choose one of the options'],
  [{ code: 'unrecognized_keys', keys: ['a'], input: {} }, 'This field is not known'],
  [{ code: 'invalid_format', format: 'url', input: 'x' }, 'This is not valid'],
])('%j is: %s', (issue, message) => {
  expect(plainMessage(issue as z.core.$ZodRawIssue)).toBe(message);
});
