import { useEffect, useEffectEvent, useRef } from 'react';
import { isDialogOpen } from '@/features/palette/lib/is-dialog-open.ts';
import { typedWith } from '@/features/palette/lib/typed-ahead.ts';
import { isApple } from '@/lib/is-apple.ts';

/**
 * Hears the keys from when the palette is asked for until it is there: else what is typed at once would be lost, or go into
 * the field that one comes from. The function that it returns tells what that was.
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
