import { expect, test } from 'vitest';
import { clipLines, clipRings, shapeOf } from './clip.ts';

const shape = (...points: number[]) => shapeOf(Float64Array.from(points));
const box = { left: 0, top: 0, right: 10, bottom: 10 };

function area(line: Float64Array): number {
  let doubled = 0;
  for (let i = 0; i < line.length; i += 2) {
    const next = (i + 2) % line.length;
    doubled += line[i]! * line[next + 1]! - line[next]! * line[i + 1]!;
  }
  return Math.abs(doubled) / 2;
}

test('of a coast what lies in the tile stays', () => {
  const [half] = clipRings([shape(-5, 2, 5, 2, 5, 8, -5, 8)], box);
  expect(half?.box).toEqual({ left: 0, top: 2, right: 5, bottom: 8 });
  expect(half && area(half.line)).toBe(30);
});

test('land around all of the tile fills it', () => {
  const [all] = clipRings([shape(-90, -90, 90, -90, 90, 90, -90, 90)], box);
  expect(all && area(all.line)).toBe(100);
});

test('a coast inside is kept as it is, one outside goes', () => {
  const inside = shape(1, 1, 2, 1, 2, 2);
  expect(clipRings([inside, shape(20, 1, 22, 1, 22, 2)], box)).toEqual([inside]);
});

test('of a border the stretches near the tile stay', () => {
  const stretches = clipLines([shape(-20, 5, -15, 5, 5, 5, 50, 5, 50, 60, 5, 60, 5, 5)], box);
  expect(stretches.map(({ line }) => [...line])).toEqual([
    [-15, 5, 5, 5, 50, 5],
    [5, 60, 5, 5],
  ]);
});
