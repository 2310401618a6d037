import type { OverlayOptions } from 'sharp';
import { TILE_SIDE } from '../../ports/map-tiles/port.ts';
import { loadSharp } from './load-sharp.ts';
import { drawPin } from './pin.ts';

const TILE_MAX_PIXELS = 1024 * 1024;
const QUALITY = 88;

/** A part of a map, with a pin in its middle. */
export interface Mosaic {
  /** Row by row, as their server sent them. */
  readonly tiles: readonly Uint8Array[];
  readonly columns: number;
  /** The part that is shown: `TILE_SIDE` pixels are a tile. From the corner of the first tile. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Joins tiles to one JPEG. Tiles of 512 pixels make a picture of twice the size.
 * @throws Error if a tile is not a picture
 */
export async function composeMosaic(mosaic: Mosaic): Promise<Buffer> {
  const { columns, tiles } = mosaic;
  const sharp = await loadSharp();
  const scale = await scaleOf(tiles[0]);
  const side = TILE_SIDE * scale;
  const layers: OverlayOptions[] = [];
  for (const [index, tile] of tiles.entries()) {
    const left = (index % columns) * side;
    const top = Math.floor(index / columns) * side;
    layers.push({ ...(await decodeTile(tile, side)), left, top });
  }
  const width = columns * side;
  const height = (tiles.length / columns) * side;
  const sheet = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer();
  const part = {
    left: mosaic.left * scale,
    top: mosaic.top * scale,
    width: mosaic.width * scale,
    height: mosaic.height * scale,
  };
  const pin = drawPin(scale);
  return sharp(sheet, { raw: { width, height, channels: 3 } })
    .extract(part)
    .composite([
      {
        input: pin.pixels,
        raw: { width: pin.width, height: pin.height, channels: 4 },
        left: Math.round((part.width - pin.width) / 2),
        top: Math.round(part.height / 2) - pin.height,
      },
    ])
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

async function scaleOf(tile: Uint8Array | undefined): Promise<1 | 2> {
  const sharp = await loadSharp();
  const { width } = await sharp(tile, { limitInputPixels: TILE_MAX_PIXELS }).metadata();
  return width >= 2 * TILE_SIDE ? 2 : 1;
}

async function decodeTile(tile: Uint8Array, side: number): Promise<OverlayOptions> {
  const sharp = await loadSharp();
  const input = await sharp(tile, { failOn: 'error', limitInputPixels: TILE_MAX_PIXELS })
    .resize(side, side, { fit: 'fill' })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer();
  return { input, raw: { width: side, height: side, channels: 3 } };
}
