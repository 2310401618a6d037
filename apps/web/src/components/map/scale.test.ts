import { expect, test } from 'vitest';
import { scaleAt } from './scale.ts';

test.each([
  [0, 0, '10000 km'],
  [50, 10, '5 km'],
  [50, 15, '200 m'],
])('at latitude %d and zoom %d the scale says %s', (latitude, zoom, label) => {
  const scale = scaleAt(latitude, zoom, 80, true);
  expect(scale.label).toBe(label);
  expect(scale.widthPx).toBeLessThanOrEqual(80);
  expect(scale.widthPx).toBeGreaterThan(32);
});

test('where people reckon in miles, so does the scale', () => {
  expect(scaleAt(37.8, 10, 80, false).label).toBe('5 mi');
  expect(scaleAt(37.8, 15, 80, false).label).toBe('500 ft');
});
