import { useRef } from 'react';

/** What the focus belongs to: an element in a menu stands for the button that opened the menu, which outlives it. */
function outliving(element: Element | null): HTMLElement | null {
  for (let part = element; part; part = part.parentElement) {
    const opener = part.id && document.querySelector(`[aria-controls="${CSS.escape(part.id)}"]`);
    if (opener instanceof HTMLElement && !part.contains(opener)) return opener;
  }
  return element instanceof HTMLElement ? element : null;
}

/**
 * For the content of a dialog without a trigger of its own: gives the focus back to where it was, or to `main` if that
 * has gone.
 */
export function useReturnFocus() {
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = outliving(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      const target = before.current?.isConnected ? before.current : null;
      event.preventDefault();
      (target ?? document.getElementById('main'))?.focus({ preventScroll: true });
    },
  };
}
