import type { MapPoint } from '../map-props.ts';
import { latLngOf } from './points.ts';

/** A position in the map's box, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Elements that stand on points of Google's map and move with it. */
export interface PinLayer {
  readonly pane: HTMLElement;
  /** Keeps an element's upper left corner on a point. Returns a function that stops it. */
  readonly pin: (element: HTMLElement, at: MapPoint) => () => void;
  /** The position of a point; null before the map has a projection. */
  readonly spotOf: (at: MapPoint) => Spot | null;
  /** The inverse of `spotOf`. */
  readonly placeAt: (spot: Spot) => google.maps.LatLng | null;
}

/** Adds a layer to a map and passes it to `onReady` once it exists. Returns a function that removes it. */
export function addPinLayer(map: google.maps.Map, onReady: (layer: PinLayer) => void): () => void {
  const overlay = new google.maps.OverlayView();
  const pinned = new Map<HTMLElement, MapPoint>();
  overlay.draw = () => {
    for (const [element, at] of pinned) place(overlay, element, at);
  };
  const pin = (element: HTMLElement, at: MapPoint) => {
    pinned.set(element, at);
    place(overlay, element, at);
    return () => void pinned.delete(element);
  };
  overlay.onAdd = () => {
    const panes = overlay.getPanes();
    if (!panes) return;
    const pane = addPane(panes.overlayMouseTarget);
    overlay.onRemove = () => pane.remove();
    onReady({ pane, pin, ...projecting(overlay) });
  };
  overlay.setMap(map);
  return () => overlay.setMap(null);
}

function place(overlay: google.maps.OverlayView, element: HTMLElement, at: MapPoint): void {
  const spot = projectionOf(overlay)?.fromLatLngToDivPixel(latLngOf(at));
  if (!spot) return;
  element.style.transform = `translate(${Math.round(spot.x)}px, ${Math.round(spot.y)}px)`;
}

const projecting = (overlay: google.maps.OverlayView): Pick<PinLayer, 'spotOf' | 'placeAt'> => ({
  spotOf: (at) => projectionOf(overlay)?.fromLatLngToContainerPixel(latLngOf(at)) ?? null,
  placeAt: ({ x, y }) =>
    projectionOf(overlay)?.fromContainerPixelToLatLng(new google.maps.Point(x, y)) ?? null,
});

/** Undefined before the map's first draw, despite Google's types. */
const projectionOf = (overlay: google.maps.OverlayView): google.maps.MapCanvasProjection | null =>
  overlay.getProjection();

function addPane(parent: Element): HTMLElement {
  const pane = document.createElement('div');
  pane.className = 'absolute top-0 left-0';
  // Clicks on pins must not reach the map.
  google.maps.OverlayView.preventMapHitsFrom(pane);
  parent.append(pane);
  return pane;
}
