/** Focuses an element after the next paint, unless something else has the focus by then: what had it may be gone. */
export function focusLater(selector: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { activeElement, body } = document;
      // A closed dialog leaves the focus to `main` if its button is gone.
      if (activeElement && activeElement !== body && activeElement.id !== 'main') return;
      document.querySelector<HTMLElement>(selector)?.focus();
    }),
  );
}
