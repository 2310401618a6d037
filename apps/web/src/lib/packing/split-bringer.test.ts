import { expect, test } from 'vitest';
import { splitBringer } from './split-bringer.ts';

const people = ['Tomás Reyes', 'Dana Okafor', 'Dana Li', 'Mary Ann'].map((name) => ({
  id: name,
  name,
}));

test.each([
  ['2 umbrellas Tomás', '2 umbrellas', 'Tomás Reyes'],
  ['2 umbrellas  tomas reyes ', '2 umbrellas', 'Tomás Reyes'],
  ['Wig Dana Li', 'Wig', 'Dana Li'],
  ['Wig Dana', 'Wig Dana', null],
  ['Brush Mary Ann', 'Brush', 'Mary Ann'],
  ['Tomás', 'Tomás', null],
  ['Thermos', 'Thermos', null],
  ['', '', null],
])('%s', (typed, text, name) => {
  const split = splitBringer(typed, people);
  expect(split.text).toBe(text);
  expect(split.bringer?.name ?? null).toBe(name);
  expect(split.isForEverybody).toBe(false);
});

test.each([
  ['Warm coat everybody', 'Warm coat everybody', false],
  ['Warm coat For Everybody', 'Warm coat', true],
  ['Everybody', 'Everybody', false],
  ['Snacks for everybody else', 'Snacks for everybody else', false],
])('for everybody: %s', (typed, text, isForEverybody) => {
  expect(splitBringer(typed, people)).toEqual({ text, isForEverybody, bringer: null });
});
