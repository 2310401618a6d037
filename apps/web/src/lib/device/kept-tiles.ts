import { isTileOf, type Tile } from '@/lib/places/map-tiles.ts';
import { device } from './database.ts';
import { deviceAccount } from './device-account.ts';
import { readPlans } from './kept-plans.ts';
import { stored } from './trouble.ts';

/** Tiles are among the pictures of a plan, and go with them. Those of pictures begin with a slash. */
const PREFIX = 'map ';

export const tileName = ({ z, x, y }: Tile): string => `${PREFIX}${z}/${x}/${y}`;

export interface KeptTile {
  readonly picture: Blob;
  /** The attribution to show with it. */
  readonly credit: string;
}

/** A tile that a map shows. */
interface ShownTile {
  readonly tile: Tile;
  /** Loaded with CORS. */
  readonly image: HTMLImageElement;
  readonly credit: string;
}

export type TileKeeper = (shown: ShownTile) => void;

/**
 * Keeps the tiles that are viewed, for the kept plans near which they are. Each place has a bounded number of them.
 * @returns what to call for each loaded tile; undefined if no plan has a place
 */
export async function tileKeeper(account = deviceAccount()): Promise<TileKeeper | undefined> {
  if (account === undefined) return undefined;
  const plans = (await readPlans(account)).flatMap(({ shootId, shoot: { location } }) => {
    const { latitude = null, longitude = null } = location ?? {};
    return latitude === null || longitude === null
      ? []
      : [{ shootId, place: { latitude, longitude } }];
  });
  if (plans.length === 0) return undefined;
  return ({ tile, image, credit }) => {
    const shootIds = plans.flatMap(({ shootId, place }) =>
      isTileOf(place, tile) ? [shootId] : [],
    );
    if (shootIds.length > 0) void keepTile(account, shootIds, tile, image, credit).catch(() => {});
  };
}

async function keepTile(
  account: string,
  shootIds: readonly string[],
  tile: Tile,
  image: HTMLImageElement,
  credit: string,
): Promise<void> {
  const picture = await fileOf(image);
  const writing = (await device()).transaction(['plans', 'pictures'], 'readwrite');
  const pictures = writing.objectStore('pictures');
  for (const shootId of shootIds) {
    // The plan may be removed by now.
    if ((await writing.objectStore('plans').getKey([account, shootId])) === undefined) continue;
    await stored(pictures.put({ account, shootId, url: tileName(tile), picture, credit }));
  }
  await writing.done;
}

/** Scripts may not load files of other hosts themselves: the content security policy allows them as pictures only. */
async function fileOf(image: HTMLImageElement): Promise<Blob> {
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
}

/** The tiles of a plan that were viewed, by their name. */
export async function readTiles(
  account: string,
  shootId: string,
): Promise<ReadonlyMap<string, KeptTile>> {
  const range = IDBKeyRange.bound(
    [account, shootId, PREFIX],
    [account, shootId, `${PREFIX}\uffff`],
  );
  const rows = await (await device()).getAll('pictures', range);
  return new Map(rows.map(({ url, picture, credit = '' }) => [url, { picture, credit }]));
}
