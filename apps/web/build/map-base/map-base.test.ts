import { expect, test } from 'vitest';
import { flatten, splitAtDateLine } from './date-line.ts';
import { deltas, grid, toGrid } from './grid.ts';
import { type Position, ringKm2, simplify } from './simplify.ts';

const square = (west: number, east: number): Position[] => [
  [west, 10],
  [east, 10],
  [east, 20],
  [west, 20],
  [west, 10],
];

test('a line loses the points that change it least, never its ends', () => {
  const line: Position[] = [
    [0, 0],
    [1, 0.01],
    [2, 0],
    [3, 2],
    [4, 0],
  ];
  expect(simplify(line, 1000)).toEqual([line[0], line[2], line[3], line[4]]);
  expect(simplify(line, Number.POSITIVE_INFINITY)).toEqual([line[0], line[4]]);
  expect(simplify(line, Number.POSITIVE_INFINITY, 3)).toHaveLength(3);
  expect(simplify(line, 0)).toEqual(line);
});

test('the area of a degree at the equator is that of the globe', () => {
  const degree: Position[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ];
  expect(ringKm2(degree)).toBeCloseTo(12_365, -2);
});

test('land across the date line is cut there', () => {
  const halves = flatten(square(170, -170));
  const spans = halves.map((half) => half.map(([x]) => x));
  expect(spans.map((xs) => [Math.min(...xs), Math.max(...xs)])).toEqual([
    [-180, -170],
    [170, 180],
  ]);
  expect(flatten(square(10, 20))).toEqual([square(10, 20)]);
});

test('land around the pole reaches it', () => {
  const ring: Position[] = [-180, -90, 0, 90, 180].map((x) => [x, -70]);
  const ys = flatten(ring).flatMap((part) => part.map(([, y]) => y));
  expect(Math.min(...ys)).toBe(-90);
});

test('a border is split where it leaves one edge for the other', () => {
  const [before, after] = splitAtDateLine([
    [178, 60],
    [179, 60],
    [-179, 60],
    [-178, 60],
  ]);
  expect(before).toEqual([
    [178, 60],
    [179, 60],
  ]);
  expect(after).toEqual([
    [-179, 60],
    [-178, 60],
  ]);
});

test('the grid is Web Mercator, and a line on it its steps', () => {
  expect(toGrid([0, 0])).toEqual([32768, 32768]);
  expect(toGrid([-180, 90])).toEqual([0, 0]);
  const line = grid([
    [0, 0],
    [0, 0.00001],
    [180, 0],
  ]);
  expect(deltas(line)).toEqual([32768, 32768, 32768, 0]);
});
