import { expect, test } from 'vitest';
import type { ItemOf } from '@/lib/catalogues/catalogues.ts';
import { arrange, distinct } from './arrange.ts';
import { catalogueSearch } from './catalogue-search.ts';

type Gear = ItemOf['equipment'];

const gear = [
  { name: 'Söftbox 12', category: 'Lighting', available: true },
  { name: 'Tripod', category: 'Support', available: false },
  { name: 'softbox 9', category: 'Lighting', available: false },
] as Gear[];

const rules = {
  wordsOf: ({ name, category }: Gear) => [name, category],
  sorts: [{ key: 'name', label: 'Name', textOf: ({ name }: Gear) => name }],
  facets: [
    {
      key: 'category' as const,
      label: 'Category',
      choiceOf: ({ category }: Gear) => category,
      choices: () => [],
    },
  ],
};

const names = (search: Parameters<typeof arrange>[2]) =>
  arrange<'equipment'>(rules, gear, search).map(({ name }) => name);

test('without a search everything comes in the order of the list', () => {
  expect(names({})).toEqual(['Söftbox 12', 'Tripod', 'softbox 9']);
  expect(names({ q: '  ' })).toHaveLength(3);
});

test('all words must be there, in any order, whatever their accents and capitals', () => {
  expect(names({ q: 'LIGHTING soft' })).toEqual(['Söftbox 12', 'softbox 9']);
  expect(names({ q: 'tripod lighting' })).toEqual([]);
});

test('names are ordered as people do, numbers by their value', () => {
  expect(names({ sort: 'name' })).toEqual(['softbox 9', 'Söftbox 12', 'Tripod']);
});

test('a facet narrows the list', () => {
  expect(names({ category: 'Support' })).toEqual(['Tripod']);
  expect(names({ category: 'Support,Lighting' })).toHaveLength(3);
  expect(names({ category: 'Audio' })).toEqual([]);
});

test('an address says only what a catalog understands', () => {
  expect(catalogueSearch({ q: 'x', sort: 3, status: '', foo: 'bar' })).toEqual({ q: 'x' });
});

test('distinct texts come once and in order', () => {
  expect(distinct(['b', null, 'a', 'b', ''])).toEqual(['a', 'b']);
});
