import { expect, test } from 'vitest';
import { clustersOf } from '../clusters.ts';
import { viewFor } from './view-for.ts';

const world = { west: -180, south: -90, east: 180, north: 90 };
const phone = { width: 390, height: 500 };
const everywhere = [
  { latitude: 35.7, longitude: 139.7 },
  { latitude: -33.9, longitude: 151.2 },
  { latitude: 37.8, longitude: -122.5 },
  { latitude: -34.4, longitude: -53.8 },
  { latitude: 40.2, longitude: -8.4 },
  { latitude: 52.5, longitude: 13.4 },
  { latitude: 68.3, longitude: 18.8 },
];

test('where the whole world is hardly enough, what is drawn is as far from one edge as from the other', () => {
  const { center, zoom } = viewFor({ fit: everywhere, maxZoom: 12 }, phone, 1);
  expect(zoom).toBe(1);
  const markers = everywhere.map((point, id) => ({ ...point, id: `${id}`, label: '' }));
  const across = clustersOf(markers)
    .pinsIn(world, zoom)
    .map(({ at }) => ((((at.longitude - center.longitude + 540) % 360) - 180) / 360) * 512);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  expect(left + right).toBeCloseTo(0);
  expect(right).toBeLessThan(phone.width / 2 - 24);
});

test('nearer than that, markers are what is fitted in', () => {
  const near = everywhere.slice(4, 6);
  const { center, zoom } = viewFor({ fit: near, maxZoom: 12 }, phone, 1);
  expect(zoom).toBeGreaterThan(1);
  expect(center.longitude).toBeCloseTo((13.4 - 8.4) / 2);
});
