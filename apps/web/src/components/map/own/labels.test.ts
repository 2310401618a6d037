import { expect, test } from 'vitest';
import { labelsOf, NameIndex } from './labels.ts';
import type { Name } from './names.ts';

const name = (text: string, x: number, y: number, population = 1e6): Name => ({
  text,
  x,
  y,
  population,
});
const measure = (text: string) => text.length * 7;
const shown = (names: Name[], zoom: number) =>
  labelsOf(names, zoom, measure).map((label) => label.name.text);

test('from afar only large places are named', () => {
  const names = [name('Tokyo', 0.88, 0.39, 8e6), name('Bonn', 0.52, 0.33, 2e5)];
  expect(shown(names, 2)).toEqual(['Tokyo']);
  expect(shown(names, 7)).toEqual(['Tokyo', 'Bonn']);
});

test('a name gives way to that of a larger place, until there is room', () => {
  const names = [name('Cologne', 0.52, 0.33), name('Bonn', 0.5203, 0.3301, 2e5)];
  expect(shown(names, 9)).toEqual(['Cologne']);
  expect(shown(names, 11)).toEqual(['Cologne', 'Bonn']);
});

test('an index finds the names in a part of the world, large ones first', () => {
  const index = new NameIndex();
  index.add([name('Bonn', 0.5203, 0.3301, 2e5), name('Sydney', 0.92, 0.6)]);
  index.add([name('Cologne', 0.52, 0.33)]);
  const box = { left: 0.519, right: 0.521, top: 0.329, bottom: 0.331 };
  expect(index.within(box).map(({ text }) => text)).toEqual(['Cologne', 'Bonn']);
  expect(index.within({ left: -1, right: 2, top: -1, bottom: 2 })).toHaveLength(3);
});
