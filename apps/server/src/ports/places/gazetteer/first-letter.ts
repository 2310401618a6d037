import type { Gazetteer } from './data.ts';
import { entriesWith } from './entries.ts';
import { endsWord, isShort, ONE_FROM, type Tell } from './typos.ts';

const LATIN = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * Calls `tell` for every entry that starts like a folded text except for its first letter, which is wrong, missing,
 * added or swapped with the second. The rest must match, because each variant is a separate lookup.
 */
export function forEachWithOtherFirstLetter(gazetteer: Gazetteer, text: string, tell: Tell): void {
  if (text.length < ONE_FROM) return;
  const { letters, entryStarts } = gazetteer;
  for (const other of otherBeginnings(text)) {
    const { from, to } = entriesWith(gazetteer, other);
    for (let entry = from; entry < to; entry++) {
      const after = letters[(entryStarts[entry] ?? 0) + other.length];
      if (!isShort(other) || endsWord(after)) tell(entry, 1, other.length);
    }
  }
}

function otherBeginnings(text: string): Set<string> {
  const rest = text.slice(1);
  const swapped = text.charAt(1) + text.charAt(0) + text.slice(2);
  const first = LATIN.includes(text.charAt(0)) ? LATIN : [];
  const others = first.flatMap((letter) => [letter + rest, letter + text]);
  const all = new Set([rest, swapped, ...others]);
  all.delete(text);
  return all;
}
