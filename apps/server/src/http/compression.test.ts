import { expect, test } from 'vitest';
import { encodingFor } from './compression.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['deflate', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br; q=0.000, gzip;Q=0, *', 'identity'],
  ['gzip;q=0', 'identity'],
  ['identity, *;q=0', 'identity'],
])('a client that accepts %j gets %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});
