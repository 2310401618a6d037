import { type PointerEvent, useRef, useState } from 'react';
import { doubleTapped, type Magnified, movedBy, type Point, scaledAt, WHOLE } from './magnify.ts';

const DOUBLE_TAP_MS = 300;
const TAP_RADIUS = 24;

interface Gesture {
  readonly pointers: Map<number, Point>;
  /** Where the first pointer went down; null once it has moved, or a second one has joined. */
  tap: Point | null;
  lastTap: (Point & { readonly time: number }) | null;
}

/**
 * Enlarges a picture by double tap and pinch, and moves it while it is enlarged. `id` names the picture: another one
 * starts whole.
 */
export function useMagnify(id: string | undefined) {
  const [{ of, magnified }, set] = useState({ of: id, magnified: WHOLE });
  const shown = of === id ? magnified : WHOLE;
  const gesture = useRef<Gesture>({ pointers: new Map(), tap: null, lastTap: null });
  /** `change` gets the newest state: two fingers move between two renderings. */
  const show = (change: (before: Magnified) => Magnified) =>
    set((now) => ({ of: id, magnified: change(now.of === id ? now.magnified : WHOLE) }));

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('button, a')) return;
    const { pointers } = gesture.current;
    pointers.set(event.pointerId, pointOf(event));
    gesture.current.tap = pointers.size === 1 ? pointOf(event) : null;
    if (shown.scale > 1 || pointers.size > 1)
      event.currentTarget.setPointerCapture(event.pointerId);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { pointers, tap } = gesture.current;
    const from = pointers.get(event.pointerId);
    if (!from) return;
    const to = pointOf(event);
    const others = [...pointers].filter(([pointer]) => pointer !== event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    if (tap && distance(tap, to) > TAP_RADIUS) gesture.current.tap = null;
    const other = others[0]?.[1];
    if (other) {
      const at = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
      const by = distance(to, other) / distance(from, other);
      show((before) => scaledAt(before, before.scale * by, at, box));
    } else if (shown.scale > 1) {
      show((before) => movedBy(before, { x: to.x - from.x, y: to.y - from.y }, box));
    }
    pointers.set(event.pointerId, to);
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const { pointers, tap, lastTap } = gesture.current;
    if (!pointers.delete(event.pointerId)) return;
    gesture.current.lastTap = tap && { ...tap, time: event.timeStamp };
    if (!tap || !lastTap || event.timeStamp - lastTap.time > DOUBLE_TAP_MS) return;
    if (distance(tap, lastTap) > TAP_RADIUS) return;
    gesture.current.lastTap = null;
    const box = event.currentTarget.getBoundingClientRect();
    show((before) => doubleTapped(before, tap, box));
  };

  const onPointerCancel = ({ pointerId }: PointerEvent) =>
    void gesture.current.pointers.delete(pointerId);

  return {
    magnified: shown,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}

/** The position relative to the center of the element. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const distance = (a: Point, b: Point) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
