import { expect, test } from 'vitest';
import { nearChanges, wordDiff } from './word-diff.ts';

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

test('what stayed far from a change is left out', () => {
  const stayed = 'The custodian locks the gate at eight and opens it again at six. ';
  const parts = wordDiff(`${stayed.repeat(5)}Bring tape.`, `${stayed.repeat(5)}Bring glue.`) ?? [];
  const near = nearChanges(parts);
  expect(near.map(({ kind }) => kind)).toEqual(parts.map(({ kind }) => kind));
  expect(near[0]?.text).toMatch(/^ … .{40,90}Bring $/);
  const between = [
    { kind: 'added', text: 'Fog. ' },
    { kind: 'same', text: stayed.repeat(5) },
    { kind: 'removed', text: 'Rain.' },
  ] as const;
  const [fog, middle, rain] = nearChanges(between);
  expect([fog, rain]).toEqual([between[0], between[2]]);
  expect(middle?.text).toMatch(/^The custodian .{30,80} … .{30,90} at six\. $/);
  const short = [between[0], { kind: 'same', text: stayed }, between[2]] as const;
  expect(nearChanges(short)).toEqual(short);
});
