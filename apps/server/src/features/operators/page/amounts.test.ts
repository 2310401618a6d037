import { expect, test } from 'vitest';
import { duration, size } from './amounts.ts';

test.each([
  [0, '0 sec'],
  [59.9, '59 sec'],
  [60, '1 min'],
  [3 * 3_600 + 3_599, '3 hr'],
  [47 * 3_600, '1 day'],
])('%d seconds are %s', (seconds, shown) => {
  expect(duration(seconds, 'en')).toBe(shown);
});

test.each([
  [40_000_000, '40 MB'],
  [999_999_999, '999 MB'],
  [1_570_000_000, '1.5 GB'],
  [68_300_000_000, '68.3 GB'],
])('%d bytes are %s', (bytes, shown) => {
  expect(size(bytes, 'en')).toBe(shown);
});

test('units and decimals are those of the language', () => {
  expect([size(1_570_000_000, 'de'), duration(120, 'ja')]).toEqual(['1,5\u00A0GB', '2 分']);
});
