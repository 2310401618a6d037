import type { MapTiles } from '@lensemble/contract/maps';
import { tileAddress } from '@lensemble/contract/tile-address';
import { type Coords, TileLayer } from 'leaflet';

export class StreetLayer extends TileLayer {
  readonly #tiles: MapTiles;

  /** @param isReadable whether scripts are to read the tiles */
  constructor(tiles: MapTiles, isReadable: boolean) {
    super(tiles.url, {
      maxNativeZoom: tiles.maxZoom,
      maxZoom: 24,
      keepBuffer: 1,
      pane: 'streets',
      referrerPolicy: 'strict-origin-when-cross-origin',
      crossOrigin: isReadable && 'anonymous',
    });
    this.#tiles = tiles;
  }

  /** Loads the tiles of a server that does not let scripts read them. */
  becomeUnreadable(): void {
    if (this.options.crossOrigin === false) return;
    this.options.crossOrigin = false;
    this.redraw();
  }

  override getTileUrl({ x, y }: Coords): string {
    return tileAddress(this.#tiles, { x, y, z: this._getZoomForUrl() });
  }
}
