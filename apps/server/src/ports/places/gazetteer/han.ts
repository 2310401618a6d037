import japanese from 'opencc-js/dict/JPShinjitaiCharacters';
import toJapanese from 'opencc-js/dict/JPShinjitaiCharactersRev';
import traditional from 'opencc-js/dict/TSCharacters';

const HAN = /\p{Script=Han}/gu;

/** Tables can lead on from one to the other: 蕓 is simplified to 芸, which is Japanese for 藝, simplified 艺. */
const STEPS_MAX = 4;

/** The index of names holds code units, so a character must not change their number. */
const entriesOf = (dictionary: string): readonly (readonly [string, string])[] =>
  dictionary.split('|').flatMap((line) => {
    const [from = '', to = ''] = line.split(' ');
    return from.length === 1 && to.length === 1 ? [[from, to] as const] : [];
  });

const simplifiedOf = new Map(entriesOf(traditional));
const traditionalOf = new Map(entriesOf(japanese));
// Of a Japanese character with several traditional ones, takes one that has a simplified form: 渋 stands for 澁 and 澀.
for (const [whole, letter] of entriesOf(toJapanese)) {
  const usual = traditionalOf.get(letter) ?? whole;
  if (simplifiedOf.has(usual) || !simplifiedOf.has(whole)) continue;
  traditionalOf.set(letter, whole).set(usual, whole);
}

function simplified(letter: string): string {
  let last = letter;
  for (let step = 0; step < STEPS_MAX; step++) {
    const whole = traditionalOf.get(last) ?? last;
    const next = simplifiedOf.get(whole) ?? whole;
    if (next === last) return last;
    last = next;
  }
  return last;
}

/** Replaces Japanese and traditional forms of Han characters by the simplified ones: 東京 and 东京 become the same. */
export const foldHan = (text: string): string => text.replace(HAN, simplified);
