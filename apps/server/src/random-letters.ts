import { randomInt } from 'node:crypto';

/** So many signs of an alphabet, each as likely as every other. */
export function randomLetters(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
