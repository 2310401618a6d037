import { expect, test } from 'vitest';
import { typedWith } from './typed-ahead.ts';

const plain = { ctrlKey: false, altKey: false, metaKey: false };

test.each([
  ['a letter', { ...plain, key: 'e' }, 'selke'],
  ['a blank', { ...plain, key: ' ' }, 'selk '],
  ['a letter of more than one code unit', { ...plain, key: '𝒶' }, 'selk𝒶'],
  ['the third letter of a key', { key: '@', ctrlKey: true, altKey: true, metaKey: false }, 'selk@'],
  ['Backspace', { ...plain, key: 'Backspace' }, 'sel'],
  ['Enter', { ...plain, key: 'Enter' }, 'selk'],
  ['Tab', { ...plain, key: 'Tab' }, undefined],
  ['a dead key', { ...plain, key: 'Dead' }, undefined],
  ['a shortcut', { ...plain, key: 's', ctrlKey: true }, undefined],
])('%s', (_, key, text) => {
  expect(typedWith('selk', key)).toBe(text);
});
