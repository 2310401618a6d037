import type { MapTiles } from '@lensemble/contract/maps';
import type { Map as LeafletMap, TileEvent } from 'leaflet';
import { useEffect, useState } from 'react';
import type { TileKeeper } from '@/lib/device/kept-tiles.ts';
import { BaseLayer } from './base-layer.ts';
import { StreetLayer } from './street-layer.ts';

interface Streets {
  /** How much of the visible map they cover. */
  readonly cover: 'none' | 'some' | 'all';
  /** None of the latest requested tiles loaded. */
  readonly isCutOff: boolean;
}

interface Layers extends Streets {
  readonly base: BaseLayer | null;
}

const NO_STREETS: Streets = { cover: 'none', isCutOff: false };

export function useLayers(map: LeafletMap, tiles: MapTiles | null): Layers {
  const [streets, setStreets] = useState(NO_STREETS);
  const [base, setBase] = useState<BaseLayer | null>(null);
  useEffect(() => {
    const layer = new BaseLayer(tiles !== null).addTo(map);
    layer.load();
    setBase(layer);
    return () => {
      layer.remove();
    };
  }, [map, tiles]);
  useEffect(
    () => (tiles && base ? addStreets(map, base, tiles, setStreets) : undefined),
    [map, base, tiles],
  );
  useEffect(() => (base ? repaintWithTheme(base) : undefined), [base]);
  return { ...streets, base };
}

/** Watches the attribute, because any part of the app may change the theme. */
function repaintWithTheme(base: BaseLayer): () => void {
  const changed = new MutationObserver(() => base.repaint());
  changed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => changed.disconnect();
}

/** Adds the streets as soon as it is known whether this device keeps some of them. */
function addStreets(
  map: LeafletMap,
  base: BaseLayer,
  tiles: MapTiles,
  onChange: (streets: Streets) => void,
): () => void {
  let remove: (() => void) | undefined;
  let isOver = false;
  const add = (keep: TileKeeper | undefined) => {
    if (!isOver) remove = addLayer(map, base, { tiles, keep }, onChange);
  };
  import('@/lib/device/kept-tiles.ts')
    .then(({ tileKeeper }) => tileKeeper())
    .then(add, () => add(undefined));
  return () => {
    isOver = true;
    remove?.();
  };
}

function addLayer(
  map: LeafletMap,
  base: BaseLayer,
  { tiles, keep }: { readonly tiles: MapTiles; readonly keep: TileKeeper | undefined },
  onChange: (streets: Streets) => void,
): () => void {
  const streets = new StreetLayer(tiles, keep !== undefined);
  let [loaded, came, failed] = [false, false, false];
  streets.on({
    loading: () => {
      came = false;
      failed = false;
    },
    tileload: ({ tile, coords }: TileEvent) => {
      const image = tile as HTMLImageElement;
      const { x, y, z } = coords;
      const count = 2 ** z;
      if (image.crossOrigin !== null)
        keep?.({
          tile: { x: ((x % count) + count) % count, y, z },
          image,
          credit: tiles.attribution,
        });
      if (came) return;
      came = true;
      loaded = true;
      onChange({ cover: 'some', isCutOff: false });
    },
    tileerror: () => {
      failed = true;
      if (!loaded) streets.becomeUnreadable();
      base.uncover();
    },
    load: () => {
      const cover = failed ? 'some' : 'all';
      onChange({ cover: loaded ? cover : 'none', isCutOff: failed && !came });
    },
  });
  streets.addTo(map);
  const again = () => streets.redraw();
  window.addEventListener('online', again);
  return () => {
    window.removeEventListener('online', again);
    streets.remove();
    onChange(NO_STREETS);
  };
}
