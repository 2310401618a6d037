import { expect, test } from 'vitest';
import { isTileOf, mapOfPlace } from './map-tiles.ts';

const galgano = { latitude: 43.1497, longitude: 11.1553 };

test('the map of a place is a square of tiles with the place in the middle one', () => {
  const { side, tiles, pin } = mapOfPlace(galgano, 16);
  expect([side, tiles.length]).toEqual([1280, 25]);
  expect(tiles[12]).toEqual({ tile: { z: 16, x: 34798, y: 24043 }, left: 512, top: 512 });
  for (const at of [pin.left, pin.top]) {
    expect(at).toBeGreaterThanOrEqual(512);
    expect(at).toBeLessThan(768);
  }
});

test('all its tiles belong to the place, and no tile beyond them does', () => {
  const { tiles } = mapOfPlace(galgano, 15);
  expect(tiles.every(({ tile }) => isTileOf(galgano, tile))).toBe(true);
  const { tile } = tiles[12]!;
  expect(isTileOf(galgano, { ...tile, x: tile.x + 3 })).toBe(false);
  expect(isTileOf(galgano, { ...tile, y: tile.y - 3 })).toBe(false);
  expect(isTileOf(galgano, { ...tile, z: 12 })).toBe(false);
});

test('at the edges of the world, it goes on at the other side, and has nothing beyond the poles', () => {
  const { tiles } = mapOfPlace({ latitude: 85.05, longitude: 179.9999 }, 13);
  expect(tiles.some(({ tile: { x } }) => x === 0)).toBe(true);
  expect(tiles.length).toBeLessThan(25);
});
