import type { Gazetteer } from './data.ts';
import { BLANK, END } from './data.ts';

// All in powers of ten of people who live there: one more letter typed right is worth less than a much larger town.
const WHOLE_NAME = 2;
const WHOLE_WORDS = 0.7;
const WITHIN_NAME = -0.7;
const TYPO = -2;
/** How likely a place is meant by what matches the first letters of one of its entries, where it is left aside. */
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
