import type { DOMAttributes, PointerEvent } from 'react';
import { useRef, useState } from 'react';

/** What a finger may tremble, and how far it must go. */
const START_PX = 10;
const AWAY_PX = 50;

type Swiping = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>;

/** Pushes something away to the right with a finger. @returns how far it is pushed now */
export function useSwipeAway(onAway: () => void): [shift: number, swiping: Swiping] {
  const from = useRef<number | null>(null);
  const [shift, setShift] = useState(0);
  const move = ({ currentTarget, clientX, pointerId }: PointerEvent) => {
    if (from.current === null) return;
    const way = clientX - from.current;
    if (way < START_PX && shift === 0) return;
    // A button under the finger is not pressed by it.
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
