/** Focuses the first field with an error, once the errors of the form are on the screen. */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()),
  );
}
