import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { focusedLast } from './return-focus.ts';

interface FocusBack<Box> {
  ref: RefObject<Box | null>;
  onFocusCapture: (event: FocusEvent<Box>) => void;
}

/**
 * When a box disappears with the focus inside, returns the focus to the element that had it before, otherwise to
 * `main`.
 */
export function useFocusBack<Box extends HTMLElement>(isThere: boolean): FocusBack<Box> {
  const ref = useRef<Box>(null);
  const before = useRef<EventTarget | null>(null);
  /** Where the focus was in a menu or dialog of the box. Those are elsewhere in the document. */
  const beyond = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    const giveBack = () => {
      const last = focusedLast();
      if (!box?.contains(last) && last !== beyond.current) return;
      const { current } = before;
      const isLeft = current instanceof HTMLElement && current.isConnected;
      (isLeft ? current : document.getElementById('main'))?.focus({ preventScroll: true });
    };
    if (!isThere) giveBack();
    // For a box that is removed immediately. Its elements still have the focus in this cleanup.
    return giveBack;
  }, [isThere]);
  return {
    ref,
    onFocusCapture: ({ target, currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(target)) {
        beyond.current = target;
        return;
      }
      // Nothing had it before if a menu of the box has just been removed.
      if (relatedTarget === null || relatedTarget === beyond.current) return;
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
  };
}
