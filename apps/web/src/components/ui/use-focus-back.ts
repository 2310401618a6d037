import type { FocusEvent, RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

interface FocusBack<Box> {
  ref: RefObject<Box | null>;
  onFocusCapture: (event: FocusEvent<Box>) => void;
}

/** For a box that goes while the focus may be in it: gives it back to where it came from, or to `main` if that has gone. */
export function useFocusBack<Box extends HTMLElement>(isThere: boolean): FocusBack<Box> {
  const ref = useRef<Box>(null);
  const before = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    const giveBack = () => {
      if (!box?.contains(document.activeElement)) return;
      const { current } = before;
      const isLeft = current instanceof HTMLElement && current.isConnected;
      (isLeft ? current : document.getElementById('main'))?.focus({ preventScroll: true });
    };
    if (!isThere) giveBack();
    // For a box that goes at once. While one stays, React keeps the focus in it until here.
    return giveBack;
  }, [isThere]);
  return {
    ref,
    onFocusCapture: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
  };
}
