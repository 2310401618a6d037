import { PLACES_MAX } from '@lensemble/contract/constants';
import type { Point } from '../port.ts';
import { townsAmong } from './among.ts';
import type { Best, Match } from './best.ts';
import { bestOf } from './best.ts';
import type { Gazetteer } from './data.ts';
import { entriesWith } from './entries.ts';
import { forEachBegunOtherwise } from './first-letter.ts';
import { fold } from './fold.ts';
import type { Narrowing } from './narrowing.ts';
import { narrowingTo } from './narrowing.ts';
import { nearness, WORTH_OF_NEARNESS } from './nearness.ts';
import { scoreOf } from './score.ts';
import type { Tell } from './typos.ts';
import { forEachAlmost } from './typos.ts';
import { namesWithin } from './unspaced.ts';

/** More words than a name and where it is have. */
const WORDS_MAX = 5;
const LETTERS_MAX = 60;
/** Of an address: street and town and country. */
const PARTS_MAX = 3;
const NAME_MIN = 2;
/** Looking for these takes the longest. */
const SPLITS_WITH_TYPOS = 3;
/** The score of a large town whose name is written out: nobody has mistyped that. */
const SURE = 7;

interface Found {
  /** The likeliest first. */
  readonly matches: readonly Match[];
  /** How many entries were looked at: the work. */
  readonly looked: number;
}

/**
 * Finds places by what somebody types: the beginning of a name or of a word in it, with a typo or two, followed by
 * words of the region where there are several. Streets and venues are not known: of an address its town is found, also
 * where nothing stands between its parts, and of a venue the town that it is named with.
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

/** @param isLater after a street; numbers there are postcodes */
function wordsOf(text: string, isLater: boolean): string[] {
  const words = fold(text).slice(0, LETTERS_MAX).split(' ').slice(0, WORDS_MAX);
  return words.filter((word) => word !== '' && !(isLater && /^\d+$/.test(word)));
}

/** The more of the words are the name, the better: fewer of them count only where more find nothing. */
function searchWords(
  gazetteer: Gazetteer,
  words: readonly string[],
  near: readonly Point[],
): Found {
  const best = bestOf(PLACES_MAX);
  const look = looking(gazetteer, best, near);
  const splits = splitsOf(gazetteer, words);
  const written = splits.findIndex(({ name, where }) => {
    look.forNames(name, where);
    return best.matches.length > 0;
  });
  const most = written < 0 ? SPLITS_WITH_TYPOS : Math.min(written + 1, SPLITS_WITH_TYPOS);
  if (best.matches.length < PLACES_MAX && best.highest < SURE) {
    for (const { name, where } of splits.slice(0, most)) look.forTypos(name, where);
  }
  return { matches: best.matches, looked: look.looked };
}

/** Which of the words may be the name, the first ones always, and which say where it is. */
function splitsOf(gazetteer: Gazetteer, words: readonly string[]) {
  const splits = words.map((_, index) => {
    const where = narrowingTo(gazetteer, words.slice(index + 1));
    return { name: words.slice(0, index + 1).join(' '), where };
  });
  return splits.reverse().filter(({ name }) => name.length >= NAME_MIN);
}

function looking(gazetteer: Gazetteer, best: Best, near: readonly Point[]) {
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
      forEachAlmost(gazetteer, name, tell);
      forEachBegunOtherwise(gazetteer, name, tell);
    },
  };
  return look;
}
