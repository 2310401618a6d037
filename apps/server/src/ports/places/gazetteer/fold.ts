/** Letters that Unicode does not take for another one with a mark. */
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
/** Within names, where some write them and some do not: Xi’an, Al Qāhirah. */
const WITHIN = /['’‘ʼʻʿʾ`´]|\p{M}/gu;
const BETWEEN = /[^\p{L}\p{N}]+/gu;

/** What is left of a name when people type it quickly: small letters without marks, words with one blank between. */
export function fold(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(WITHIN, '')
    .replace(LETTERS, (letter) => PLAIN[letter] ?? letter)
    .replace(BETWEEN, ' ')
    .trim();
}
