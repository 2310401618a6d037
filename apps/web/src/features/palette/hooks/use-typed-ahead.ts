import { useEffect, useEffectEvent, useRef } from 'react';
import { isDialogOpen } from '@/features/palette/lib/is-dialog-open.ts';
import { typedWith } from '@/features/palette/lib/typed-ahead.ts';
import { isApple } from '@/lib/browser/is-apple.ts';

/**
 * Captures the keys that are typed while the palette loads. Otherwise they would be lost, or typed into the field that
 * has the focus. Returns a function that returns the captured text.
 */
export function useTypedAhead(onClose: () => void): () => string {
  const typed = useRef('');
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (isDialogOpen() || event.isComposing) return;
    const text = typedWith(typed.current, event, isApple());
    if (text === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (text === undefined) onClose();
    else typed.current = text;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return () => typed.current;
}
