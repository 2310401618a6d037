import { expect, test } from 'vitest';
import { changedText, clashRows } from './clash-rows.ts';

test('tells what both say, in the words of the dialog', () => {
  const mine = {
    notes: null,
    available: true,
    status: 'in-progress' as const,
    todos: ['Hem', 'Wig'],
    placeId: 'geo:48,11',
    latitude: 48,
    longitude: 11,
  };
  const theirs = {
    notes: 'Oil it',
    available: false,
    status: 'planning' as const,
    todos: [],
    placeId: null,
    latitude: null,
    longitude: null,
  };
  const units = [
    ['notes'],
    ['available'],
    ['status'],
    ['todos'],
    ['placeId', 'latitude', 'longitude'],
  ] as const;
  const rows = clashRows(units, mine, theirs);
  expect(rows.map((row) => [row.label, row.mine.words, row.theirs.words])).toEqual([
    ['Notes', 'Empty', 'Oil it'],
    ['Availability', 'Available', 'Not available'],
    ['Status', 'In Progress', 'Planning'],
    ['Todos', 'Hem\nWig', 'Empty'],
    ['Point on the map', '48, 11', 'Not on the map'],
  ]);
});

test('shows pictures', () => {
  const [row] = clashRows([['imageUrl']], { imageUrl: '/a.webp' }, { imageUrl: null });
  expect(row?.mine).toEqual({ words: 'A picture', picture: '/a.webp' });
  expect(row?.theirs).toEqual({ words: 'None' });
});

test('names what another member changed, and a place on the map once', () => {
  const before = { name: 'Arcade', notes: null, placeId: null, latitude: 1, longitude: 2 };
  const after = { ...before, notes: 'Closed', placeId: 'geo:3,4', latitude: 3, longitude: 4 };
  expect(changedText(before, after)).toBe(
    'Another member changed its notes and point on the map since you opened this page.',
  );
  expect(changedText(before, before)).toBe('Another member changed it since you opened this page.');
});
