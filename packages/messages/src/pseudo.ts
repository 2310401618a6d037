const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = Array.from('áƀćďéƒĝĥíĵķĺḿńóƥɋŕśţúṽŵẋýźÁƁĆĎÉƑĜĤÍĴĶĹḾŃÓƤɊŔŚŢÚṼŴẊÝŹ');
const accents = new Map(Array.from(PLAIN, (letter, index) => [letter, ACCENTED[index] ?? letter]));

const GROWTH = 0.4;
const PAD = 'ōōōōōōōōōō ';

/** Text with accents on every letter, and 40 % longer. The names of values stay as they are. */
export function pseudo(text: string): string {
  const accented = text
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? part : Array.from(part, accentOf).join('')))
    .join('');
  const room = Math.ceil(text.length * GROWTH);
  const padding = PAD.repeat(Math.ceil(room / PAD.length)).slice(0, room);
  return `[${accented} ${padding.trim()}]`;
}

const accentOf = (letter: string) => accents.get(letter) ?? letter;
