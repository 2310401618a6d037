import { expect, test } from 'vitest';
import { choicesIn, choicesText } from './choices-in-address.ts';

test('choices are read as they were written, whatever they contain', () => {
  const choices = new Set(['Lighting', 'Wigs, long', '100 % wool', 'Ä/b']);
  expect([...choicesIn(choicesText(choices))]).toEqual([...choices]);
  expect(choicesText(new Set(['yes', 'no']))).toBe('yes,no');
  expect(choicesText(new Set())).toBeUndefined();
  expect([...choicesIn(undefined)]).toEqual([]);
  expect([...choicesIn('100 % wool')]).toEqual(['100 % wool']);
});
