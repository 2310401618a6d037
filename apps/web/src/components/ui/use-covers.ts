import { type RefObject, useLayoutEffect, useState } from 'react';

const MARGIN_PX = 32;

/**
 * Whether toasts at the bottom would cover what they are about: the focused control with the rest of its form, or, if the
 * form fills the screen, the control and the button that submits it. At the top, they must not cover the control either.
 */
export function useCovers(
  list: RefObject<HTMLElement | null>,
  toasts: readonly unknown[],
): boolean {
  const [covers, setCovers] = useState(false);
  useLayoutEffect(() => {
    // Without a toast, nothing is measured: that would delay the first paint.
    if (toasts.length === 0) return;
    const [control, ...others] = partsInUse();
    const toast = list.current?.getBoundingClientRect();
    // While a toast goes, it stays where it is.
    if (!control || !toast?.height) return;
    const bar = document.querySelector<HTMLElement>('[data-bottom-bar]')?.offsetHeight ?? 0;
    const room = toast.height + MARGIN_PX;
    const isLow = (part: Element) => {
      const { top, bottom, right } = part.getBoundingClientRect();
      return bottom > innerHeight - bar - room && top < innerHeight && right > toast.left;
    };
    const isHigh = control.getBoundingClientRect().top < room;
    setCovers(isLow(control) || (!isHigh && others.some(isLow)));
  }, [list, toasts]);
  return covers;
}

/** The focused control first. */
function partsInUse(): readonly Element[] {
  const { activeElement: control } = document;
  if (!control?.matches('button, a, input, textarea, select, [role]')) return [];
  if (control.closest('[data-bottom-bar], [aria-live]')) return [];
  const form = control.closest('form');
  if (!form) return [control];
  if (form.offsetHeight < innerHeight / 2) return [control, form];
  return [control, ...form.querySelectorAll(':not([data-bottom-bar] *)[type="submit"]')];
}
