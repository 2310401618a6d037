import type { DOMAttributes, FocusEvent } from 'react';
import { useState, useSyncExternalStore } from 'react';

type Holding = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
>;

const hasFocus = () => document.hasFocus();

function onFocusChange(listener: () => void): () => void {
  window.addEventListener('focus', listener);
  window.addEventListener('blur', listener);
  return () => {
    window.removeEventListener('focus', listener);
    window.removeEventListener('blur', listener);
  };
}

/** Whether the time of a message must wait: somebody points at it, is in it with the focus, or is away. */
export function useHeld(): [isHeld: boolean, holding: Holding] {
  const isHere = useSyncExternalStore(onFocusChange, hasFocus, hasFocus);
  const [isOver, setOver] = useState(false);
  const [isWithin, setWithin] = useState(false);
  const holding = {
    onPointerEnter: () => setOver(true),
    onPointerLeave: () => setOver(false),
    onFocus: () => setWithin(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
      setWithin(currentTarget.contains(relatedTarget)),
  };
  return [!isHere || isOver || isWithin, holding];
}
