import { expect, test } from 'vitest';
import { randomLetters } from './random-letters.ts';

test('every sign is as likely as every other, the last of the alphabet too', () => {
  const letters = randomLetters('abc', 30_000);
  expect(letters).toMatch(/^[abc]{30000}$/);
  for (const sign of 'abc') expect(letters.split(sign).length).toBeGreaterThan(9_500);
});
