import { fold } from './fold.ts';
import { nativeNames } from './native-names.ts';
import type { Town } from './towns.ts';

/** Words that people write short or long. */
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

/** The folded texts under which a town is found, each once, its name first. */
export function writingsOf(town: Town, native: readonly string[]): string[] {
  const names = [town.name, ...town.otherNames, ...native].map(fold);
  return [...new Set([...names, ...names.flatMap(withOtherWords)])].filter((name) => name !== '');
}

function withOtherWords(name: string): string[] {
  const words = name.split(' ');
  const replaced = (other: Readonly<Record<string, string>>) =>
    words.map((word) => other[word] ?? word).join(' ');
  return [replaced(SHORT), replaced(LONG)];
}

/** What the people there call their towns, by the town: of each name in a country, the largest. */
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
    return town ? [[town, names] as const] : [];
  });
  return new Map(found);
}
