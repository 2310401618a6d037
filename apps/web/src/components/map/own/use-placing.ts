import type { Map as LeafletMap, LeafletMouseEvent } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import type { MapProps } from '../map-props.ts';
import { wrapLongitude } from '../points.ts';
import { isOnCard } from './gestures.ts';

/** Handles clicks and keys on the map itself, outside of pins: closes the card and places a point. */
export function usePlacing(
  map: LeafletMap | null,
  { onPlace, onClosePopup }: Pick<MapProps, 'onPlace' | 'onClosePopup'>,
): void {
  const press = useEffectEvent(({ latlng, originalEvent }: LeafletMouseEvent) => {
    if (isOnPin(originalEvent)) return;
    onClosePopup?.();
    onPlace?.({ latitude: latlng.lat, longitude: wrapLongitude(latlng.lng) });
  });
  const key = useEffectEvent((event: KeyboardEvent) => {
    if (!map) return;
    if (event.key === 'Escape' && !isOnCard(event.target)) onClosePopup?.();
    const { lat, lng } = map.getCenter();
    if (event.key === 'Enter' && event.target === map.getContainer())
      onPlace?.({ latitude: lat, longitude: wrapLongitude(lng) });
  });
  useEffect(() => {
    if (!map) return undefined;
    const box = map.getContainer();
    map.on('click', press);
    box.addEventListener('keydown', key);
    return () => {
      map.off('click', press);
      box.removeEventListener('keydown', key);
    };
  }, [map]);
}

/** Uses the event's path, because the pressed button may already have left the DOM. */
const isOnPin = (event: Event) =>
  event
    .composedPath()
    .some((part) => part instanceof Element && part.classList.contains('map-pinned'));
