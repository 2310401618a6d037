import { randomInt } from 'node:crypto';

/** A random string: each character is equally likely. */
export function randomLetters(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
