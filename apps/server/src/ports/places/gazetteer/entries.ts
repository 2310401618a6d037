import type { Gazetteer } from './data.ts';

/** `to` is exclusive. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export function entriesWith(gazetteer: Gazetteer, text: string): Range {
  const from = firstEntry(gazetteer, (entry) => compare(gazetteer, entry, text) >= 0);
  const to = firstEntry(gazetteer, (entry) => compare(gazetteer, entry, text) > 0);
  return { from, to };
}

/** A binary search for the first entry for which `holds` is true. */
function firstEntry({ entryStarts }: Gazetteer, holds: (entry: number) => boolean): number {
  let [low, high] = [0, entryStarts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Negative if the entry sorts before the text, 0 if it starts with it. */
function compare({ letters, entryStarts }: Gazetteer, entry: number, text: string): number {
  const start = entryStarts[entry] ?? 0;
  for (let at = 0; at < text.length; at++) {
    const difference = (letters[start + at] ?? 0) - text.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return 0;
}
