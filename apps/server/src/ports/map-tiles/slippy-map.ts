import type { MapTiles } from '@lensemble/contract/maps';
import { tileAddress } from '@lensemble/contract/tile-address';
import { readBytes } from '../../lib/read-bytes.ts';
import { ExternalServiceError } from '../external-service-error.ts';
import type { MapTileServer } from './port.ts';

/** Tiles of street maps have up to 200 KB; those of twice the resolution have four times as much. */
const TILE_MAX_BYTES = 1_000_000;

/**
 * Tiles at `{z}/{x}/{y}`, as of OpenStreetMap.
 * @param publicUrl is sent as the referrer, as by the browsers that load the same tiles
 */
export function slippyMap(tiles: MapTiles, publicUrl: string): MapTileServer {
  const headers = { 'user-agent': `Lensemble (${publicUrl})`, referer: `${publicUrl}/` };
  return {
    credit: { text: tiles.attribution, url: licenseOf(tiles.attribution) },
    async tile({ zoom: z, x, y }, signal) {
      try {
        const url = tileAddress(tiles, { z, x, y });
        const response = await fetch(url, { headers, signal, redirect: 'error' });
        if (!response.ok) throw new Error(`Unexpected status ${response.status}`);
        return await readBytes(response, TILE_MAX_BYTES);
      } catch (cause) {
        throw new ExternalServiceError('The map tile server', { cause });
      }
    },
  };
}

const licenseOf = (attribution: string) =>
  attribution.includes('OpenStreetMap') ? 'https://www.openstreetmap.org/copyright' : undefined;
