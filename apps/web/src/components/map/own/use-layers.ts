import type { MapTiles } from '@lensemble/contract/maps';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTheme } from '@/lib/theme.ts';
import { BaseLayer } from './base-layer.ts';
import { StreetLayer } from './street-layer.ts';

/** How much of what is seen is covered with streets. */
export type Cover = 'none' | 'some' | 'all';

/** Puts the base and, where there are any, the streets under everything else. Answers with what is seen of the streets. */
export function useLayers(map: LeafletMap, tiles: MapTiles | null): Cover {
  const [cover, setCover] = useState<Cover>('none');
  const [base, setBase] = useState<BaseLayer | null>(null);
  const theme = useTheme();
  const repaint = useEffectEvent(() => base?.repaint());
  useEffect(() => {
    const layer = new BaseLayer(tiles !== null).addTo(map);
    layer.load();
    setBase(layer);
    return () => {
      layer.remove();
    };
  }, [map, tiles]);
  useEffect(
    () => (tiles && base ? addStreets(map, base, tiles, setCover) : undefined),
    [map, base, tiles],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are those of the theme
  useEffect(() => repaint(), [theme]);
  return cover;
}

function addStreets(
  map: LeafletMap,
  base: BaseLayer,
  tiles: MapTiles,
  onCover: (cover: Cover) => void,
): () => void {
  const streets = new StreetLayer(tiles);
  let [loaded, failed] = [false, false];
  streets.on({
    loading: () => {
      failed = false;
    },
    tileload: () => {
      if (loaded) return;
      loaded = true;
      onCover('some');
    },
    tileerror: () => {
      failed = true;
      base.uncover();
    },
    load: () => {
      if (loaded) onCover(failed ? 'some' : 'all');
    },
  });
  streets.addTo(map);
  const again = () => streets.redraw();
  window.addEventListener('online', again);
  return () => {
    window.removeEventListener('online', again);
    streets.remove();
    onCover('none');
  };
}
