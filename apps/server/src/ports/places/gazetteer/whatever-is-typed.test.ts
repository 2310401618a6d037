import { PLACES_MAX } from '@lensemble/contract/constants';
import { prediction } from '@lensemble/contract/places';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testGazetteer } from '../../../testing/gazetteer.ts';
import { fold } from './fold.ts';
import { searchPlaces } from './search.ts';

const { gazetteer, find } = await testGazetteer();

describe('whatever is typed', () => {
  /**
   * One letter starts a tenth of all entries. Each is examined at most twice, and three times for the parts of an
   * address.
   */
  const WORK_MAX = 60_000;

  function check(text: string): void {
    const near = [{ latitude: 48, longitude: 11 }];
    const { matches, looked } = searchPlaces(gazetteer, text, near);
    const found = matches.map(({ place }) => place);
    expect(looked).toBeLessThan(WORK_MAX);
    expect(found.length).toBeLessThanOrEqual(PLACES_MAX);
    expect(new Set(found).size).toBe(found.length);
  }

  test.each([
    '',
    '   ',
    '%%%',
    '___',
    "' or 1=1 --",
    '🎥🎥🎥',
    '\ud800\ud800\ud800',
    '\u0000\u0001\u0002',
    'ﷺ'.repeat(200),
    'a'.repeat(2_000),
    'a '.repeat(1_000),
    'san '.repeat(500),
    'san,'.repeat(500),
    'saint '.repeat(300),
    'é\u0301\u0301\u0301'.repeat(300),
    '(((((((((((((((',
    '__proto__',
  ])('%j is no trouble', check);

  test('at random ends, with little work, without a throw', () => {
    const letters = fc.string({ unit: 'binary', maxLength: 200 });
    const words = fc.array(
      fc.constantFrom('san', 's', 'saint', 'de', 'la', 'new', ',', 'al', 'st'),
      {
        maxLength: 30,
      },
    );
    void fc.assert(fc.property(letters, check), { numRuns: 300 });
    void fc.assert(
      fc.property(words, (list) => check(list.join(' '))),
      { numRuns: 300 },
    );
  });

  test('in the description of a name', async () => {
    const beginnings = fc.nat(gazetteer.ids.length - 1).map((place) => {
      const { names, nameStarts } = gazetteer;
      return new TextDecoder().decode(names.subarray(nameStarts[place], nameStarts[place + 1]));
    });
    await fc.assert(
      fc.asyncProperty(beginnings, async (name) => {
        const found = await find(name);
        for (const place of found) expect(prediction.parse(place)).toEqual(place);
        // Shorter names are prefixes of too many larger towns.
        const foundNames = found.map((place) => fold(place.name));
        if (/^\p{L}{9,}$/u.test(name)) expect(foundNames).toContain(fold(name));
      }),
      { numRuns: 200 },
    );
  });
});
