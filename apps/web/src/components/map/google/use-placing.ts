import type { MapMouseEvent } from '@vis.gl/react-google-maps';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MapProps } from '../map-props.ts';
import { pointOf, readView } from './points.ts';

type Placing = Pick<MapProps, 'onPlace' | 'onClosePopup'>;

/** What a click on the map itself does, beside everything that stands on it: it closes the card, or sets a point. */
export const placeByClick =
  ({ onPlace, onClosePopup }: Placing) =>
  ({ detail: { latLng } }: MapMouseEvent) => {
    onClosePopup?.();
    if (latLng) onPlace?.(pointOf(latLng));
  };

/** The same by key, while the map itself has the focus: Enter sets its middle. Answers whether it has the focus. */
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

/** What Google lets one focus beside our markers, and its own links, is the map. */
const isMap = (target: EventTarget | null) =>
  target instanceof Element && !target.closest('button, a') && target.matches(':focus-visible');
