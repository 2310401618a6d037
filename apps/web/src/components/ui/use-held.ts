import { type DOMAttributes, type FocusEvent, useState, useSyncExternalStore } from 'react';

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

/** Whether a toast's timer must pause: the toast is hovered or has the focus, or the window has lost the focus. */
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
