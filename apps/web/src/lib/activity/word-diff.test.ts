import { expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

const marks = { same: '', removed: '-', added: '+' } as const;
const diff = (from: string, to: string) =>
  wordDiff(from, to)?.map(({ kind, text }) => `${marks[kind]}${text}`);

test('words that changed stand apart from those that stayed', () => {
  expect(
    diff(
      'Quiet on site after eight.',
      'Quiet on site after seven. Bring layers, the stone keeps the cold.',
    ),
  ).toEqual([
    'Quiet on site after ',
    '-eight',
    '+seven',
    '.',
    '+ Bring layers, the stone keeps the cold.',
  ]);
});

test('neighboring words that changed are one change', () => {
  expect(diff('Meet at the old north gate today', 'Meet at the new south gate today')).toEqual([
    'Meet at the ',
    '-old north',
    '+new south',
    ' gate today',
  ]);
});

test('both texts can be read from the parts', () => {
  const [from, to] = ['Hem still wet, hairdryer tonight', 'Hem is dry, no hairdryer tonight!'];
  const parts = wordDiff(from, to) ?? [];
  const without = (kind: string) =>
    parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join('');
  expect(without('added')).toBe(from);
  expect(without('removed')).toBe(to);
});

test('texts with little in common are not compared, nor are very long ones', () => {
  expect(diff('Rain', 'Sun')).toBeUndefined();
  expect(diff('Antler crown and violet gels', 'We shoot in the old abbey')).toBeUndefined();
  expect(diff('a '.repeat(500), 'a '.repeat(501))).toBeUndefined();
});
