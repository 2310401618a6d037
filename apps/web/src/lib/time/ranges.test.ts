import { expect, test } from 'vitest';
import { datedRange } from './ranges.ts';

const spaced = (text: string) => text.replace(/[\u2009\u202f]/g, ' ');

test.each([
  ['2026-11-27', '2026-11-29', 'Nov 27–29'],
  ['2026-12-24', '2026-12-24', 'Dec 24'],
  ['2026-12-31', '2027-01-02', 'Dec 31, 2026 – Jan 2, 2027'],
  ['2027-01-02', '2027-01-02', 'Jan 2, 2027'],
])('%s to %s is %s in 2026', (first, last, words) => {
  expect(spaced(datedRange(first, last, '2026-11-24', 'en-US'))).toBe(words);
});
