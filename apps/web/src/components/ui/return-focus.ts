import { useRef } from 'react';
import { isLayerHost } from './layers.tsx';

/** The places to which the focus returns from a layer. They outlive it: a layer may close as the next one opens. */
const placesBefore = new WeakMap<Element, readonly HTMLElement[]>();

let last: Element | null = null;
/** `main`, while it has the focus only because the place to return to was gone. */
let makeshift: Element | null = null;

/** Starts to record which element has the focus. Call it once per page, before anything opens. */
export function watchFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = target;
    makeshift = null;
  });
}

/**
 * The focused element, or the last one if it was removed, e.g. the chosen item of a closed menu. A menu returns the
 * focus shortly after it closes; a dialog that opens before that would find no focused element.
 */
export function focusedLast(): Element | null {
  const { activeElement, body } = document;
  const isLost = activeElement === body && last && !last.isConnected;
  return isLost ? last : activeElement;
}

/**
 * The button that opened a menu or popover. A closing menu is no longer in `aria-controls`, but still labeled by its
 * button. A tab controls its panel too, but the panel stays.
 */
export function openerOf(part: Element): Element | null {
  if (part.getAttribute('role') === 'tabpanel') return null;
  const opener = part.id && document.querySelector(`[aria-controls="${CSS.escape(part.id)}"]`);
  if (opener) return opener;
  const name = part.getAttribute('role') === 'menu' && part.getAttribute('aria-labelledby');
  return name ? document.getElementById(name) : null;
}

/** Replaces an element in a menu with the button that opened the menu, because the button stays in the page. */
function outliving(element: Element | null): Element | null {
  for (let part = element; part; part = part.parentElement) {
    // An element in a dialog stays as it is: the focus can return to it while the dialog is open.
    const opener = !isLayerHost(part) && openerOf(part);
    if (opener instanceof HTMLElement && !part.contains(opener)) return opener;
  }
  return element;
}

/** The element and its fallbacks: focusable ancestors, and the buttons that opened dialogs around it. */
function focusableAround(element: Element | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  if (element instanceof HTMLElement) found.push(element);
  for (let part = element?.parentElement; part; part = part.parentElement) {
    if (part.hasAttribute('tabindex')) found.push(part);
    const opener = isLayerHost(part) && openerOf(part);
    if (opener instanceof HTMLElement) found.push(opener);
    found.push(...(placesBefore.get(part) ?? []));
  }
  return found;
}

/**
 * Whether another element has received the focus since the last one was removed. A dialog does not count: it takes the
 * focus itself when a menu inside it closes.
 */
function isFocusPlaced(): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || activeElement === makeshift) return false;
  return !isLayerHost(activeElement);
}

/** For popovers: remembers the button, which is connected with the popover only while that is open. */
export function rememberOpener({ target }: Event): void {
  const opener = target instanceof Element && openerOf(target);
  if (opener instanceof HTMLElement) placesBefore.set(target as Element, focusableAround(opener));
}

/** For menus and popovers: lets the focus return to the trigger, unless it is already elsewhere. */
export function leaveFocusPlaced(event: Event): void {
  if (isFocusPlaced()) event.preventDefault();
}

/**
 * For dialogs without a trigger: returns the focus to the element that had it, otherwise to a fallback around that
 * element, otherwise to `main`. It leaves the focus alone if it is already elsewhere.
 */
export function useReturnFocus() {
  const before = useRef<HTMLElement[]>([]);
  return {
    onOpenAutoFocus: ({ target }: Event) => {
      before.current = focusableAround(outliving(focusedLast()));
      if (target instanceof Element) placesBefore.set(target, before.current);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (isFocusPlaced()) return;
      const target = before.current.find(({ isConnected }) => isConnected);
      if (target) return target.focus({ preventScroll: true });
      const main = document.getElementById('main');
      main?.focus({ preventScroll: true });
      // Two dialogs may close at once, the upper one first: the lower one still knows its place.
      makeshift = main;
    },
  };
}
