import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mapOfPlace } from '@/lib/places/map-tiles.ts';
import { device } from './database.ts';
import { keepPictures, keepPlan, readPictures, removePlan } from './kept-plans.ts';
import { readTiles, tileKeeper, tileName } from './kept-tiles.ts';

const galgano = { latitude: 43.1497, longitude: 11.1553 };
const { tile } = mapOfPlace(galgano, 16).tiles[12]!;
const shoot = {
  ...{ title: 'Wings', date: '2026-11-22', time: null, timeZone: 'Europe/Rome' },
  ...{ references: [], costumes: [], participants: [], location: galgano },
};
const planOf = (account: string) =>
  ({
    account,
    shootId: 'one',
    keptAt: 0,
    team: { id: 'a', name: 'A' },
    shoot,
  }) as unknown as Parameters<typeof keepPlan>[0];

class Canvas {
  getContext = () => ({ drawImage: () => {} });
  convertToBlob = async () => new Blob(['tile']);
}

beforeEach(async () => {
  vi.stubGlobal('OffscreenCanvas', Canvas);
  await keepPlan(planOf('mira'));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await removePlan('mira', 'one');
});

const image = { naturalWidth: 256, naturalHeight: 256 } as HTMLImageElement;
const tiles = () => readTiles('mira', 'one');
async function view(viewed = tile) {
  (await tileKeeper('mira'))?.({ tile: viewed, image, credit: '© Streets' });
}

test('a tile that is viewed near the place of a kept plan is kept with its credit, apart from the pictures', async () => {
  await view();
  await vi.waitFor(async () => expect([...(await tiles()).keys()]).toEqual([tileName(tile)]));
  expect((await tiles()).get(tileName(tile))?.credit).toBe('© Streets');
  expect(await readPictures('mira', 'one')).toEqual(new Map());
  // Pictures that the plan does not have go. Tiles stay.
  await keepPictures(planOf('mira'), []);
  expect((await tiles()).size).toBe(1);
});

test('a tile far from the place is not kept, and none is for another account', async () => {
  await view({ ...tile, x: tile.x + 40 });
  await view();
  await vi.waitFor(async () => expect((await tiles()).size).toBe(1));
  expect((await readTiles('dana', 'one')).size).toBe(0);
});

test('tiles go with their plan, and do not come back afterward', async () => {
  const keep = await tileKeeper('mira');
  await view();
  await vi.waitFor(async () => expect((await tiles()).size).toBe(1));
  await removePlan('mira', 'one');
  expect((await tiles()).size).toBe(0);
  keep?.({ tile, image, credit: '' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(await (await device()).count('pictures')).toBe(0);
  expect(await tileKeeper('mira')).toBeUndefined();
});
