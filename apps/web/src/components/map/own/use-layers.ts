import type { MapTiles } from '@lensemble/contract/maps';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
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

function addStreets(
  map: LeafletMap,
  base: BaseLayer,
  tiles: MapTiles,
  onChange: (streets: Streets) => void,
): () => void {
  const streets = new StreetLayer(tiles);
  let [loaded, came, failed] = [false, false, false];
  streets.on({
    loading: () => {
      came = false;
      failed = false;
    },
    tileload: () => {
      if (came) return;
      came = true;
      loaded = true;
      onChange({ cover: 'some', isCutOff: false });
    },
    tileerror: () => {
      failed = true;
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
