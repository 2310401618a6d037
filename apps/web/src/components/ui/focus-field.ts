/**
 * For the content of a dialog that is a form: the focus starts in its first field that can be typed into. (React's own
 * `autoFocus` would come before the dialog has noted where the focus goes back to.)
 */
export function focusField(event: Event): void {
  if (!(event.currentTarget instanceof Element)) return;
  const field = event.currentTarget.querySelector<HTMLInputElement>('input:not([readonly])');
  if (!field) return;
  event.preventDefault();
  field.focus();
}
