import { PLACES_MAX } from '@lensemble/contract/constants';
import type { Point } from '../port.ts';
import { townsAmong } from './among.ts';
import { type Best, bestOf, type Match } from './best.ts';
import type { Gazetteer } from './data.ts';
import { entriesWith } from './entries.ts';
import { forEachWithOtherFirstLetter } from './first-letter.ts';
import { fold } from './fold.ts';
import { type Narrowing, narrowingTo } from './narrowing.ts';
import { nearness, WORTH_OF_NEARNESS } from './nearness.ts';
import { scoreOf } from './score.ts';
import { forEachWithTypos, type Tell } from './typos.ts';
import { namesWithin } from './unspaced.ts';

/** A name and its region have fewer. */
const WORDS_MAX = 5;
const LETTERS_MAX = 60;
const PARTS_MAX = 3;
const NAME_MIN = 2;
/** The number of splits to search with typos, which is the slowest part. */
const SPLITS_WITH_TYPOS = 3;
/** The score of a large town whose name matches exactly. The query has no typo then. */
const CERTAIN_SCORE = 7;

interface Found {
  readonly matches: readonly Match[];
  /** The number of entries examined, a measure of the work. */
  readonly looked: number;
}

/**
 * Finds places by a partial query: the start of a name or of a word in it, with up to two typos, optionally followed by
 * words of the region. Streets and venues are unknown: an address finds its town, even without separators, and a venue
 * finds the town in its name.
 */
export function searchPlaces(
  gazetteer: Gazetteer,
  text: string,
  near: readonly Point[] = [],
): Found {
  const parts = text.split(/[,;\n]/).slice(0, PARTS_MAX);
  let looked = 0;
  for (const index of parts.keys()) {
    const words = wordsOf(parts.slice(index).join(' '), index > 0);
    const found = searchWords(gazetteer, words, near);
    looked += found.looked;
    if (found.matches.length > 0) return { matches: found.matches, looked };
  }
  const folded = fold(text).slice(0, LETTERS_MAX);
  const within = namesWithin(gazetteer, folded);
  const matches = within.length > 0 ? within : townsAmong(gazetteer, folded, near);
  return { matches, looked };
}

/** @param isLater the part follows a street, so that numbers are postcodes */
function wordsOf(text: string, isLater: boolean): string[] {
  const words = fold(text).slice(0, LETTERS_MAX).split(' ').slice(0, WORDS_MAX);
  return words.filter((word) => word !== '' && !(isLater && /^\d+$/.test(word)));
}

/** Prefers long names: a shorter name is only tried if longer ones find nothing. */
function searchWords(
  gazetteer: Gazetteer,
  words: readonly string[],
  near: readonly Point[],
): Found {
  const best = bestOf(PLACES_MAX);
  const look = createMatcher(gazetteer, best, near);
  const splits = splitsOf(gazetteer, words);
  const written = splits.findIndex(({ name, where }) => {
    look.forNames(name, where);
    return best.matches.length > 0;
  });
  const most = written < 0 ? SPLITS_WITH_TYPOS : Math.min(written + 1, SPLITS_WITH_TYPOS);
  if (best.matches.length < PLACES_MAX && best.highest < CERTAIN_SCORE) {
    for (const { name, where } of splits.slice(0, most)) look.forTypos(name, where);
  }
  return { matches: best.matches, looked: look.looked };
}

/** Splits the words into a name and its region, longest name first. */
function splitsOf(gazetteer: Gazetteer, words: readonly string[]) {
  const splits = words.map((_, index) => {
    const where = narrowingTo(gazetteer, words.slice(index + 1));
    return { name: words.slice(0, index + 1).join(' '), where };
  });
  return splits.reverse().filter(({ name }) => name.length >= NAME_MIN);
}

function createMatcher(gazetteer: Gazetteer, best: Best, near: readonly Point[]) {
  const { entryPlaces } = gazetteer;
  const nearTo = nearness(gazetteer, near);

  function consider(entry: number, length: number, typos: number, where: Narrowing): void {
    look.looked++;
    const place = entryPlaces[entry] ?? 0;
    if (!where.holds(place)) return;
    const score = scoreOf(gazetteer, entry, length, typos);
    if (score + WORTH_OF_NEARNESS <= best.least) return;
    best.offer({ place, entry, length, typos, score: score + nearTo(place) });
  }

  const look = {
    looked: 0,
    forNames(name: string, where: Narrowing): void {
      const { from, to } = entriesWith(gazetteer, name);
      for (let entry = from; entry < to; entry++) consider(entry, name.length, 0, where);
    },
    forTypos(name: string, where: Narrowing): void {
      const tell: Tell = (entry, typos, length) => consider(entry, length, typos, where);
      forEachWithTypos(gazetteer, name, tell);
      forEachWithOtherFirstLetter(gazetteer, name, tell);
    },
  };
  return look;
}
