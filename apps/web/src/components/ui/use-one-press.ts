import { useEffect, useRef } from 'react';

/** Long enough for `pending` to be rendered. */
const SETTLED_MS = 100;

/**
 * Returns a function that says whether a click counts. Only one click counts until its action has ended. `pending`
 * alone is not enough: the second of two quick clicks comes before the render.
 */
export function useOnePress(pending: boolean): () => boolean {
  const isTaken = useRef(false);
  useEffect(() => {
    if (!pending) isTaken.current = false;
  }, [pending]);
  return () => {
    if (pending || isTaken.current) return false;
    isTaken.current = true;
    setTimeout(() => {
      isTaken.current = false;
    }, SETTLED_MS);
    return true;
  };
}
