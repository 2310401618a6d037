import { type DOMAttributes, type PointerEvent, useRef, useState } from 'react';

/** The tolerance before a swipe starts, and the distance that completes it. */
const START_PX = 10;
const AWAY_PX = 50;

type Swiping = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>;

/**
 * Lets a touch swipe an element away to the right.
 * @returns the current shift in pixels, and the handlers
 */
export function useSwipeAway(onAway: () => void): [shift: number, swiping: Swiping] {
  const from = useRef<number | null>(null);
  const [shift, setShift] = useState(0);
  const move = ({ currentTarget, clientX, pointerId }: PointerEvent) => {
    if (from.current === null) return;
    const way = clientX - from.current;
    if (way < START_PX && shift === 0) return;
    // Prevents a click on a button under the finger.
    currentTarget.setPointerCapture(pointerId);
    setShift(Math.max(0, way));
  };
  const goBack = () => {
    from.current = null;
    setShift(0);
  };
  const swiping = {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      if (pointerType !== 'mouse') from.current = clientX;
    },
    onPointerMove: move,
    onPointerUp: () => {
      if (shift < AWAY_PX) return goBack();
      from.current = null;
      onAway();
    },
    onPointerCancel: goBack,
  };
  return [shift, swiping];
}
