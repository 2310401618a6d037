let isByKeyboard = true;

/**
 * Whether the last input was a key. `:focus-visible` also matches when a script moves the focus out of a text field, such as
 * when a press or Back closes the dialog around it.
 */
export const lastByKeyboard = () => isByKeyboard;

/** Back on a phone is no key. */
export function notByKeyboard(): void {
  isByKeyboard = false;
}

const early = { capture: true, passive: true };
globalThis.document?.addEventListener('pointerdown', notByKeyboard, early);
globalThis.document?.addEventListener(
  'keydown',
  () => {
    isByKeyboard = true;
  },
  early,
);
