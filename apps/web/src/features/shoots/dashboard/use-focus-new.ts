import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

interface FocusNew {
  ref: RefObject<HTMLUListElement | null>;
  /** Call it when more rows are asked for. */
  goToNew: () => void;
}

/** For a list that grows on demand: the focus goes on at the first new row, as the button may have gone. */
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
