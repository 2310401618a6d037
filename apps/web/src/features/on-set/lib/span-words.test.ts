import { expect, test } from 'vitest';
import { spanWords } from './span-words.ts';

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h 0 min'],
  [262, '4 h 22 min'],
])('%d minutes are %s', (minutes, words) => {
  expect(spanWords(minutes)).toBe(words);
});
