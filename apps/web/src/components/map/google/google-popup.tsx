import { useRef } from 'react';
import { CARD_GAP_PX, CardAbove, DockedCard } from '../map-card.tsx';
import type { MapProps } from '../map-props.ts';
import { shiftAboveDock, shiftIntoView } from '../popup-place.ts';
import type { PinLayer } from './pin-layer.ts';
import { Pinned } from './pinned.tsx';
import { useInView } from './use-in-view.ts';

interface GooglePopupProps {
  map: google.maps.Map;
  layer: PinLayer;
  popup: NonNullable<MapProps['popup']>;
  onClose: MapProps['onClosePopup'];
}

export function GooglePopup({ map, layer, popup, onClose }: GooglePopupProps) {
  const card = useRef<HTMLDivElement>(null);
  useInView(map, layer, popup.at, (place) => {
    if (!card.current) return { x: 0, y: 0 };
    const { offsetWidth: width, offsetHeight: height } = card.current;
    return shiftIntoView({ ...place, card: { width, height }, gap: CARD_GAP_PX });
  });
  return (
    <Pinned layer={layer} at={popup.at} isAbove>
      <CardAbove ref={card} onClose={onClose}>
        {popup.content}
      </CardAbove>
    </Pinned>
  );
}

/** The card of a point on a map that is too narrow for a card above its pin. */
export function GoogleDockedPopup({ map, layer, popup, onClose }: GooglePopupProps) {
  const card = useRef<HTMLDivElement>(null);
  useInView(map, layer, popup.at, (place) =>
    shiftAboveDock({ ...place, dockHeight: card.current?.offsetHeight ?? 0 }),
  );
  return (
    <DockedCard ref={card} onClose={onClose}>
      {popup.content}
    </DockedCard>
  );
}
