import { MAP_CENTER, MAP_ZOOM } from '@lensemble/contract/constants';
import { southOf } from '@lensemble/contract/web-mercator';
import { expect, test } from 'vitest';
import { viewOf } from './camera.ts';

const box = { width: 1000, height: 500 };
const tokyo = { latitude: 35.68, longitude: 139.69 };
const sanFrancisco = { latitude: 37.77, longitude: -122.42 };
const cologne = { latitude: 50.94, longitude: 6.96 };

test('a camera of a point looks there, whole zooms only', () => {
  expect(viewOf({ center: cologne, zoom: 12 }, box)).toEqual({ center: cologne, zoom: 12 });
  expect(viewOf({ center: cologne, zoom: 99 }, box).zoom).toBe(19);
});

test('what no map can show leads to the default', () => {
  const start = { center: MAP_CENTER, zoom: MAP_ZOOM };
  for (const center of [
    { latitude: Number.NaN, longitude: 0 },
    { latitude: 91, longitude: 0 },
    { latitude: 0, longitude: 181 },
  ]) {
    expect(viewOf({ center, zoom: 12 }, box)).toEqual(start);
    expect(viewOf({ fit: [center], maxZoom: 15 }, box)).toEqual(start);
  }
  expect(viewOf({ center: cologne, zoom: Number.NaN }, box)).toEqual(start);
  expect(viewOf({ fit: [], maxZoom: 15 }, box)).toEqual(start);
});

test('one point is fitted at the nearest zoom allowed', () => {
  const { center, zoom } = viewOf({ fit: [cologne], maxZoom: 15 }, box);
  expect(zoom).toBe(15);
  expect(center.longitude).toBeCloseTo(cologne.longitude);
  expect(Math.abs(center.latitude - cologne.latitude)).toBeLessThan(0.01);
});

test('points on both sides of the Pacific are fitted across it', () => {
  const { center, zoom } = viewOf({ fit: [tokyo, sanFrancisco], maxZoom: 15 }, box);
  expect(center.longitude).toBeCloseTo(-171.4, 0);
  expect(zoom).toBe(3);
});

test.each([
  ['a wide box', { width: 1180, height: 500 }],
  ['a phone', { width: 390, height: 500 }],
])('everything that is fitted is in %s', (_, size) => {
  const points = [
    cologne,
    { latitude: 68.3, longitude: 18.8 },
    { latitude: 37.9, longitude: 23.7 },
  ];
  const { center, zoom } = viewOf({ fit: points, maxZoom: 15 }, size);
  const world = 256 * 2 ** zoom;
  for (const { latitude, longitude } of points) {
    const x = ((longitude - center.longitude) / 360) * world;
    const y = (southOf(latitude) - southOf(center.latitude)) * world;
    expect(Math.abs(x)).toBeLessThanOrEqual(size.width / 2 - 40);
    expect(Math.abs(y)).toBeLessThanOrEqual(size.height / 2 - 40);
  }
});

test('where the map cannot show more of the world, what is fitted stands in the middle of what is free', () => {
  const phone = { width: 390, height: 500 };
  const north = { latitude: 68.3, longitude: 130 };
  const south = { latitude: 37.9, longitude: -100 };
  const { center, zoom } = viewOf({ fit: [north, south], maxZoom: 15 }, phone, 1);
  expect(zoom).toBe(1);
  const y = (latitude: number) => (southOf(latitude) - southOf(center.latitude)) * 512 + 250;
  expect((y(north.latitude) + y(south.latitude)) / 2).toBeCloseTo((112 + 460) / 2);
});

test('a pole is drawn at the edge of the map', () => {
  const { center } = viewOf({ center: { latitude: 90, longitude: 0 }, zoom: 5 }, box);
  expect(center.latitude).toBeCloseTo(85.05, 1);
});
