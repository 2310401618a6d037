import { BLANK, END, type Gazetteer } from './data.ts';
import { distancesTo, FAR } from './distances.ts';
import { entriesWith } from './entries.ts';

/** The minimum lengths of a query for one and two typos. */
export const ONE_FROM = 4;
const TWO_FROM = 8;
/** Shorter queries must match a whole word, because too many names start similarly. */
const BEGINNING_FROM = 6;

/** Receives an entry whose first `length` letters nearly match the query. */
export type Tell = (entry: number, typos: number, length: number) => void;

interface Alike {
  readonly typos: number;
  readonly length: number;
}

function typosAllowed(text: string): number {
  if (text.length >= TWO_FROM) return 2;
  return text.length >= ONE_FROM ? 1 : 0;
}

/**
 * Calls `tell` for every entry that nearly starts with a folded text, with the same first letter. Entries are visited
 * in order, so that the rows of a shared prefix are computed once.
 */
export function forEachWithTypos(gazetteer: Gazetteer, text: string, tell: Tell): void {
  const most = typosAllowed(text);
  if (most === 0) return;
  const { letters, entryStarts, entryShared } = gazetteer;
  const distances = distancesTo(text, most);
  const { from, to } = entriesWith(gazetteer, text.slice(0, 1));
  // `known` is the number of rows that are valid for the current entry. From row `deadEnd` on, no prefix can match.
  let known = 0;
  let deadEnd = FAR;
  let found: Alike | undefined;
  for (let entry = from; entry < to; entry++) {
    const shared = entry === from ? 0 : (entryShared[entry] ?? 0);
    if (shared < deadEnd) {
      const start = entryStarts[entry] ?? 0;
      known = Math.min(known, shared);
      deadEnd = addRows(start);
      found = bestOfRows(start);
    }
    if (found) tell(entry, found.typos, found.length);
  }

  /** @returns the row from which all distances are too large, or `FAR` */
  function addRows(start: number): number {
    while (known < text.length + most) {
      const letter = letters[start + known] ?? END;
      if (letter === END) break;
      const least = distances.add(known, letter, letters[start + known - 1] ?? END);
      known++;
      if (least > most) return known;
    }
    return FAR;
  }

  function bestOfRows(start: number): Alike | undefined {
    let best: Alike | undefined;
    for (let length = Math.max(1, text.length - most); length <= known; length++) {
      const typos = distances.ofWhole(length);
      const isCut = isShort(text) && !endsWord(letters[start + length]);
      if (typos <= most && typos < (best?.typos ?? FAR) && !isCut) best = { typos, length };
    }
    // Exact matches have been reported already.
    return best?.typos === 0 ? undefined : best;
  }
}

/** The text is too short to match the start of a longer word. */
export const isShort = (text: string) => text.length < BEGINNING_FROM;

export const endsWord = (letter: number | undefined) => letter === END || letter === BLANK;
