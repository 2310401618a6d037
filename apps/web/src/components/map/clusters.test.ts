import { southOf } from '@lensemble/contract/web-mercator';
import { expect, test } from 'vitest';
import { clustersOf, type Pin } from './clusters.ts';
import type { MapMarker } from './map-props.ts';
import { overlap } from './own/world.ts';

const marker = (id: string, latitude: number, longitude: number): MapMarker => ({
  id,
  label: id,
  latitude,
  longitude,
});
const world = { west: -180, south: -86, east: 180, north: 86 };
const idsOf = (pin: Pin<MapMarker>) =>
  pin.kind === 'single' ? [pin.marker.id] : pin.markers.map(({ id }) => id).sort();

test('markers that crowd are one until the map is close enough', () => {
  const clusters = clustersOf([
    marker('cathedral', 50.9413, 6.9583),
    marker('bridge', 50.9412, 6.9657),
    marker('berlin', 52.52, 13.4),
  ]);
  const far = clusters.pinsIn(world, 5);
  expect(far.map(idsOf)).toEqual([['berlin'], ['bridge', 'cathedral']]);
  const [, crowd] = far;
  const splitsAt = crowd?.kind === 'crowd' ? (crowd.splitsAt ?? 0) : 0;
  expect(clusters.pinsIn(world, splitsAt - 1)).toHaveLength(2);
  expect(clusters.pinsIn(world, splitsAt)).toHaveLength(3);
});

test('markers at one place never come apart, and all of them are named', () => {
  const clusters = clustersOf(['a', 'b', 'c'].map((id) => marker(id, 35.68, 139.69)));
  const [crowd] = clusters.pinsIn(world, 19);
  expect(crowd).toMatchObject({ kind: 'crowd', splitsAt: null });
  expect(crowd && idsOf(crowd)).toEqual(['a', 'b', 'c']);
});

test('a view across the date line shows both sides, where it is', () => {
  const clusters = clustersOf([
    marker('tokyo', 35.68, 139.69),
    marker('san francisco', 37.77, -122.42),
    marker('cologne', 50.94, 6.96),
  ]);
  const pins = clusters.pinsIn({ west: 120, south: 0, east: 250, north: 60 }, 4);
  expect(pins.map(idsOf)).toEqual([['san francisco'], ['tokyo']]);
  expect(pins.map(({ at }) => Math.round(at.longitude))).toEqual([238, 140]);
});

test('the view of several turns of the globe later is the same', () => {
  const clusters = clustersOf([marker('cologne', 50.94, 6.96)]);
  const [pin] = clusters.pinsIn({ west: 720, south: 40, east: 740, north: 60 }, 5);
  expect(pin?.at.longitude).toBeCloseTo(726.96);
});

test('nothing is shown twice where the world is narrower than the view', () => {
  const clusters = clustersOf([marker('cologne', 50.94, 6.96), marker('fiji', -17.7, 178)]);
  expect(clusters.pinsIn({ west: -400, south: -85, east: 400, north: 85 }, 1)).toHaveLength(2);
});

test('markers with impossible coordinates are left out', () => {
  const clusters = clustersOf([
    marker('nan', Number.NaN, 7),
    marker('far north', 95, 7),
    marker('far east', 50, 700),
    marker('pole', 90, 0),
  ]);
  expect(clusters.pinsIn(world, 3).map(idsOf)).toEqual([['pole']]);
});

const ALONE = { left: 22, right: 22, up: 54, down: 0 };
const TOGETHER = { left: 26, right: 26, up: 26, down: 26 };

function boxOf(pin: Pin<MapMarker>, zoom: number) {
  const world = 256 * 2 ** zoom;
  const x = (pin.at.longitude / 360) * world;
  const y = southOf(pin.at.latitude) * world;
  const size = pin.kind === 'single' ? ALONE : TOGETHER;
  return {
    left: x - size.left,
    right: x + size.right,
    top: y - size.up,
    bottom: y + size.down,
  };
}

test('nothing that is drawn covers another, at any zoom', () => {
  const markers = Array.from({ length: 300 }, (_, i) =>
    marker(`${i}`, 45 + 20 * Math.sin(i * 12.9898), 10 + 40 * Math.sin(i * 78.233)),
  );
  const clusters = clustersOf(markers);
  for (let zoom = 1; zoom <= 8; zoom += 1) {
    const pins = clusters.pinsIn(world, zoom);
    expect(pins.flatMap(idsOf)).toHaveLength(markers.length);
    const boxes = pins.map((pin) => boxOf(pin, zoom));
    const covered = boxes.filter((box, i) =>
      boxes.slice(i + 1).some((other) => overlap(box, other)),
    );
    expect(covered).toEqual([]);
  }
});

test('what crowds does not depend on the part of the world that is seen', () => {
  const markers = Array.from({ length: 60 }, (_, i) => marker(`${i}`, 30 + (i % 7) * 2, i * 1.5));
  const clusters = clustersOf(markers);
  const all = clusters.pinsIn(world, 4).map(({ key }) => key);
  const some = clusters.pinsIn({ west: 20, south: 25, east: 60, north: 50 }, 4);
  expect(some.length).toBeGreaterThan(2);
  for (const { key } of some) expect(all).toContain(key);
});
