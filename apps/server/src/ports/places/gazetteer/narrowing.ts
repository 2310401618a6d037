import type { Gazetteer } from './data.ts';

/** What the words after a name say: which regions it may be in. */
export interface Narrowing {
  holds(place: number): boolean;
}

const UNKNOWN = 0;
const YES = 1;
const NO = 2;

const anywhere: Narrowing = { holds: () => true };

/** @param words each of them must begin a word of the region or its country */
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

/** Whether a folded word is one of those that countries and their largest parts are called by. */
export function isRegion({ regions, countries }: Gazetteer, word: string): boolean {
  // Of letters and digits only.
  const whole = new RegExp(` ${word}(?: |$)`, 'u');
  return (
    countries.some((words) => whole.test(words)) ||
    regions.some(({ line, words }) => whole.test(words) && !isCounty(line))
  );
}

const isCounty = (line: string) => line.split(', ').length > 2;
