const CONTROLS = [
  'a[href]',
  'button:enabled',
  'input:enabled:not([readonly])',
  'textarea:enabled:not([readonly])',
  '[tabindex="0"]',
].map((control) => `[data-dialog-body] ${control}`);

/** Put on the control that a question starts at: of several answers the one that nobody regrets. */
export const startsHere = { 'data-dialog-start': '' } as const;

/**
 * For the content of a dialog: the focus starts at the first control of its body that can be used, or at the one that says
 * so, not at Close. (React's own `autoFocus` would come before the dialog has noted where the focus goes back to.)
 */
export function focusBody(event: Event): void {
  if (!(event.currentTarget instanceof Element)) return;
  const box = event.currentTarget;
  const control =
    box.querySelector<HTMLElement>('[data-dialog-start]') ??
    box.querySelector<HTMLElement>(CONTROLS.join());
  if (!control) return;
  event.preventDefault();
  control.focus();
}
