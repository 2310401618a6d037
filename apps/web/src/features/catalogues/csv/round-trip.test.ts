import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CatalogueKind } from '@/lib/catalogues/catalogues.ts';
import { planImport, type StoredItem } from './plan.ts';
import { isFault, readTable, type Table } from './read-table.ts';
import { sheets } from './sheets.ts';
import { columnNames, writeTable } from './write-table.ts';

const kinds = Object.keys(sheets) as CatalogueKind[];

/** What spreadsheets and parsers stumble over. */
const awkward = [
  '=1+2',
  '+49 170 1234567',
  '-33',
  '@mira',
  "'quoted",
  "'=1",
  "''0",
  '0170123',
  '007',
  'Say "hi", then; go\tnow',
  'two\nlines',
  'a\r\nb\rc',
  'back\\slash \\n',
  '💥 Ōkami „Wolf“',
  'שלום עולם \u202e',
  ',',
  '"',
  ' ',
  'yes',
  '1e5',
  '\uFEFFmark',
];

const words = fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: 'binary', maxLength: 12 }));
const optional = fc.option(words);
const common = { id: fc.uuid(), updatedAt: fc.constant('2026-11-21T08:00:00.000Z') };
const values = {
  personnel: {
    name: words,
    role: optional,
    email: optional,
    phone: optional,
    available: fc.boolean(),
    notes: optional,
  },
  equipment: {
    name: words,
    category: words,
    quantity: fc.integer(),
    available: fc.boolean(),
    description: optional,
    storagePlace: optional,
  },
  locations: {
    name: words,
    address: optional,
    latitude: fc.option(fc.double({ noNaN: true, min: -90, max: 90 })),
    longitude: fc.option(fc.double({ noNaN: true, min: -180, max: 180 })),
    placeId: optional,
    parking: optional,
    meetingPoint: optional,
    hospital: optional,
    notes: optional,
  },
  props: { name: words, available: fc.boolean(), description: optional, storagePlace: optional },
  costumes: {
    characterName: words,
    seriesName: optional,
    status: fc.constantFrom('planning', 'in-progress', 'completed'),
    todos: fc.array(words, { maxLength: 3 }),
    notes: optional,
    storagePlace: optional,
  },
  kits: {
    name: words,
    description: optional,
    lines: fc.array(words, { maxLength: 3 }),
    storagePlace: optional,
  },
} satisfies Record<CatalogueKind, object>;

const read = (kind: CatalogueKind, text: string): Table => {
  const table = readTable(new TextEncoder().encode(text), columnNames(sheets[kind].columns));
  if (isFault(table)) throw new Error(table.kind);
  return table;
};

/** Cells hold no lone surrogate, which UTF-8 cannot write, and no NUL, which no stored text has. */
const isWritable = (text: string) => text.isWellFormed() && !text.includes('\0');

describe.each(kinds)('%s', (kind) => {
  const sheet = sheets[kind];

  test('an export that is imported changes nothing, whatever the texts are', () => {
    const fields: Readonly<Record<string, fc.Arbitrary<unknown>>> = { ...common, ...values[kind] };
    const item = fc.record(fields) as fc.Arbitrary<StoredItem>;
    const items = fc.uniqueArray(item, { selector: ({ id }) => id, minLength: 1, maxLength: 5 });
    void fc.assert(
      fc.property(items, (all) => {
        const text = writeTable(sheet.columns, all);
        fc.pre(isWritable(text));
        const lines = planImport(sheet, read(kind, text), all);
        expect(lines.map((line) => line.kind)).toEqual(all.map(() => 'unchanged'));
      }),
      { numRuns: 150 },
    );
  });

  test('an export without ids has every value, for an empty catalog', () => {
    const tidy = {
      personnel: { name: 'Mira', role: '=1', email: 'm@example.org', phone: '0170123' },
      equipment: { name: '-5 dB', category: '@home', quantity: 3, description: "'=x\n\ny" },
      locations: { name: '007', address: 'Nakano, Tokyo', latitude: -35.5, longitude: 1e-7 },
      props: { name: '“Crown”, "the"', description: 'שלום' },
      costumes: { characterName: '+1', status: 'completed', todos: ['a\\n', 'b\nc', '=d'] },
      kits: { name: '-1', lines: ['=a', 'b\nc', 'd\\e'], storagePlace: '@shelf' },
    }[kind];
    const text = writeTable(sheet.columns, [{ id: '', ...tidy }]);
    const [line] = planImport(sheet, read(kind, text), []);
    expect(line).toMatchObject({ kind: 'new', item: tidy, isNamesake: false });
  });
});

test('a text that a spreadsheet would run or shorten has an apostrophe in the file, a number has none', () => {
  const texts = ['=1+2', '+49 170', '-5 dB', '@home', '\ttab', '0170123', "'=1", '5-6 = -1', '10'];
  const items = texts.map((name, place) => ({ id: place, name, latitude: -1.5 }));
  const columns = { name: 'text', latitude: 'decimal', imageUrl: 'none' } as const;
  const [header, ...rows] = writeTable(columns, items).split('\r\n');
  expect(header).toBe('\uFEFFid,name,latitude');
  expect(rows).toEqual([
    "0,'=1+2,-1.5",
    "1,'+49 170,-1.5",
    "2,'-5 dB,-1.5",
    "3,'@home,-1.5",
    "4,'\ttab,-1.5",
    "5,'0170123,-1.5",
    "6,''=1,-1.5",
    '7,5-6 = -1,-1.5',
    '8,10,-1.5',
  ]);
});
