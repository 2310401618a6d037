import { expect, test } from 'vitest';
import { readRange } from './range.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=5-999', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=99-100', 'none'],
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['bytes=a-b', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
])('of 10 bytes, %s is %j', (header, expected) => {
  expect(readRange(header, 10)).toEqual(expected);
});

test('of nothing there is no part', () => {
  expect(readRange('bytes=0-', 0)).toBe('none');
});
