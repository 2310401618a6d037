/** In pixels. Tiles of twice the resolution cover the same part of the world. */
export const TILE_SIDE = 256;

/** Counted from the west and the north, at a zoom level with 2^zoom tiles in each direction. */
export interface TilePlace {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** A server of street maps in square raster tiles, in the Web Mercator projection. */
export interface MapTileServer {
  /** The attribution to print with the tiles. */
  readonly credit: { readonly text: string; readonly url: string | undefined };
  /**
   * A tile as the server sends it, of at most a megabyte. Its content is not checked.
   * @throws ExternalServiceError
   */
  tile(place: TilePlace, signal: AbortSignal): Promise<Buffer>;
}
