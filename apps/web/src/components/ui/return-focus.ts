import { useRef } from 'react';
import { focusedLast } from '@/lib/last-focus.ts';
import { isLayerHost } from './layers.tsx';

/** The button that opened a menu; a menu that is closing is controlled by none any more, but still has its name from it. */
function openerOf(part: Element): Element | null {
  const opener = part.id && document.querySelector(`[aria-controls="${CSS.escape(part.id)}"]`);
  if (opener) return opener;
  const name = part.getAttribute('role') === 'menu' && part.getAttribute('aria-labelledby');
  return name ? document.getElementById(name) : null;
}

/** What the focus belongs to: an element in a menu stands for the button that opened the menu, which outlives it. */
function outliving(element: Element | null): Element | null {
  for (let part = element; part; part = part.parentElement) {
    // What is in a dialog goes back to it as long as that is there.
    const opener = !isLayerHost(part) && openerOf(part);
    if (opener instanceof HTMLElement && !part.contains(opener)) return opener;
  }
  return element;
}

/** An element, and what it stands in that can have the focus, or was opened by: a list outlives its rows, a button its drawer. */
function focusableAround(element: Element | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  if (element instanceof HTMLElement) found.push(element);
  for (let part = element?.parentElement; part; part = part.parentElement) {
    if (part.hasAttribute('tabindex')) found.push(part);
    const opener = isLayerHost(part) && openerOf(part);
    if (opener instanceof HTMLElement) found.push(opener);
  }
  return found;
}

/**
 * Whether the focus has been put elsewhere since what had it has gone: it is given back a moment later. A dialog takes it
 * itself when a menu in it goes, which nobody meant.
 */
function isFocusPlaced(): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && !isLayerHost(activeElement);
}

/** For the content of what opens at a trigger: gives the focus back to that, unless it has been put elsewhere since. */
export function leaveFocusPlaced(event: Event): void {
  if (isFocusPlaced()) event.preventDefault();
}

/**
 * For the content of a dialog without a trigger of its own: gives the focus back to where it was; if that has gone, to what
 * it stood in, or to `main`. Where it has been put elsewhere since, it stays there.
 */
export function useReturnFocus() {
  const before = useRef<HTMLElement[]>([]);
  return {
    onOpenAutoFocus: () => {
      before.current = focusableAround(outliving(focusedLast()));
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (isFocusPlaced()) return;
      const target = before.current.find(({ isConnected }) => isConnected);
      (target ?? document.getElementById('main'))?.focus({ preventScroll: true });
    },
  };
}
