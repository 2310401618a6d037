import type { KeyboardEvent } from 'react';

interface ViewerKeys {
  onStep: (by: 1 | -1) => void;
  onSave: () => void;
}

/** Left and right (not while typing), and the usual keys to save. Escape is the dialog's own. */
export function useViewerKeys({ onStep, onSave }: ViewerKeys) {
  return (event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
    if (isSave) {
      event.preventDefault();
      onSave();
      return;
    }
    const isTyping = event.target instanceof HTMLTextAreaElement;
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowLeft') onStep(-1);
    else if (event.key === 'ArrowRight') onStep(1);
    else return;
    event.preventDefault();
  };
}
