import { expect, test } from 'vitest';
import { windowAt } from './window.ts';

const SIDE = 2 ** 16;

test('the place is in the middle of the picture', () => {
  const window = windowAt({ latitude: 48.8584, longitude: 2.2945 });
  // https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames
  const [x, y] = [(2.2945 + 180) / 360, 0.344];
  const [first] = window?.places ?? [];
  const middle = ((first?.x ?? 0) * 256 + (window?.left ?? 0) + 288) / 256 / SIDE;
  expect(middle).toBeCloseTo(x, 5);
  expect(((first?.y ?? 0) * 256 + (window?.top ?? 0) + 192) / 256 / SIDE).toBeCloseTo(y, 3);
});

test.each([
  [0, 0],
  [43.1, 11.1],
  [-33.8568, 151.2153],
  [85, 180],
  [-85, -180],
  [64.1, 179.9999],
])(
  'the picture of %d, %d is covered by at most a dozen tiles that exist',
  (latitude, longitude) => {
    const window = windowAt({ latitude, longitude });
    const places = window?.places ?? [];
    expect(places.length).toBeGreaterThanOrEqual(6);
    expect(places.length).toBeLessThanOrEqual(12);
    for (const { zoom, x, y } of places) {
      expect(zoom).toBe(16);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThan(SIDE);
    }
    const { columns = 0, left = -1, top = -1, width = 0, height = 0 } = window ?? {};
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(columns * 256);
    expect(top + height).toBeLessThanOrEqual((places.length / columns) * 256);
  },
);

test('across the date line, the tiles come from both ends of the world', () => {
  const columns = new Set(windowAt({ latitude: -17, longitude: 180 })?.places.map(({ x }) => x));
  expect([...columns].some((x) => x > SIDE - 3) && [...columns].some((x) => x < 2)).toBe(true);
});

test('the poles have no map', () => {
  for (const latitude of [90, -90, 86, -86])
    expect(windowAt({ latitude, longitude: 0 })).toBeUndefined();
});
