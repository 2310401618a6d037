import { useEffectEvent, useLayoutEffect } from 'react';
import { wantsLessMotion } from '../less-motion.ts';
import type { MapPoint } from '../map-props.ts';
import type { PinLayer, Spot } from './pin-layer.ts';
import { sizeOf } from './points.ts';

interface InBox {
  readonly box: { readonly width: number; readonly height: number };
  readonly point: Spot;
}

/** Moves the map as far as a new point and its card ask for, once it has come to rest. */
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

/** Waits until the map is where it is going: to move it meanwhile would keep it from getting there. */
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
