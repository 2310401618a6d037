const CONTROLS = [
  'a[href]',
  'button:enabled',
  'input:enabled:not([readonly])',
  'textarea:enabled:not([readonly])',
  '[tabindex="0"]',
].map((control) => `[data-dialog-body] ${control}`);

/** Marks the control that has the focus when a dialog opens. Use it for the safest answer. */
export const startsHere = { 'data-dialog-start': '' } as const;

/**
 * Focuses the marked control of a dialog, otherwise the first enabled control of its body, instead of Close. React's
 * `autoFocus` would run before the dialog stores which element had the focus.
 */
export function focusBody(event: Event): void {
  if (!(event.currentTarget instanceof Element)) return;
  const box = event.currentTarget;
  const controls = [...box.querySelectorAll<HTMLElement>(CONTROLS.join())];
  const control =
    box.querySelector<HTMLElement>('[data-dialog-start]') ??
    // The field of a file is hidden: it cannot take the focus, which would stay outside of the dialog.
    controls.find((each) => each.getClientRects().length > 0);
  if (!control) return;
  event.preventDefault();
  control.focus();
}
