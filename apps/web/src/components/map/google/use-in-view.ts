import { useEffectEvent, useLayoutEffect } from 'react';
import { wantsLessMotion } from '../less-motion.ts';
import type { MapPoint } from '../map-props.ts';
import type { PinLayer, Spot } from './pin-layer.ts';
import { sizeOf } from './points.ts';

interface InBox {
  readonly box: { readonly width: number; readonly height: number };
  readonly point: Spot;
}

/** Pans the map so that a new point and its card are visible, once the map stands still. */
export function useInView(
  map: google.maps.Map,
  layer: PinLayer,
  at: MapPoint,
  shiftOf: (place: InBox) => Spot,
): void {
  const { latitude, longitude } = at;
  const move = useEffectEvent((point: Spot) => {
    const box = sizeOf(map.getDiv());
    const { x, y } = shiftOf({ box, point });
    if (x === 0 && y === 0) return;
    if (!wantsLessMotion()) return map.panBy(-x, -y);
    const center = layer.placeAt({ x: box.width / 2 - x, y: box.height / 2 - y });
    if (center) map.moveCamera({ center });
  });
  useLayoutEffect(
    () =>
      onceStill(
        () => layer.spotOf({ latitude, longitude }),
        (point) => move(point),
      ),
    [layer, latitude, longitude],
  );
}

const LOOK_EVERY_MS = 100;

/** Waits until the map stands still: panning earlier would interrupt its move. */
function onceStill(look: () => Spot | null, then: (spot: Spot) => void): () => void {
  let last = look();
  const timer = setInterval(() => {
    const now = look();
    if (now && now.x === last?.x && now.y === last.y) {
      clearInterval(timer);
      then(now);
    }
    last = now;
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
