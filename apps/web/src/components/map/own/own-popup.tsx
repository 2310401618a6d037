import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { wantsLessMotion } from '../less-motion.ts';
import { CARD_GAP_PX, CardAbove, DockedCard } from '../map-card.tsx';
import type { MapPoint, MapProps } from '../map-props.ts';
import { shiftAboveDock, shiftIntoView } from '../popup-place.ts';
import { latLngOf } from './leaflet-map.ts';
import { Pinned } from './pinned.tsx';
import { isFlying, type OwnMapParts } from './use-leaflet.ts';

interface OwnPopupProps {
  parts: OwnMapParts;
  popup: NonNullable<MapProps['popup']>;
  onClose: MapProps['onClosePopup'];
}

export function OwnPopup({ parts, popup, onClose }: OwnPopupProps) {
  const card = useRef<HTMLDivElement>(null);
  useInView(parts, popup.at, (point) => {
    if (!card.current) return { x: 0, y: 0 };
    const { offsetWidth: width, offsetHeight: height } = card.current;
    return shiftIntoView({ ...point, card: { width, height }, gap: CARD_GAP_PX });
  });
  return (
    <Pinned pins={parts.pins} at={popup.at} isAbove>
      <CardAbove ref={card} onClose={onClose}>
        {popup.content}
      </CardAbove>
    </Pinned>
  );
}

/** The card of a point on a map that is too narrow for a card above its pin. */
export function OwnDockedPopup({ parts, popup, onClose }: OwnPopupProps) {
  const card = useRef<HTMLDivElement>(null);
  useInView(parts, popup.at, (point) =>
    shiftAboveDock({ ...point, dockHeight: card.current?.offsetHeight ?? 0 }),
  );
  return (
    <DockedCard ref={card} onClose={onClose}>
      {popup.content}
    </DockedCard>
  );
}

interface InBox {
  readonly box: { readonly width: number; readonly height: number };
  readonly point: { readonly x: number; readonly y: number };
}

/** Pans the map so that a new point and its card are visible, after a flight has ended. */
function useInView(
  { map }: OwnMapParts,
  at: MapPoint,
  shiftOf: (place: InBox) => { x: number; y: number },
): void {
  const { latitude, longitude } = at;
  const move = useEffectEvent(() => {
    const { x: width, y: height } = map.getSize();
    const point = map.latLngToContainerPoint(latLngOf({ latitude, longitude }));
    const by = shiftOf({ box: { width, height }, point });
    if (by.x !== 0 || by.y !== 0) map.panBy([-by.x, -by.y], { animate: !wantsLessMotion() });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another point is another place to move to
  useLayoutEffect(() => {
    const onceStill = () => move();
    const timer = setTimeout(() => (isFlying(map) ? map.once('moveend', onceStill) : move()));
    return () => {
      clearTimeout(timer);
      map.off('moveend', onceStill);
    };
  }, [map, latitude, longitude]);
}
