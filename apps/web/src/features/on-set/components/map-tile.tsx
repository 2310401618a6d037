import type { MapTiles } from '@lensemble/contract/maps';
import { tileAddress } from '@lensemble/contract/tile-address';
import { useEffect, useRef, useState } from 'react';
import { tileName } from '@/lib/device/kept-tiles.ts';
import { TILE_SIDE, type Tile } from '@/lib/places/map-tiles.ts';
import type { PlaceTiles } from '../hooks/use-place-tiles.ts';

interface MapTileProps extends Pick<PlaceTiles, 'kept' | 'keep'> {
  tile: Tile;
  left: number;
  top: number;
  /** What scrolls. */
  box: HTMLElement;
  /** Null without a network. */
  tiles: MapTiles | null;
}

/** A part of the map. It loads once it is in view, and is then kept. */
export function MapTile({ tile, left, top, box, kept, tiles, keep }: MapTileProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  /** Servers that do not let scripts read their tiles refuse to be asked in this way. */
  const [isReadable, setReadable] = useState(true);
  const own = kept.get(tileName(tile));
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { root: box },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, [box]);
  const src = own?.url ?? (tiles && tileAddress(tiles, tile));
  return (
    <span
      ref={place}
      className="absolute"
      style={{ left, top, width: TILE_SIDE, height: TILE_SIDE }}
    >
      {isSeen && src && (
        <img
          key={String(isReadable)}
          src={src}
          alt=""
          decoding="async"
          referrerPolicy="strict-origin-when-cross-origin"
          crossOrigin={own || !isReadable ? undefined : 'anonymous'}
          className="size-full"
          onLoad={({ currentTarget }) => {
            if (!own && isReadable && tiles)
              keep?.({ tile, image: currentTarget, credit: tiles.attribution });
          }}
          onError={() => setReadable(false)}
        />
      )}
    </span>
  );
}
