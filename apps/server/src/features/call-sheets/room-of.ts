/** Characters about twice as wide as Latin letters: Hangul, Kana, Han, emoji. */
const WIDE = /[\u1100-\u11ff\u2e80-\u{10ffff}]|\p{Emoji_Presentation}/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const lettersOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);
const widthOf = (letter: string) => (WIDE.test(letter) ? 2 : 1);

/** The width of a text, counted in Latin letters. */
export const roomOf = (text: string): number =>
  lettersOf(text).reduce((sum, letter) => sum + widthOf(letter), 0);

export function shortened(text: string, room: number): string {
  if (roomOf(text) <= room) return text;
  const letters = lettersOf(text);
  let used = 0;
  const end = letters.findIndex((letter) => {
    used += widthOf(letter);
    return used >= room;
  });
  return `${letters.slice(0, end).join('').trimEnd()}…`;
}
