import type { KeyboardEvent } from 'react';

interface ViewerKeys {
  onStep: (by: 1 | -1) => void;
  onSave: () => void;
  onEscape: (event: KeyboardEvent) => void;
}

/** Arrow keys (except in the text field), Ctrl+S or Cmd+S, and Escape that nothing else has handled. */
export function useViewerKeys({ onStep, onSave, onEscape }: ViewerKeys) {
  return (event: KeyboardEvent) => {
    // Browsers that fill in a password fire a keydown event without `key`.
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
