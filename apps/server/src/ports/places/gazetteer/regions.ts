import type { Region } from './data.ts';
import { fold } from './fold.ts';
import type { Town } from './towns.ts';

interface Division {
  readonly code: string;
  readonly name: string;
}

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'ja', 'ko', 'zh'];
const MORE_WORDS: Readonly<Record<string, string>> = { US: 'usa america', GB: 'uk britain' };
/** GeoNames leaves out their marks. */
const NAMES: Readonly<Record<string, string>> = { 'DE.01': 'Baden-Württemberg' };

interface Regions {
  readonly regions: readonly Region[];
  readonly countries: readonly string[];
  readonly regionOf: Uint16Array<ArrayBuffer>;
}

/**
 * Builds the regions of all towns: first-level division and country, plus the second-level division for towns that
 * share their name within a first-level division.
 */
export function regionsOf(
  towns: readonly Town[],
  states: readonly Division[],
  counties: readonly Division[],
): Regions {
  const countryCodes = [...new Set(towns.map(({ country }) => country))];
  const countryNames = countryNamesOf(countryCodes);
  const stateNames = new Map(states.map(({ code, name }) => [code, NAMES[code] ?? name]));
  const countyNames = new Map(counties.map(({ code, name }) => [code, name]));
  const regions: Region[] = [];
  const known = new Map<string, number>();
  const ambiguous = ambiguousKeys(towns);

  function regionFor(town: Town): number {
    const { country, admin1, admin2 } = town;
    const isAmbiguous = ambiguous.has(keyOf(town));
    const state = stateNames.get(`${country}.${admin1}`);
    const county = isAmbiguous && countyNames.get(`${country}.${admin1}.${admin2}`);
    const parts = [county, state, countryNames.get(country)].filter((part) => !!part);
    const line = [...new Set(parts)].join(', ');
    const key = `${country}.${admin1} ${line}`;
    const index = known.get(key) ?? regions.length;
    if (index === regions.length) {
      known.set(key, index);
      const words = ` ${fold(`${admin1} ${parts.join(' ')}`)}`;
      regions.push({ line, words, country: countryCodes.indexOf(country) });
    }
    return index;
  }

  return {
    regionOf: Uint16Array.from(towns, regionFor),
    regions,
    countries: countryCodes.map(countryWordsOf),
  };
}

const keyOf = ({ country, admin1, name }: Town) => `${country}.${admin1} ${name}`;

function ambiguousKeys(towns: readonly Town[]): Set<string> {
  const once = new Set<string>();
  const keys = towns.map(keyOf);
  return new Set(keys.filter((key) => once.has(key) || !once.add(key)));
}

function countryNamesOf(codes: readonly string[]): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return new Map(codes.map((code) => [code, names.of(code) ?? code]));
}

const namesIn = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }));

function countryWordsOf(code: string): string {
  const names = namesIn.map((names) => names.of(code) ?? '');
  return ` ${[...new Set([code, ...names, MORE_WORDS[code] ?? ''].map(fold))].join(' ').trim()}`;
}
