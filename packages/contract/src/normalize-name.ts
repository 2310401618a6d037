import { NAME_MAX } from './constants.ts';
import { cutName } from './split-name.ts';

const SEPARATORS = /[\p{Cc}\s]+/u;
const INVISIBLE = /\p{Cf}/gu;
const LONE_HIGH_SURROGATE = /[\ud800-\udbff]$/;

/** Cuts a text after `max` code units without splitting a surrogate pair. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(LONE_HIGH_SURROGATE, '').trim();

/**
 * Normalizes a name from an identity provider to one line of at most `max` code units, without control characters and
 * invisible words. Returns an empty text if nothing remains.
 */
export function normalizeName(name: unknown, max: number): string {
  if (typeof name !== 'string') return '';
  const words = name
    .slice(0, 4 * max)
    .toWellFormed()
    .split(SEPARATORS);
  return cutText(words.filter((word) => word.replace(INVISIBLE, '') !== '').join(' '), max);
}

/** Longer than any real name, so that only `normalizeFullName` shortens the parts. */
const FULL_NAME_MAX = 10_000;

/** Normalizes a full name. The first name and the rest are each cut to `NAME_MAX`, so that neither is lost. */
export function normalizeFullName(name: unknown): string {
  const { firstName, lastName } = cutName(normalizeName(name, FULL_NAME_MAX));
  return `${cutText(firstName, NAME_MAX)} ${cutText(lastName, NAME_MAX)}`.trim();
}
