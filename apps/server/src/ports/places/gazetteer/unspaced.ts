import { PLACES_MAX } from '@lensemble/contract/constants';
import type { Match } from './best.ts';
import { END, type Gazetteer } from './data.ts';
import { entriesWith } from './entries.ts';
import { fold } from './fold.ts';

/** Scripts of addresses that start with the largest part and have no blanks. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Suffixes of the names of prefectures, towns and districts. */
const PART = new RegExp(`[${fold('都道府県省市区町村县縣區')}]`, 'u');
const NAME_MIN = 2;
const NAME_MAX = 24;

/**
 * Finds places in an address without separators (東京都渋谷区神南1-2-3), smallest first. After an unknown part, only names with
 * a suffix of `PART` count, because other matches may be accidental. @param text folded
 */
export function namesWithin(gazetteer: Gazetteer, text: string): Match[] {
  if (!UNSPACED.test(text)) return [];
  const address = text.replaceAll(' ', '').replace(/^\d+/, '');
  const found = new Map<number, Match>();
  let isKnownSoFar = true;
  for (let at = 0; at < address.length; ) {
    const match = longestNameIn(gazetteer, address.slice(at));
    isKnownSoFar = match !== undefined && isMeant(address, at, match.length, isKnownSoFar);
    if (match && isKnownSoFar) found.set(match.place, match);
    at += match && isKnownSoFar ? match.length : 1;
  }
  return [...found.values()].reverse().slice(0, PLACES_MAX);
}

/** @param isNext everything before is known */
function isMeant(address: string, at: number, length: number, isNext: boolean): boolean {
  if (PART.test(address.charAt(at + length - 1))) return true;
  // 千葉 at the start of 千葉県 is the prefecture, not the town.
  return isNext && !PART.test(address.charAt(at + length));
}

/** Returns the longest name at the start of the text. If several places have it, the largest one. */
function longestNameIn(gazetteer: Gazetteer, text: string): Match | undefined {
  for (let length = Math.min(text.length, NAME_MAX); length >= NAME_MIN; length--) {
    const place = largestCalled(gazetteer, text.slice(0, length));
    if (place) return place;
  }
  return undefined;
}

function largestCalled(gazetteer: Gazetteer, name: string): Match | undefined {
  const { letters, entryStarts, entryPlaces, weights } = gazetteer;
  const { from, to } = entriesWith(gazetteer, name);
  const weightOf = (place: number) => weights[place] ?? 0;
  let largest: Match | undefined;
  for (let entry = from; entry < to; entry++) {
    const start = entryStarts[entry] ?? 0;
    // Entries are sorted: whole names come first.
    if (letters[start + name.length] !== END) break;
    const place = entryPlaces[entry] ?? 0;
    const isLarger = !largest || weightOf(place) > weightOf(largest.place);
    if (letters[start - 1] !== END || !isLarger) continue;
    largest = { place, entry, length: name.length, typos: 0 };
  }
  return largest;
}
