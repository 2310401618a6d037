import { type RefObject, useLayoutEffect, useRef } from 'react';

interface FocusNew {
  ref: RefObject<HTMLUListElement | null>;
  /** Call it when the user requests more rows. */
  goToNew: () => void;
}

/** Focuses the first new row of a growing list, because the button may disappear. */
export function useFocusNew(rows: number): FocusNew {
  const ref = useRef<HTMLUListElement>(null);
  const asked = useRef<number>(null);
  useLayoutEffect(() => {
    const { current } = asked;
    if (current === null || rows <= current) return;
    asked.current = null;
    const row = ref.current?.children[current];
    row?.querySelector('a')?.focus({ preventScroll: true });
  }, [rows]);
  return {
    ref,
    goToNew: () => {
      asked.current = rows;
    },
  };
}
