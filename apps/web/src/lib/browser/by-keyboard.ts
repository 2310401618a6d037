let isByKeyboard = true;

/**
 * Whether the last input was a key. Browsers also show the focus that a script moves away from a text field, such as when
 * a press or Back closes the dialog around it.
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
