import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['München', 'munchen'],
  ['Łódź', 'lodz'],
  ['Tórshavn', 'torshavn'],
  ['Tromsø', 'tromso'],
  ['Straße', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['Xi’an', 'xian'],
  ["N'Djamena", 'ndjamena'],
  ['St. Louis', 'st louis'],
  ['Saint-Étienne', 'saint etienne'],
  ['  Rio   de\tJaneiro ', 'rio de janeiro'],
  ['東京', '東京'],
  ['が', 'か'],
  ['ＴＯＫＹＯ', 'tokyo'],
  ['Αθήνα', 'αθηνα'],
  ['%_*', ''],
  ['🎥', ''],
])('%s is looked for as %j', (name, folded) => {
  expect(fold(name)).toBe(folded);
});

test('what is folded stays as it is when it is folded again', () => {
  const property = fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
    const folded = fold(text);
    expect(fold(folded)).toBe(folded);
  });
  void fc.assert(property);
});
