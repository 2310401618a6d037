import type { MapTiles } from '@lensemble/contract/maps';
import { type Coords, TileLayer } from 'leaflet';

export class StreetLayer extends TileLayer {
  readonly #address: string;

  constructor({ url, maxZoom }: MapTiles) {
    super(url, {
      maxNativeZoom: maxZoom,
      maxZoom: 24,
      keepBuffer: 1,
      pane: 'streets',
      referrerPolicy: 'strict-origin-when-cross-origin',
    });
    this.#address = url.replace(/%7B([xyz])%7D/gi, '{$1}');
  }

  /** Replaces only {x}, {y} and {z}: other braces belong to the address. */
  override getTileUrl({ x, y }: Coords): string {
    const places = { x, y, z: this._getZoomForUrl() };
    return this.#address.replace(/\{([xyz])\}/g, (_, name: 'x' | 'y' | 'z') => `${places[name]}`);
  }
}
