import type { MapMouseEvent } from '@vis.gl/react-google-maps';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MapProps } from '../map-props.ts';
import { pointOf, readView } from './points.ts';

type Placing = Pick<MapProps, 'onPlace' | 'onClosePopup'>;

/** Handles clicks on the map itself: closes the card and places a point. */
export const placeByClick =
  ({ onPlace, onClosePopup }: Placing) =>
  ({ detail: { latLng } }: MapMouseEvent) => {
    onClosePopup?.();
    if (latLng) onPlace?.(pointOf(latLng));
  };

/**
 * Handles keys while the map has the focus: Enter places a point in the middle, Escape closes the card. Returns whether
 * the map itself has the focus.
 */
export function usePlacingByKey(map: google.maps.Map, placing: Placing): boolean {
  const [isAimed, setAimed] = useState(false);
  const key = useEffectEvent((event: KeyboardEvent) => {
    const view = readView(map);
    if (event.key === 'Escape') placing.onClosePopup?.();
    if (event.key === 'Enter' && isMap(event.target) && view) placing.onPlace?.(view.center);
  });
  useEffect(() => {
    const box = map.getDiv();
    const focus = ({ target }: FocusEvent) => setAimed(isMap(target));
    const blur = () => setAimed(false);
    box.addEventListener('keydown', key);
    box.addEventListener('focusin', focus);
    box.addEventListener('focusout', blur);
    return () => {
      box.removeEventListener('keydown', key);
      box.removeEventListener('focusin', focus);
      box.removeEventListener('focusout', blur);
    };
  }, [map]);
  return isAimed;
}

/** Google's focusable elements, apart from our pins and its links, belong to the map. */
const isMap = (target: EventTarget | null) =>
  target instanceof Element && !target.closest('button, a') && target.matches(':focus-visible');
