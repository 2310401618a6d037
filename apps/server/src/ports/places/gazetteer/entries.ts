import type { Gazetteer } from './data.ts';

/** Entries from the first to before the last. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The entries that begin with a folded text. */
export function entriesWith(gazetteer: Gazetteer, text: string): Range {
  const from = firstEntry(gazetteer, (entry) => compare(gazetteer, entry, text) >= 0);
  const to = firstEntry(gazetteer, (entry) => compare(gazetteer, entry, text) > 0);
  return { from, to };
}

/** The first entry of which something holds that holds of all after it as well. */
function firstEntry({ entryStarts }: Gazetteer, holds: (entry: number) => boolean): number {
  let [low, high] = [0, entryStarts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Less than 0 where an entry comes before the text, 0 where it begins with it. */
function compare({ letters, entryStarts }: Gazetteer, entry: number, text: string): number {
  const start = entryStarts[entry] ?? 0;
  for (let at = 0; at < text.length; at++) {
    const difference = (letters[start + at] ?? 0) - text.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return 0;
}
