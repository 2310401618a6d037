import { NAME_MAX } from './constants.ts';
import { cutName } from './split-name.ts';

const SEPARATORS = /[\p{Cc}\s]+/u;
const INVISIBLE = /\p{Cf}/gu;
const HALF_A_SIGN = /[\ud800-\udbff]$/;

/** Cuts a text after `max` code units, never through a sign. */
const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(HALF_A_SIGN, '').trim();

/**
 * What another service says that somebody is called, as one line that a person's name may be: without line breaks, control
 * characters and words that nobody sees, and at most `max` code units long. Empty where nothing is left of it.
 */
export function toldName(told: unknown, max: number): string {
  if (typeof told !== 'string') return '';
  const words = told
    .slice(0, 4 * max)
    .toWellFormed()
    .split(SEPARATORS);
  return cutText(words.filter((word) => word.replace(INVISIBLE, '') !== '').join(' '), max);
}

/** More than anybody is called; a part that is longer than a name may be is cut only then. */
const TOLD_MAX = 10_000;

/** The same of a full name: its first part and the rest are each cut to a name's length, so that none is lost. */
export function toldFullName(told: unknown): string {
  const { firstName, lastName } = cutName(toldName(told, TOLD_MAX));
  return `${cutText(firstName, NAME_MAX)} ${cutText(lastName, NAME_MAX)}`.trim();
}
