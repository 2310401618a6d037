import { expect, test } from 'vitest';
import { widthsOf } from './justify.ts';

const space = { width: 620, height: 100, gap: 10 };
const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

test('all rows fill the width, the last one too', () => {
  const widths = widthsOf(Array(7).fill(1.5), space);
  expect(sum(widths.slice(0, 4)) + 30).toBeCloseTo(620);
  expect(sum(widths.slice(4)) + 20).toBeCloseTo(620);
});

test('tiles of a row have the same height', () => {
  const ratios = [1.5, 0.75, 1, 1.5];
  const widths = widthsOf(ratios, space);
  const heights = widths.map((width, index) => width / (ratios[index] ?? 1));
  for (const height of heights) expect(height).toBeCloseTo(heights[0] ?? 0);
});

test('few pictures are not enlarged to fill the width', () => {
  expect(widthsOf([1], space)).toEqual([160]);
  expect(widthsOf([], space)).toEqual([]);
});
