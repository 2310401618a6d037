import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './errors.ts';

const schema = z.strictObject({
  name: z
    .string('Name is required')
    .min(2, 'Too short')
    .regex(/^[a-z]+$/, 'Letters only'),
  links: z.array(z.url('Not a link')).optional(),
});
const fieldsOf = (value: unknown) => fieldErrors(schema.safeParse(value).error!);

it('names each wrong field once, with its first message', () => {
  expect(fieldsOf({ name: '1' })).toEqual({ name: 'Too short' });
});

it('names the place inside a list', () => {
  expect(fieldsOf({ name: 'ab', links: ['https://a.example', 'x'] })).toEqual({
    'links.1': 'Not a link',
  });
});

it('names each unknown field, also those named like what every object has', () => {
  const value = JSON.parse('{"name": "ab", "constructor": 1, "__proto__": 2, "other": 3}');
  expect(Object.entries(fieldsOf(value))).toEqual([
    ['constructor', 'This field is not known'],
    ['__proto__', 'This field is not known'],
    ['other', 'This field is not known'],
  ]);
});

it('puts a problem of the whole under the empty name', () => {
  expect(Object.keys(fieldsOf('text'))).toEqual(['']);
});

it('names no more than a reader can use, however much is wrong', () => {
  const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`wrong${i}`, i]));
  expect(Object.keys(fieldsOf({ name: 'ab', ...many }))).toHaveLength(20);
  const [name] = Object.keys(fieldsOf({ name: 'ab', ['x'.repeat(1_000)]: 1 }));
  expect(name).toBe('x'.repeat(100));
});
