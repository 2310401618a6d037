import type { MapTiles } from '@lensemble/contract/maps';
import type { Coords } from 'leaflet';
import { TileLayer } from 'leaflet';

/** Pictures of streets above the base. Where one does not come, the base is seen. */
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

  /** Other braces than those three are the address's own. */
  override getTileUrl({ x, y }: Coords): string {
    const places = { x, y, z: this._getZoomForUrl() };
    return this.#address.replace(/\{([xyz])\}/g, (_, name: 'x' | 'y' | 'z') => `${places[name]}`);
  }
}
