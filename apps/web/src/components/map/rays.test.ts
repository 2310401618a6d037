import { expect, test } from 'vitest';
import { placeRays } from './rays.ts';

test('a ray goes where its bearing says, north being up', () => {
  const [north, east, southwest] = placeRays([
    { bearing: 0, label: 'n' },
    { bearing: 90, label: 'e' },
    { bearing: 225, label: 'sw' },
  ]);
  expect(north?.x).toBeCloseTo(0);
  expect(north?.y).toBeLessThan(0);
  expect(east?.x).toBeGreaterThan(0);
  expect(east?.y).toBeCloseTo(0);
  expect(southwest?.x).toBeLessThan(0);
  expect(southwest?.y).toBeGreaterThan(0);
});

test('labels of rays that nearly agree do not cover each other', () => {
  const labels = placeRays(
    [178, 180, 182].map((bearing) => ({ bearing, label: `${bearing}:00 PM` })),
  ).map(({ label }) => label);
  for (const [i, label] of labels.entries()) {
    for (const other of labels.slice(i + 1)) {
      expect(Math.hypot(label.x - other.x, label.y - other.y)).toBeGreaterThan(16);
    }
  }
});
