let last: Element | null = null;

/** From now on notes what has the focus; once per page, before anything can be opened. */
export function watchFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = target;
  });
}

/**
 * What has the focus, or had it until it left the page: of a menu that has just gone, the item that was chosen. A menu gives
 * the focus back a moment after it has gone, and whatever opens within that moment would otherwise find none.
 */
export function focusedLast(): Element | null {
  const { activeElement, body } = document;
  const isLost = activeElement === body && last && !last.isConnected;
  return isLost ? last : activeElement;
}
