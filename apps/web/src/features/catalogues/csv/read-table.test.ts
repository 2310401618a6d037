import { CSV_ROWS_MAX } from '@lensemble/contract/constants';
import { expect, test, vi } from 'vitest';
import { isFault, readTable } from './read-table.ts';

const known = ['name', 'characterName', 'notes'];
const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readTable(utf8(text), known);

const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let place = 0; place < text.length; place += 1)
    view.setUint16(place * 2, text.charCodeAt(place), isLittle);
  return bytes;
};

test.each([
  ['commas', 'name,notes\nWig,"a, ""b""\nc"\n'],
  ['semicolons', 'name;notes\r\nWig;"a, ""b""\r\nc"\r\n'],
  ['tabs', 'name\tnotes\rWig\t"a, ""b""\rc"'],
  ['a mark', '\uFEFFname,notes\nWig,"a, ""b""\nc"\n\n\n'],
])('reads a file with %s', (_, text) => {
  expect(read(text)).toEqual({
    fields: ['name', 'notes'],
    unknown: [],
    rows: [{ number: 2, cells: ['Wig', 'a, "b"\nc'] }],
  });
});

test.each([true, false])('reads UTF-16 with its mark (little-endian: %s)', (isLittle) => {
  const table = readTable(utf16('\uFEFFname\tnotes\r\nWölfin\t狼', isLittle), known);
  expect(table).toMatchObject({ rows: [{ cells: ['Wölfin', '狼'] }] });
});

test('finds columns in any order and case, and names those it does not know', () => {
  expect(read('Price;NOTES; character name ;image_url;\n1;2;3;4;5')).toMatchObject({
    fields: [null, 'notes', 'characterName', null, null],
    unknown: ['Price', 'image_url'],
  });
});

test('a delimiter within the cells of the first row is none', () => {
  expect(read('name;"notes, long, short"\nWig;x')).toMatchObject({ fields: ['name', null] });
});

test.each([
  ['', { kind: 'empty' }],
  [' \n\n', { kind: 'empty' }],
  ['name,notes\n', { kind: 'empty' }],
  ['name,notes\n,\n', { kind: 'empty' }],
  ['Price,Weight\n1,2', { kind: 'noColumns' }],
  ['name,notes,Name\n1,2,3', { kind: 'twice', column: 'name' }],
  ['name,notes\nWig,a\nCape,"b', { kind: 'quotes', row: 3 }],
  ['name,notes\nWig,"a"b', { kind: 'quotes', row: 2 }],
  ['name\0,notes\nWig,a', { kind: 'notText' }],
])('%j is refused', (text, fault) => {
  expect(read(text)).toEqual(fault);
});

test.each([
  ['a file in another encoding', Uint8Array.of(...utf8('name\nW'), 0xf6, ...utf8('lfin'))],
  ['the file of a spreadsheet', Uint8Array.of(0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8, 0xff)],
  ['UTF-16 without its mark', utf16('name\nWig', true)],
])('%s is refused', (_, bytes) => {
  expect(readTable(bytes, known)).toEqual({ kind: 'notText' });
});

test('counts rows up to the limit', () => {
  const rows = (count: number) => `name\r\n${'Wig\r\n'.repeat(count)}`;
  const most = read(rows(CSV_ROWS_MAX));
  expect(isFault(most) ? most : most.rows.length).toBe(CSV_ROWS_MAX);
  expect(read(rows(CSV_ROWS_MAX + 1))).toEqual({ kind: 'tooManyRows' });
  expect(read(rows(100_000))).toEqual({ kind: 'tooManyRows' });
});

test('a file with far too many rows is refused without splitting all of it', () => {
  const split = vi.spyOn(String.prototype, 'split');
  expect(read(`name\n${'Wig\n'.repeat(50 * CSV_ROWS_MAX)}`)).toEqual({ kind: 'tooManyRows' });
  expect(split).not.toHaveBeenCalledWith('\n');
  split.mockRestore();
});
