import type { Map as LeafletMap } from 'leaflet';

/** What the reader tried that the map leaves to the page. */
export type GestureHint = 'wheel' | 'touch';

/** How far a wheel turns for one zoom level, in pixels. */
const WHEEL_PX_PER_ZOOM = 60;
const WHEEL_PAUSE_MS = 80;

/**
 * The page can be scrolled across a map: the wheel zooms with Ctrl or Cmd only, one finger scrolls, two move the map.
 * `onRefused` hears of what would have moved it. Answers with what takes all of it back.
 */
export function cooperate(map: LeafletMap, onRefused: (hint: GestureHint) => void): () => void {
  const box = map.getContainer();
  const events = new AbortController();
  const { signal } = events;
  const wheel = wheelZoom(map);
  let isDragged = false;
  const dragged = () => {
    isDragged = true;
  };
  map.on('dragstart', dragged);
  signal.addEventListener('abort', () => map.off('dragstart', dragged));
  box.addEventListener(
    'wheel',
    (event) => {
      if (isOnCard(event.target)) return;
      if (event.ctrlKey || event.metaKey) wheel(event);
      else onRefused('wheel');
    },
    { passive: false, signal },
  );
  // Before Leaflet hears of the press: a finger must not start to drag.
  box.addEventListener(
    'pointerdown',
    ({ pointerType, target }) => {
      isDragged = false;
      if (pointerType === 'touch' || isOnCard(target)) map.dragging.disable();
      else map.dragging.enable();
    },
    { capture: true, signal },
  );
  box.addEventListener(
    'touchmove',
    ({ touches, target }) => {
      if (touches.length === 1 && !isOnCard(target)) onRefused('touch');
    },
    { passive: true, signal },
  );
  // A drag that began on a pin must not choose it when it ends there.
  box.addEventListener(
    'click',
    (event) => {
      if (event.detail > 0 && isDragged) event.stopPropagation();
    },
    { capture: true, signal },
  );
  return () => events.abort();
}

export const isOnCard = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.map-card') !== null;

/** Zooms around the pointer, a level at a time. */
function wheelZoom(map: LeafletMap): (event: WheelEvent) => void {
  let turned = 0;
  let last = 0;
  return (event) => {
    event.preventDefault();
    if (event.timeStamp - last > WHEEL_PAUSE_MS * 4) turned = 0;
    last = event.timeStamp;
    turned -= event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1);
    const levels = Math.trunc(turned / WHEEL_PX_PER_ZOOM);
    if (levels === 0) return;
    turned = 0;
    map.setZoomAround(map.mouseEventToContainerPoint(event), map.getZoom() + Math.sign(levels));
  };
}
