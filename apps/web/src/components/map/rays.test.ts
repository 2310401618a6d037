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

test('labels beside the point make way up or down, not out of a phone’s map', () => {
  const [first, second] = placeRays([
    { bearing: 232, label: '3:30 PM' },
    { bearing: 241, label: '4:31 PM' },
  ]).map(({ label }) => label);
  expect(Math.abs((first?.y ?? 0) - (second?.y ?? 0))).toBeGreaterThan(17);
  expect(second?.y).toBeLessThan(first?.y ?? 0);
  expect(second?.x).toBeGreaterThan(-130);
});

const WIDE = 8 * 6.6;

test.each([2, 4, 8, 15, 25, 40])(
  'at %d degrees apart, labels touch their own end alone',
  (apart) => {
    for (let bearing = 0; bearing < 360; bearing += 7) {
      const rays = placeRays(
        [0, apart / 2, apart].map((more) => ({ bearing: bearing + more, label: '11:30 AM' })),
      );
      for (const ray of rays) {
        const { label } = ray;
        expect(label.text).toBe('11:30 AM');
        expect(Math.abs(label.x - ray.x)).toBeLessThan(WIDE / 2 + 12);
        expect(Math.abs(label.y - ray.y)).toBeLessThan(20);
        for (const other of rays) {
          if (other === ray) continue;
          const isClear =
            Math.abs(label.x - other.label.x) >= WIDE || Math.abs(label.y - other.label.y) >= 14;
          const isBesideEnd =
            Math.abs(label.x - other.x) > WIDE / 2 + 5 || Math.abs(label.y - other.y) > 12;
          expect([bearing, isClear, isBesideEnd]).toEqual([bearing, true, true]);
        }
      }
    }
  },
);

test('where there is no room for one in the middle, it is left out', () => {
  const at = (...bearings: number[]) =>
    placeRays(bearings.map((bearing) => ({ bearing, label: `${bearing}` }))).length;
  expect(at(170, 180, 190)).toBe(2);
  expect(at(90, 180, 270)).toBe(3);
});
