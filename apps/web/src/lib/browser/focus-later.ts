/** Focuses an element after the next paint, unless something else has the focus by then: what had it may be gone. */
export function focusLater(selector: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { activeElement, body } = document;
      if (activeElement && activeElement !== body) return;
      document.querySelector<HTMLElement>(selector)?.focus();
    }),
  );
}
