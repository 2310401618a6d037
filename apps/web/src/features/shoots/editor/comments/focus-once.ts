/** Focuses what no key reaches. After a press on it, it cannot be focused: presses would do so too. */
export function focusOnce(item: HTMLElement): void {
  item.tabIndex = -1;
  item.addEventListener('pointerdown', () => item.removeAttribute('tabindex'), { once: true });
  item.focus({ preventScroll: true });
}
