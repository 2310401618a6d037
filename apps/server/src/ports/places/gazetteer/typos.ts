import type { Gazetteer } from './data.ts';
import { BLANK, END } from './data.ts';
import { distancesTo, FAR } from './distances.ts';
import { entriesWith } from './entries.ts';

/** From how many letters on one and two of them may be wrong. */
export const ONE_FROM = 4;
const TWO_FROM = 8;
/** Shorter texts must be close to a whole word: too much begins like them. */
const BEGINNING_FROM = 6;

/** Gets an entry whose first letters, `length` of them, are almost what was typed. */
export type Tell = (entry: number, typos: number, length: number) => void;

/** How the first letters of an entry are like a text. */
interface Alike {
  readonly typos: number;
  readonly length: number;
}

function typosAllowed(text: string): number {
  if (text.length >= TWO_FROM) return 2;
  return text.length >= ONE_FROM ? 1 : 0;
}

/**
 * Tells of every entry that begins almost like a folded text, its first letter apart. The entries are gone through in their
 * order, and what one has in common with the one before it is not looked at again.
 */
export function forEachAlmost(gazetteer: Gazetteer, text: string, tell: Tell): void {
  const most = typosAllowed(text);
  if (most === 0) return;
  const { letters, entryStarts, entryShared } = gazetteer;
  const distances = distancesTo(text, most);
  const { from, to } = entriesWith(gazetteer, text.slice(0, 1));
  // How far down the distances hold for the entry at hand, and how far down there is nothing to find.
  let known = 0;
  let hopeless = FAR;
  let found: Alike | undefined;
  for (let entry = from; entry < to; entry++) {
    const shared = entry === from ? 0 : (entryShared[entry] ?? 0);
    if (shared < hopeless) {
      const start = entryStarts[entry] ?? 0;
      known = Math.min(known, shared);
      hopeless = goDown(start);
      found = bestOfRows(start);
    }
    if (found) tell(entry, found.typos, found.length);
  }

  /** @returns how far down all distances are too large; `FAR` where they are not */
  function goDown(start: number): number {
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
    // Told already, as what it is.
    return best?.typos === 0 ? undefined : best;
  }
}

/** Whether a text is too short to stand for all that begins like it. */
export const isShort = (text: string) => text.length < BEGINNING_FROM;

export const endsWord = (letter: number | undefined) => letter === END || letter === BLANK;
