import { useLayoutEffect, useState } from 'react';
import type { PaletteLayer } from '@/features/palette/lib/command.ts';
import { isDialogOpen } from '@/features/palette/lib/is-dialog-open.ts';

/** The palette or the list of shortcuts, if open. Ctrl or Cmd + K toggles the palette, unless a dialog is open. */
export function usePalette() {
  const [layer, show] = useState<PaletteLayer | null>(null);
  // With the first commit: on a busy device, keys come before other effects run.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      show((open) => (open || isDialogOpen() ? null : 'search'));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return { layer, show, open: () => show('search'), close: () => show(null) };
}

export type PaletteControl = ReturnType<typeof usePalette>;

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent): boolean {
  const isOneOf = ctrlKey !== metaKey;
  // Autofill dispatches key events without a key.
  return key?.toLowerCase() === 'k' && isOneOf && !altKey && !shiftKey && !repeat;
}
