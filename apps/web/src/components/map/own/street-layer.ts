import type { MapTiles } from '@lensemble/contract/maps';
import { tileAddress } from '@lensemble/contract/tile-address';
import { type Coords, TileLayer } from 'leaflet';

export class StreetLayer extends TileLayer {
  readonly #tiles: MapTiles;

  constructor(tiles: MapTiles) {
    super(tiles.url, {
      maxNativeZoom: tiles.maxZoom,
      maxZoom: 24,
      keepBuffer: 1,
      pane: 'streets',
      referrerPolicy: 'strict-origin-when-cross-origin',
    });
    this.#tiles = tiles;
  }

  override getTileUrl({ x, y }: Coords): string {
    return tileAddress(this.#tiles, { x, y, z: this._getZoomForUrl() });
  }
}
