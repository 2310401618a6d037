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
  ['東京', '东京'],
  ['渋谷', '涩谷'],
  ['澁谷', '涩谷'],
  ['臺北', '台北'],
  ['蕓', '艺'],
  ['が', 'か'],
  ['ＴＯＫＹＯ', 'tokyo'],
  ['Αθήνα', 'αθηνα'],
  ['%_*', ''],
  ['🎥', ''],
])('%s is looked for as %j', (name, folded) => {
  expect(fold(name)).toBe(folded);
});

test.each([
  ['东京', '東京'],
  ['广岛', '広島'],
  ['横滨', '横浜'],
  ['蘇州', '苏州'],
  ['重慶', '重庆'],
  ['臺中', '台中'],
])('%s is looked for as %s is', (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

test('every Han character folds to one that stays as it is', () => {
  for (let code = 0x4e00; code <= 0x9fff; code++) {
    const folded = fold(String.fromCharCode(code));
    expect(folded).toHaveLength(1);
    expect(fold(folded)).toBe(folded);
  }
});

test('what is folded stays as it is when it is folded again', () => {
  const property = fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
    const folded = fold(text);
    expect(fold(folded)).toBe(folded);
  });
  void fc.assert(property);
});
