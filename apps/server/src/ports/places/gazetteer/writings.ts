import { fold } from './fold.ts';
import { nativeNames } from './native-names.ts';
import type { Town } from './towns.ts';

const SHORT: Readonly<Record<string, string>> = {
  saint: 'st',
  sainte: 'ste',
  sankt: 'st',
  mount: 'mt',
  fort: 'ft',
};
const LONG: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  mt: 'mount',
  ft: 'fort',
};

/** Returns the folded spellings of a town for the index, without duplicates, main name first. */
export function writingsOf(town: Town, native: readonly string[]): string[] {
  const own = [town.name, ...town.otherNames, ...native];
  const spelled = GERMAN_SPEAKING.has(town.country) ? own.map(spelledOut) : [];
  const names = [...own, ...spelled].map(fold);
  return [...new Set([...names, ...names.flatMap(withOtherWords)])].filter((name) => name !== '');
}

const GERMAN_SPEAKING = new Set(['AT', 'CH', 'DE', 'LI']);

/** A German name as people type it without its marks: Muenchen. */
export const spelledOut = (name: string): string =>
  name.replace(/[äöü]/gi, (vowel) => `${fold(vowel)}e`);

function withOtherWords(name: string): string[] {
  const words = name.split(' ');
  const replaced = (other: Readonly<Record<string, string>>) =>
    words.map((word) => other[word] ?? word).join(' ');
  return [replaced(SHORT), replaced(LONG)];
}

const CITY: Readonly<Record<string, string>> = { CN: '市', JP: '市', KR: '시', TW: '市' };
const THEIR_LETTERS = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]+$/u;
const IN_FULL = /[府市区시]$/u;

function withCity(country: string, names: readonly string[]): readonly string[] {
  const city = CITY[country];
  if (!city) return names;
  const short = names.filter((name) => THEIR_LETTERS.test(name) && !IN_FULL.test(name));
  return [...names, ...short.map((name) => name + city)];
}

/** Returns the native names of towns. If several towns of a country share a name, they belong to the largest one. */
export function nativeNamesOf(towns: readonly Town[]): Map<Town, readonly string[]> {
  const largest = new Map<string, Town>();
  for (const town of towns) {
    for (const name of [town.name, ...town.otherNames]) {
      const key = `${town.country} ${name}`;
      const known = largest.get(key);
      if (!known || known.population < town.population) largest.set(key, town);
    }
  }
  const found = Object.entries(nativeNames).flatMap(([key, names]) => {
    const town = largest.get(key);
    return town ? [[town, withCity(town.country, names)] as const] : [];
  });
  return new Map(found);
}
