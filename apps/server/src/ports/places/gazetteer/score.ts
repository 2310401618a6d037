import { BLANK, END, type Gazetteer } from './data.ts';

// In powers of ten of the population. One more matching letter counts less than a much larger town.
const WHOLE_NAME = 2;
const WHOLE_WORDS = 0.7;
const WITHIN_NAME = -0.7;
const TYPO = -2;
/** Returns the score of a match between the query and the first `length` letters of an entry, without the distance. */
export function scoreOf(
  { letters, entryStarts, entryPlaces, weights }: Gazetteer,
  entry: number,
  length: number,
  typos: number,
): number {
  const start = entryStarts[entry] ?? 0;
  const isFirst = letters[start - 1] === END;
  const after = letters[start + length];
  const people = weights[entryPlaces[entry] ?? 0] ?? 0;
  const place = isFirst ? 0 : WITHIN_NAME;
  if (after === END && isFirst && typos === 0) return people + WHOLE_NAME;
  const words = after === END || after === BLANK ? WHOLE_WORDS : 0;
  return people + place + words + typos * TYPO;
}
