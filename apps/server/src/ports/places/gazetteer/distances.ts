/** Larger than any distance that counts. */
export const FAR = 1_000;

/**
 * The edit distances from prefixes of an entry (rows) to prefixes of a text (columns). An edit inserts, deletes or
 * replaces a letter, or swaps two adjacent ones (optimal string alignment, a variant of Damerau–Levenshtein).
 */
export interface Distances {
  /** Returns the distance from the first `depth` letters of the entry to the whole text. */
  ofWhole(depth: number): number;
  /** Computes the row after `depth`. @param before the previous letter @returns the smallest distance in the row */
  add(depth: number, letter: number, before: number): number;
}

/** @param most larger distances are not computed exactly */
export function distancesTo(text: string, most: number): Distances {
  const length = text.length;
  const width = length + 2;
  const wanted = Uint16Array.from(text, (letter) => letter.charCodeAt(0));
  const table = new Uint16Array((length + most + 1) * width).fill(FAR);
  for (let column = 0; column <= length; column++) table[column] = column;
  const at = (index: number) => table[index] ?? FAR;

  return {
    ofWhole: (depth) => at(depth * width + length),
    add(depth, letter, before) {
      const [above, row] = [depth * width, (depth + 1) * width];
      const first = Math.max(1, depth + 1 - most);
      const last = Math.min(length, depth + 1 + most);
      let least = first === 1 ? depth + 1 : FAR;
      table[row + first - 1] = least;
      for (let column = first; column <= last; column++) {
        const isRight = wanted[column - 1] === letter;
        let distance = at(above + column - 1) + (isRight ? 0 : 1);
        distance = Math.min(distance, at(above + column) + 1, at(row + column - 1) + 1);
        const isSwapped = wanted[column - 1] === before && wanted[column - 2] === letter;
        if (isSwapped) distance = Math.min(distance, at(above - width + column - 2) + 1);
        table[row + column] = distance;
        if (distance < least) least = distance;
      }
      return least;
    },
  };
}
