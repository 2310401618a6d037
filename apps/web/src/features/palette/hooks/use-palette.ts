import { useEffect, useState } from 'react';
import { isDialogOpen } from '@/features/palette/lib/is-dialog-open.ts';

/** Whether the palette is open. Ctrl or Cmd + K toggles it, unless another dialog is open. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      setOpen((open) => !open && !isDialogOpen());
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent): boolean {
  const isOneOf = ctrlKey !== metaKey;
  // Autofill dispatches key events without a key.
  return key?.toLowerCase() === 'k' && isOneOf && !altKey && !shiftKey && !repeat;
}
