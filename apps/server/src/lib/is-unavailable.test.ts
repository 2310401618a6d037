import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { isUnavailable } from './is-unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

test.each([
  ['08006', 'the connection broke'],
  ['53300', 'too many connections'],
  ['57P01', 'the server stops'],
  ['57014', 'the statement took too long'],
  ['25006', 'the server only reads'],
  ['25P03', 'the transaction was left waiting'],
  ['40001', 'another transaction won'],
  ['40P01', 'another transaction won'],
  ['ECONNREFUSED', 'the port is closed'],
  ['ECONNRESET', 'the connection broke'],
  ['EPIPE', 'the connection broke'],
  ['ETIMEDOUT', 'no response comes'],
  ['EHOSTUNREACH', 'there is no way'],
  ['ENOTFOUND', 'the name is not known'],
  ['EAI_AGAIN', 'the name cannot be looked up now'],
])('%s: %s', (code) => {
  expect(isUnavailable(withCode(code))).toBe(true);
  expect(isUnavailable(new DrizzleQueryError('select 1', [], withCode(code)))).toBe(true);
});

test.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end on the pool',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
])('the driver says %j', (message) => {
  expect(isUnavailable(new Error(message))).toBe(true);
});

test('all addresses of the server refuse', () => {
  const tries = [withCode('ECONNREFUSED'), withCode('EHOSTUNREACH')];
  expect(isUnavailable(new AggregateError(tries))).toBe(true);
});

test.each([
  withCode('23505'),
  withCode('42P01'),
  withCode('ENOENT'),
  new Error('no'),
  new AggregateError([withCode('ECONNREFUSED'), new Error('no')]),
  new AggregateError([]),
  undefined,
])('anything else is a failure: %s', (error) => {
  expect(isUnavailable(error)).toBe(false);
});
