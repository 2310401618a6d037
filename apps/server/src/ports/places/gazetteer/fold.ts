import { foldHan } from './han.ts';

/** Letters that Unicode does not decompose into a base letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ə: 'a',
};
const LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');
/** Dropped within names, because spellings differ: Xi’an, Al Qāhirah. */
const WITHIN = /['’‘ʼʻʿʾ`´]|\p{M}/gu;
const BETWEEN = /[^\p{L}\p{N}]+/gu;

/** Normalizes a name for the search: lower case without marks, one form of each Han character, single blanks between words. */
export function fold(name: string): string {
  const folded = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(WITHIN, '')
    .replace(LETTERS, (letter) => PLAIN[letter] ?? letter)
    .replace(BETWEEN, ' ')
    .trim();
  return foldHan(folded);
}
