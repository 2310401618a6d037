import { type RefObject, useLayoutEffect, useState } from 'react';

const MARGIN_PX = 32;

/**
 * Whether toasts at the bottom would cover what they are about: the focused control, with the rest of its form unless
 * that fills the screen.
 */
export function useCovers(
  list: RefObject<HTMLElement | null>,
  toasts: readonly unknown[],
): boolean {
  const [covers, setCovers] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for each toast
  useLayoutEffect(() => {
    const about = partInUse();
    const toast = list.current?.getBoundingClientRect();
    // While a toast goes, it stays where it is.
    if (!about || !toast?.height) return;
    const { bottom, right } = about.getBoundingClientRect();
    const bar = document.querySelector<HTMLElement>('[data-bottom-bar]')?.offsetHeight ?? 0;
    const isLow = bottom > window.innerHeight - bar - toast.height - MARGIN_PX;
    setCovers(isLow && right > toast.left);
  }, [list, toasts]);
  return covers;
}

function partInUse(): Element | null {
  const { activeElement: control } = document;
  if (!control?.matches('button, a, input, textarea, select, [role]')) return null;
  if (control.closest('[data-bottom-bar], [aria-live]')) return null;
  const form = control.closest('form');
  return form && form.offsetHeight < window.innerHeight / 2 ? form : control;
}
