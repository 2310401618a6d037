import { PLACES_MAX } from '@lensemble/contract/constants';
import type { Point } from '../port.ts';
import { bestOf, type Match } from './best.ts';
import { BLANK, END, type Gazetteer } from './data.ts';
import { entriesWith } from './entries.ts';
import { isRegion, type Narrowing, narrowingTo } from './narrowing.ts';
import { nearness } from './nearness.ts';
import { scoreOf } from './score.ts';
import { venueWords } from './venue-words.ts';

/** Shorter Latin words are not names. In other scripts a single character can be one. */
const NAME_MIN = 3;
const NAME_WORDS_MAX = 4;
/** A venue and its town have fewer. */
const WORDS_MAX = 8;
// Scores are powers of ten of the population.
const WORTH_OF_WORD = 1;
const WORTH_OF_ALL = 4;
/** Matches that score lower than the best by more than this are dropped. */
const SCORE_RANGE = 2;

interface Run {
  readonly from: number;
  readonly to: number;
}

/**
 * Finds towns whose full name occurs in a longer text: Heidelberg in "Schloss Heidelberg". A town scores higher the
 * more words its name and region account for. If all other words are regions, it must be in them: there is no Munich in
 * Texas. @param text folded
 */
export function townsAmong(
  gazetteer: Gazetteer,
  text: string,
  near: readonly Point[],
): readonly Match[] {
  const words = text.split(' ', WORDS_MAX).filter((word) => word !== '');
  const best = bestOf(PLACES_MAX);
  const nearTo = nearness(gazetteer, near);
  const within = words.map((word) => narrowingTo(gazetteer, [word]));
  const regions = new Map<string, boolean>();
  const taken: Run[] = [];
  for (const run of runsOf(words.length)) {
    if (taken.some((longer) => run.from >= longer.from && run.to <= longer.to)) continue;
    const found = matchesNamed(gazetteer, words.slice(run.from, run.to));
    if (found.length === 0) continue;
    taken.push(run);
    const isBeside = (_: unknown, index: number) => index < run.from || index >= run.to;
    const others = within.filter(isBeside);
    const areOthersRegions = words.filter(isBeside).every(isRegionWord);
    for (const match of found) offer(match, others, areOthersRegions);
  }
  return best.matches.filter(({ score }) => score > best.highest - SCORE_RANGE);

  /** Cached per word, because it scans all regions. */
  function isRegionWord(word: string): boolean {
    const answer = regions.get(word) ?? (!venueWords.has(word) && isRegion(gazetteer, word));
    regions.set(word, answer);
    return answer;
  }

  function offer(match: Match, others: readonly Narrowing[], areOthersRegions: boolean): void {
    const { place, entry, length } = match;
    const apart = others.filter((where) => !where.holds(place)).length;
    if (areOthersRegions && apart > 0) return;
    const worth = (words.length - apart) * WORTH_OF_WORD + (apart === 0 ? WORTH_OF_ALL : 0);
    best.offer({ ...match, score: scoreOf(gazetteer, entry, length, 0) + nearTo(place) + worth });
  }
}

function runsOf(count: number): Run[] {
  const longest = Math.min(count, NAME_WORDS_MAX);
  return Array.from({ length: longest }, (_, index) => longest - index).flatMap((length) =>
    Array.from({ length: count - length + 1 }, (_, from) => ({ from, to: from + length })),
  );
}

/** Returns the places with exactly this name. The name of a place may continue after several matching words. */
function matchesNamed(gazetteer: Gazetteer, words: readonly string[]): Match[] {
  const { letters, entryStarts, entryPlaces } = gazetteer;
  const name = words.join(' ');
  const isOne = words.length === 1;
  if (isOne && !isName(name)) return [];
  const { from, to } = entriesWith(gazetteer, name);
  const matches: Match[] = [];
  for (let entry = from; entry < to; entry++) {
    const start = entryStarts[entry] ?? 0;
    const after = letters[start + name.length];
    // Entries are sorted: whole names come first, then those with a following word.
    if (after !== END && (isOne || after !== BLANK)) break;
    if (letters[start - 1] !== END) continue;
    matches.push({ place: entryPlaces[entry] ?? 0, entry, length: name.length, typos: 0 });
  }
  return matches;
}

const isName = (word: string) =>
  !venueWords.has(word) && (word.length >= NAME_MIN || !/\p{Script=Latin}|\d/u.test(word));
