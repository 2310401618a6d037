/** An administrative region. `line` is the address line that distinguishes places of the same name. */
export interface Region {
  readonly line: string;
  /** Folded words that narrow a search to the region, each with a leading blank. The country's words count too. */
  readonly words: string;
  readonly country: number;
}

/**
 * All places and the index of their names, mostly in typed arrays, which are cheap to transfer. A place is a number
 * from 0. An entry is the rest of a spelling from the start of one of its words. Entries are sorted.
 */
export interface Gazetteer {
  /** UTF-8, concatenated. `nameStarts` has one extra element at the end. */
  readonly names: Uint8Array<ArrayBuffer>;
  readonly nameStarts: Uint32Array<ArrayBuffer>;
  readonly otherNames: ReadonlyMap<number, readonly string[]>;
  /** In units of 1/100,000 degree, the precision of GeoNames. */
  readonly latitudes: Int32Array<ArrayBuffer>;
  readonly longitudes: Int32Array<ArrayBuffer>;
  /** The decimal logarithm of the population. */
  readonly weights: Float32Array<ArrayBuffer>;
  /** GeoNames ids; 0 if unknown. */
  readonly ids: Uint32Array<ArrayBuffer>;
  readonly regionOf: Uint16Array<ArrayBuffer>;
  readonly regions: readonly Region[];
  /** Folded words that narrow a search to a country, each with a leading blank. */
  readonly countries: readonly string[];
  /** UTF-16 code units of all folded spellings. `END` precedes the first one and follows each one. */
  readonly letters: Uint16Array<ArrayBuffer>;
  /** The offset of each entry in `letters`. */
  readonly entryStarts: Uint32Array<ArrayBuffer>;
  readonly entryPlaces: Uint32Array<ArrayBuffer>;
  /** The length of the prefix that an entry shares with the previous one, at most 255. */
  readonly entryShared: Uint8Array<ArrayBuffer>;
}

export const END = 0;
export const BLANK = 32;
export const UNITS = 100_000;
