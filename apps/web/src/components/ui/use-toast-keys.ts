import { type RefObject, useEffect } from 'react';
import { currentToasts, dismissToast } from '@/lib/shell/toast.ts';

/**
 * F8 focuses the toasts. Escape closes them: immediately if it is pressed in them, otherwise only if no other handler
 * used it.
 */
export function useToastKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isInside = ({ target }: Event) =>
      target instanceof Node && list.current?.contains(target) === true;
    const onKeyFirst = (event: KeyboardEvent) => {
      if (event.key === 'F8') list.current?.querySelector<HTMLElement>('li')?.focus();
      if (event.key !== 'Escape' || !isInside(event)) return;
      // A dialog around the toasts would handle Escape first.
      event.stopPropagation();
      dismissAll();
    };
    const onKeyLast = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) dismissAll();
    };
    window.addEventListener('keydown', onKeyFirst, { capture: true });
    window.addEventListener('keydown', onKeyLast);
    return () => {
      window.removeEventListener('keydown', onKeyFirst, { capture: true });
      window.removeEventListener('keydown', onKeyLast);
    };
  }, [list]);
}

function dismissAll(): void {
  for (const { id } of currentToasts()) dismissToast(id);
}
