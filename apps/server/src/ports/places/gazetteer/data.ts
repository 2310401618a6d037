/** Part of a country, as the line that tells places of one name apart. */
export interface Region {
  readonly line: string;
  /** Folded, each led by a blank; what narrows a search to it, beside the words of its country. */
  readonly words: string;
  /** Which of `countries`. */
  readonly country: number;
}

/**
 * All places and the index of their names, mostly in arrays that one thread can hand to another. A place is a number from 0;
 * an entry is a word in one of its writings together with all that follows, in the order of those texts.
 */
export interface Gazetteer {
  /** UTF-8, one after the other; `nameStarts` has one more at the end. */
  readonly names: Uint8Array<ArrayBuffer>;
  readonly nameStarts: Uint32Array<ArrayBuffer>;
  /** What people call some of them as well, each as it is written. */
  readonly otherNames: ReadonlyMap<number, readonly string[]>;
  /** In hundred-thousandths of a degree, as far as GeoNames tells them. */
  readonly latitudes: Int32Array<ArrayBuffer>;
  readonly longitudes: Int32Array<ArrayBuffer>;
  /** How many live there, as a power of ten. */
  readonly weights: Float32Array<ArrayBuffer>;
  /** GeoNames' own; 0 where it is not known. */
  readonly ids: Uint32Array<ArrayBuffer>;
  /** Which of `regions`. */
  readonly regionOf: Uint16Array<ArrayBuffer>;
  readonly regions: readonly Region[];
  /** Folded words by which people narrow a search to a country, each led by a blank. */
  readonly countries: readonly string[];
  /** UTF-16 of all folded writings, each ended by `END` and the first one led by it. */
  readonly letters: Uint16Array<ArrayBuffer>;
  /** Where in `letters` an entry begins. */
  readonly entryStarts: Uint32Array<ArrayBuffer>;
  readonly entryPlaces: Uint32Array<ArrayBuffer>;
  /** How many letters an entry has in common with the one before it, 255 at most. */
  readonly entryShared: Uint8Array<ArrayBuffer>;
}

export const END = 0;
export const BLANK = 32;
/** Of one in degrees. */
export const UNITS = 100_000;
