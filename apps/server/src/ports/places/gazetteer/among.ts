import { PLACES_MAX } from '@lensemble/contract/constants';
import type { Point } from '../port.ts';
import type { Match } from './best.ts';
import { bestOf } from './best.ts';
import type { Gazetteer } from './data.ts';
import { BLANK, END } from './data.ts';
import { entriesWith } from './entries.ts';
import type { Narrowing } from './narrowing.ts';
import { isRegion, narrowingTo } from './narrowing.ts';
import { nearness } from './nearness.ts';
import { scoreOf } from './score.ts';
import { venueWords } from './venue-words.ts';

/** Shorter words are no names, but in scripts where one letter is much. */
const NAME_MIN = 3;
const NAME_WORDS_MAX = 4;
/** More than a venue and its town have. */
const WORDS_MAX = 8;
// In powers of ten of people who live there.
const WORTH_OF_WORD = 1;
const WORTH_OF_ALL = 4;
/** What is less likely by more than this is left out. */
const ALIKE = 2;

/** Words that follow each other, from the first to before the last. */
interface Run {
  readonly from: number;
  readonly to: number;
}

/**
 * The towns that stand in full among the words of something else: of Schloss Heidelberg, Heidelberg. The more of
 * the words a town accounts for, by its name or by where it is, the likelier it is meant. Where all others are regions,
 * it is in them: there is no Munich in Texas.
 * @param text folded
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
    const found = namedBy(gazetteer, words.slice(run.from, run.to));
    if (found.length === 0) continue;
    taken.push(run);
    const isBeside = (_: unknown, index: number) => index < run.from || index >= run.to;
    const others = within.filter(isBeside);
    const isPlain = words.filter(isBeside).every(saysWhere);
    for (const match of found) offer(match, others, isPlain);
  }
  return best.matches.filter(({ score }) => score > best.highest - ALIKE);

  /** Looked for once for each word: it goes through all regions. */
  function saysWhere(word: string): boolean {
    const answer = regions.get(word) ?? (!venueWords.has(word) && isRegion(gazetteer, word));
    regions.set(word, answer);
    return answer;
  }

  function offer(match: Match, others: readonly Narrowing[], isPlain: boolean): void {
    const { place, entry, length } = match;
    const apart = others.filter((where) => !where.holds(place)).length;
    if (isPlain && apart > 0) return;
    const worth = (words.length - apart) * WORTH_OF_WORD + (apart === 0 ? WORTH_OF_ALL : 0);
    best.offer({ ...match, score: scoreOf(gazetteer, entry, length, 0) + nearTo(place) + worth });
  }
}

/** The longest first. */
function runsOf(count: number): Run[] {
  const longest = Math.min(count, NAME_WORDS_MAX);
  return Array.from({ length: longest }, (_, index) => longest - index).flatMap((length) =>
    Array.from({ length: count - length + 1 }, (_, from) => ({ from, to: from + length })),
  );
}

/** Those with exactly this name; names of several words may go on. */
function namedBy(gazetteer: Gazetteer, words: readonly string[]): Match[] {
  const { letters, entryStarts, entryPlaces } = gazetteer;
  const name = words.join(' ');
  const isOne = words.length === 1;
  if (isOne && !isName(name)) return [];
  const { from, to } = entriesWith(gazetteer, name);
  const matches: Match[] = [];
  for (let entry = from; entry < to; entry++) {
    const start = entryStarts[entry] ?? 0;
    const after = letters[start + name.length];
    // In their order, whole names come first, then those that go on with another word.
    if (after !== END && (isOne || after !== BLANK)) break;
    if (letters[start - 1] !== END) continue;
    matches.push({ place: entryPlaces[entry] ?? 0, entry, length: name.length, typos: 0 });
  }
  return matches;
}

const isName = (word: string) =>
  !venueWords.has(word) && (word.length >= NAME_MIN || !/\p{Script=Latin}|\d/u.test(word));
