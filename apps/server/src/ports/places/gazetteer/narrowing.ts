import type { Gazetteer } from './data.ts';

/** A filter on regions, from the words after a name. */
export interface Narrowing {
  holds(place: number): boolean;
}

const UNKNOWN = 0;
const YES = 1;
const NO = 2;

const anywhere: Narrowing = { holds: () => true };

/** @param words each must be a prefix of a word of the region or its country */
export function narrowingTo(gazetteer: Gazetteer, words: readonly string[]): Narrowing {
  if (words.length === 0) return anywhere;
  const { regionOf, regions, countries } = gazetteer;
  const known = new Uint8Array(regions.length);

  const beginnings = words.map((word) => ` ${word}`);

  function isMeant(index: number): boolean {
    const { words: own = '', country = 0 } = regions[index] ?? {};
    const shared = countries[country] ?? '';
    return beginnings.every((word) => own.includes(word) || shared.includes(word));
  }

  return {
    holds(place) {
      const index = regionOf[place] ?? 0;
      if (known[index] === UNKNOWN) known[index] = isMeant(index) ? YES : NO;
      return known[index] === YES;
    },
  };
}

/** Returns whether a folded word is part of the name of a country or a first-level region. */
export function isRegion({ regions, countries }: Gazetteer, word: string): boolean {
  // `word` only has letters and digits, so it needs no escaping.
  const whole = new RegExp(` ${word}(?: |$)`, 'u');
  return (
    countries.some((words) => whole.test(words)) ||
    regions.some(({ line, words }) => whole.test(words) && !isCounty(line))
  );
}

const isCounty = (line: string) => line.split(', ').length > 2;
