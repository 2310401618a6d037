import type { KeyboardEvent } from 'react';

interface ViewerKeys {
  onStep: (by: 1 | -1) => void;
  onSave: () => void;
  onEscape: (event: KeyboardEvent) => void;
}

/** Left and right (not while typing), and the usual keys to save. Escape comes here where nothing else has taken it. */
export function useViewerKeys({ onStep, onSave, onEscape }: ViewerKeys) {
  return (event: KeyboardEvent) => {
    // Filling in a saved password fires one that names no key.
    const isSave = (event.ctrlKey || event.metaKey) && event.key?.toLowerCase() === 's';
    if (isSave) {
      event.preventDefault();
      onSave();
      return;
    }
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape(event);
    const isTyping = event.target instanceof HTMLTextAreaElement;
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowLeft') onStep(-1);
    else if (event.key === 'ArrowRight') onStep(1);
    else return;
    event.preventDefault();
  };
}
