import { expect, test } from 'vitest';
import { hasWords, searchWords } from './search.ts';

test('every word must be there, in any order, whatever their accents and capitals', () => {
  const texts = ['Inês Carvalho', null, 'Makeup Artist'];
  expect(hasWords(texts, searchWords(' MAKEUP ines '))).toBe(true);
  expect(hasWords(texts, searchWords('ines light'))).toBe(false);
  expect(hasWords(texts, searchWords('  '))).toBe(true);
});
