import { mapEngineWords } from '@lensemble/messages/web/map-engine';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { isApple } from '@/lib/browser/is-apple.ts';
import { cooperate, type GestureHint } from './gestures.ts';

const SHOWN_MS = 1200;

const words: Record<GestureHint, string> = {
  wheel: mapEngineWords('useWheel', { key: isApple() ? '⌘' : 'Ctrl' }),
  touch: mapEngineWords('useTwoFingers'),
};

/** Leaves scrolling to the page, and shows how to move the map when a user tries to scroll it. */
export function GestureGuide({ map }: { map: LeafletMap }) {
  const [hint, setHint] = useState<GestureHint | null>(null);
  useEffect(() => {
    let hide: ReturnType<typeof setTimeout> | undefined;
    const release = cooperate(map, (refused) => {
      clearTimeout(hide);
      hide = setTimeout(() => setHint(null), SHOWN_MS);
      setHint(refused);
    });
    return () => {
      release();
      clearTimeout(hide);
    };
  }, [map]);
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-0 z-3 grid place-items-center bg-scrim p-4 text-center font-[560] text-base text-photo-text opacity-0 transition-opacity data-shown:opacity-100"
      data-shown={hint ? '' : undefined}
    >
      {hint && words[hint]}
    </div>
  );
}
