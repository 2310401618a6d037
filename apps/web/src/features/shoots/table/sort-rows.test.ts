import { describe, expect, test } from 'vitest';
import { aShoot } from '../editor/testing/a-shoot.ts';
import type { Row } from './columns.tsx';
import { nextSort, sortIn, sortRows } from './sort-rows.ts';

const row = (title: string, date: string | null, time: string | null, people: string): Row => ({
  shoot: aShoot({ title, date, time }),
  people,
  costumes: '',
  open: null,
});

const rows = [
  row('Part 10', '2026-12-05', null, 'Ines'),
  row('part 9', '2026-12-05', '08:00', ''),
  row('Äther', null, null, 'Bo'),
];
const today = '2026-11-20';
const titles = (sort: string) =>
  sortRows(rows, sortIn(sort), today).map(({ shoot }) => shoot.title);

describe('a table', () => {
  test('sorts names as people do, and starts by date and time', () => {
    expect(titles('title')).toEqual(['Äther', 'part 9', 'Part 10']);
    expect(titles('-title')).toEqual(['Part 10', 'part 9', 'Äther']);
    expect(titles('date')).toEqual(['part 9', 'Part 10', 'Äther']);
  });

  test('puts rows without a value last in both directions', () => {
    expect(titles('people')).toEqual(['Äther', 'Part 10', 'part 9']);
    expect(titles('-people')).toEqual(['Part 10', 'Äther', 'part 9']);
    expect(titles('-date').at(-1)).toBe('Äther');
  });

  test('puts what is ready first, and what is not checked last', () => {
    const open = [3, null, 0];
    const checked = rows.map((each, index) => ({ ...each, open: open[index] }));
    const sorted = sortRows(checked, sortIn('readiness'), today);
    expect(sorted.map((each) => each.open)).toEqual([0, 3, null]);
  });

  test('shows what comes next first, then what has no date, then what is past, without a column that it knows', () => {
    const past = [
      row('Long ago', '2020-01-01', null, ''),
      row('Yesterday', '2026-11-19', null, ''),
      row('Today', today, null, ''),
    ];
    for (const sort of [undefined, '', 'nonsense', '-', 'constructor'])
      expect(
        sortRows([...past, ...rows], sortIn(sort), today).map(({ shoot }) => shoot.title),
      ).toEqual(['Today', 'part 9', 'Part 10', 'Äther', 'Yesterday', 'Long ago']);
  });
});

test('a header sorts up, then down, then up again', () => {
  expect(nextSort(sortIn('title'), 'date')).toBe('date');
  expect(nextSort(sortIn(undefined), 'date')).toBe('date');
  expect(nextSort(sortIn('date'), 'date')).toBe('-date');
  expect(nextSort(sortIn('-date'), 'date')).toBe('date');
});
