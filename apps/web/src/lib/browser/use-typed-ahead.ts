import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isApple } from './is-apple.ts';
import { typedWith } from './typed-ahead.ts';

/**
 * Captures the keys that are typed while the code of a field loads, as long as `isThere` returns false. Otherwise they
 * would be lost, or typed into the field that has the focus. Escape calls `onClose`. Returns a function that returns
 * the captured text.
 */
export function useTypedAhead(isThere: () => boolean, onClose: () => void): () => string {
  const typed = useRef('');
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (isThere() || event.isComposing) return;
    const text = typedWith(typed.current, event, isApple());
    if (text === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (text === undefined) onClose();
    else typed.current = text;
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return () => typed.current;
}
