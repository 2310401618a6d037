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
  ['the letter of a menu', { ...plain, key: 'f', altKey: true }, undefined],
])('%s', (_, key, text) => {
  expect(typedWith('selk', key, false)).toBe(text);
});

test.each([
  ['a letter', { ...plain, key: 'e' }, 'selke'],
  ['a letter with Option', { ...plain, key: '@', altKey: true }, 'selk@'],
  ['a dead key', { ...plain, key: 'Dead', altKey: true }, undefined],
  ['a shortcut', { ...plain, key: 's', metaKey: true }, undefined],
  ['a key of the text fields', { ...plain, key: 'a', ctrlKey: true }, undefined],
])('on a Mac, %s', (_, key, text) => {
  expect(typedWith('selk', key, true)).toBe(text);
});
