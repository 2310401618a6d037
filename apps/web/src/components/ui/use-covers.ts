import { type RefObject, useLayoutEffect, useState } from 'react';

const MARGIN_PX = 32;
/** The bar of the shell, which phones have. */
const TOP_BAR_PX = 56;
const AGAIN_MS = 100;

/** The last control in use. */
let last: Element | undefined;

/**
 * Whether toasts at the bottom would cover what they are about: the focused control with the rest of its form or card, or,
 * if the form fills the screen, the control and the button that submits it. Without one, what has just landed. At the top,
 * they must not cover the control either.
 */
export function useCovers(
  list: RefObject<HTMLElement | null>,
  toasts: readonly unknown[],
): boolean {
  const [covers, setCovers] = useState(false);
  useLayoutEffect(() => {
    // Without a toast, nothing is measured: that would delay the first paint.
    if (toasts.length === 0) return setCovers(false);
    const measure = () => {
      const covered = coversPartsInUse(list.current);
      if (covered !== undefined) setCovers(covered);
    };
    measure();
    // The user goes to another control, or a dialog opens, whose buttons can come late.
    const timer = setInterval(measure, AGAIN_MS);
    return () => clearInterval(timer);
  }, [list, toasts]);
  return covers;
}

/**
 * Undefined if that does not change where toasts are: nothing is in use, though what was is still there, or a toast is on
 * its way out.
 */
function coversPartsInUse(list: HTMLElement | null): boolean | undefined {
  const [control, ...others] = partsInUse();
  const toast = list?.getBoundingClientRect();
  if (!toast?.height) return undefined;
  if (!control) return last?.isConnected ? undefined : false;
  last = control;
  const bar = document.querySelector<HTMLElement>('[data-bottom-bar]')?.offsetHeight ?? 0;
  const room = toast.height + MARGIN_PX;
  const isLow = (part: Element) => {
    const { top, bottom, left, right } = part.getBoundingClientRect();
    const isBeside = right <= toast.left || left >= toast.right;
    return bottom > innerHeight - bar - room && top < innerHeight && !isBeside;
  };
  const isHigh = control.getBoundingClientRect().top < room + TOP_BAR_PX;
  return isLow(control) || (!isHigh && others.some(isLow));
}

/**
 * The focused control first. Of a dialog that has just opened, the buttons at its end. None in menus, which are over
 * toasts.
 */
function partsInUse(): Iterable<Element> {
  const { activeElement: control } = document;
  if (!control?.matches('button, a, input, textarea, select, [role]'))
    return document.querySelectorAll('[data-landed]');
  if (control.closest('[data-bottom-bar], [aria-live], #layers')) return [];
  const dialog = control.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  if (dialog?.dataset.state === 'closed') return [];
  const footers = [...(dialog?.querySelectorAll('footer') ?? [])];
  if (control === dialog) return footers;
  const form = control.closest('form') ?? control.closest<HTMLElement>('article');
  if (!form) return [control, ...footers];
  if (form.offsetHeight < innerHeight / 2) return [control, form, ...footers];
  const submits = form.querySelectorAll(':not([data-bottom-bar] *)[type="submit"]');
  return [control, ...submits, ...footers];
}
