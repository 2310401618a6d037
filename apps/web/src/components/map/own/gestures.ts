import type { Map as LeafletMap } from 'leaflet';

export type GestureHint = 'wheel' | 'touch';

/** The wheel distance of one zoom level, in pixels. */
const WHEEL_PX_PER_ZOOM = 60;
const WHEEL_PAUSE_MS = 80;

/**
 * Lets users scroll the page across a map: the wheel zooms only with Ctrl or Cmd, one finger scrolls, two fingers move
 * the map. `onRefused` is called for other gestures. Returns a function that removes the listeners.
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
  // In the capture phase, before Leaflet sees the press: one finger must not start a drag.
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
  // A drag that ends on a pin must not select it.
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
