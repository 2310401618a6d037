import type { MapTiles } from './maps.ts';

interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The address of a map tile. Replaces only {x}, {y} and {z}: other braces belong to the address. */
export const tileAddress = ({ url }: Pick<MapTiles, 'url'>, tile: Tile): string =>
  url
    .replace(/%7B([xyz])%7D/gi, '{$1}')
    .replace(/\{([xyz])\}/g, (_, name: keyof Tile) => `${tile[name]}`);
