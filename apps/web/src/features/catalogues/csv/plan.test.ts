import { describe, expect, test } from 'vitest';
import type { CatalogueKind } from '@/lib/catalogues/catalogues.ts';
import { planImport, type StoredItem } from './plan.ts';
import { isFault, readTable } from './read-table.ts';
import { sheets } from './sheets.ts';
import { columnNames } from './write-table.ts';

const ID = '7f0d8a52-0b6c-4d3a-9f6e-0c4a1b2d3e4f';

function anItem(fields: object): StoredItem {
  return { id: ID, updatedAt: '2026-11-21T08:00:00.000Z', ...fields };
}

const softbox = anItem({
  name: 'Softbox',
  category: 'Lighting',
  quantity: 2,
  available: true,
  description: 'With grid',
});
const mill = anItem({
  name: 'Old Mill',
  address: null,
  latitude: 44.5,
  longitude: -1.2,
  placeId: 'osm:1',
});
const ronin = anItem({ characterName: 'Neon Ronin', status: 'planning', todos: ['Wig', 'Hem'] });

function plan(kind: CatalogueKind, text: string, items: readonly StoredItem[] = []) {
  const sheet = sheets[kind];
  const table = readTable(new TextEncoder().encode(text), columnNames(sheet.columns));
  if (isFault(table)) throw new Error(table.kind);
  return planImport(sheet, table, items);
}

const changesOf = (kind: CatalogueKind, text: string, item: StoredItem) =>
  plan(kind, text, [item]).map((line) => (line.kind === 'changed' ? line.change : line.kind));

test('says of each row what it does, with the number that a spreadsheet shows', () => {
  const rows = [
    'ID,Name,Category,Quantity',
    `${ID},Softbox,Camera,2`,
    ',Tripod,Support,',
    ',,Support,many',
    '',
    'a1b2,Gone,Support,1',
    `${ID},Again,Support,1`,
    ',Clamp,Support,1,surplus',
  ];
  expect(plan('equipment', rows.join('\r\n'), [softbox])).toEqual([
    { row: 2, name: 'Softbox', kind: 'changed', before: softbox, change: { category: 'Camera' } },
    {
      row: 3,
      name: 'Tripod',
      kind: 'new',
      isNamesake: false,
      item: {
        name: 'Tripod',
        category: 'Support',
        quantity: 1,
        available: true,
        description: null,
        storagePlace: null,
        imageUrl: null,
      },
    },
    {
      row: 4,
      name: '',
      kind: 'refused',
      problems: [
        { about: 'field', field: 'name', sentence: 'Name is required' },
        { about: 'field', field: 'quantity', sentence: 'This must be a number' },
      ],
    },
    { row: 6, name: 'Gone', kind: 'refused', problems: [{ about: 'unknownId' }] },
    { row: 7, name: 'Again', kind: 'refused', problems: [{ about: 'sameId', row: 2 }] },
    { row: 8, name: 'Clamp', kind: 'refused', problems: [{ about: 'surplusCells' }] },
  ]);
});

describe('a cell', () => {
  test('of a column that is missing, or of a row that ends early, leaves the value', () => {
    expect(changesOf('equipment', `id;description\n${ID}`, softbox)).toEqual(['unchanged']);
    expect(changesOf('equipment', `id;description\n${ID};New`, softbox)).toEqual([
      { description: 'New' },
    ]);
  });

  test('that is empty clears what may be empty, and leaves the rest', () => {
    const text = `id,description,quantity,available\n${ID},,,`;
    expect(changesOf('equipment', text, softbox)).toEqual([{ description: null }]);
    expect(changesOf('costumes', `id,status,todos\n${ID},,`, ronin)).toEqual([{ todos: [] }]);
    const lines = plan('equipment', `id,name\n${ID},`, [softbox]);
    expect(lines).toMatchObject([{ kind: 'refused', problems: [{ field: 'name' }] }]);
  });

  test.each([
    ['yes', true],
    ['WAHR', true],
    ['1', true],
    ['faux', false],
    ['いいえ', false],
    [' No ', false],
  ])('%s is a yes or a no', (cell, value) => {
    const item = { ...softbox, available: !value };
    const text = `id,available\n${ID},${cell}`;
    expect(changesOf('equipment', text, item)).toEqual([{ available: value }]);
  });

  test('has words of the contract in any case, numbers with a comma, and a todo on each line', () => {
    const text = `id\tstatus\ttodos\n${ID}\tIn Progress\t"Wig\nHem\n\nCuffs"`;
    expect(changesOf('costumes', text, ronin)).toEqual([
      { status: 'in-progress', todos: ['Wig', 'Hem', 'Cuffs'] },
    ]);
    expect(changesOf('locations', `id;latitude\n${ID};44,75`, mill)).toMatchObject([
      { latitude: 44.75 },
    ]);
    const almost = plan('costumes', `id,status\n${ID},almost`, [ronin]);
    const choices = ['planning', 'in-progress', 'completed'];
    expect(almost).toMatchObject([{ kind: 'refused', problems: [{ field: 'status', choices }] }]);
    const grouped = plan('equipment', `id;quantity\n${ID};1,000`, [softbox]);
    expect(grouped).toMatchObject([{ kind: 'refused', problems: [{ field: 'quantity' }] }]);
  });
});

describe('a row without an id', () => {
  test('that says what an item says adds none, once for each item', () => {
    const text = 'name,category\nsoftbox,Lighting\nSoftbox,Lighting\nSoftbox,Lighting';
    const lines = plan('equipment', text, [softbox]);
    expect(lines.map((line) => line.kind)).toEqual(['new', 'unchanged', 'new']);
    expect(lines).toMatchObject([{ isNamesake: true }, {}, { isNamesake: true }]);
  });

  test('does not stand for an item that another row names', () => {
    const text = `id,name,category\n,Softbox,Lighting\n${ID},Softbox,Lighting`;
    expect(plan('equipment', text, [softbox]).map((line) => line.kind)).toEqual([
      'new',
      'unchanged',
    ]);
  });
});

test('coordinates change together, and the place of the old ones goes', () => {
  expect(changesOf('locations', `id,latitude\n${ID},45`, mill)).toEqual([
    { latitude: 45, longitude: -1.2, placeId: 'geo:45.000000,-1.200000' },
  ]);
  expect(changesOf('locations', `id,latitude,longitude\n${ID},,`, mill)).toEqual([
    { latitude: null, longitude: null, placeId: null },
  ]);
  expect(changesOf('locations', `id,latitude,placeId\n${ID},45,osm:2`, mill)).toEqual([
    { latitude: 45, longitude: -1.2, placeId: 'osm:2' },
  ]);
  const half = plan('locations', `id,latitude\n${ID},`, [mill]);
  expect(half).toMatchObject([{ kind: 'refused', problems: [{ field: 'longitude' }] }]);
  const added = plan('locations', 'address,latitude,longitude\n"Nakano, Tokyo",35.7,139.6');
  expect(added).toMatchObject([
    { kind: 'new', name: 'Nakano', item: { placeId: 'geo:35.700000,139.600000' } },
  ]);
});
