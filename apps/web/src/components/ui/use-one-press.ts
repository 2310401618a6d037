import { useEffect, useRef } from 'react';

/** By then it is rendered whether a press has begun anything. */
const SETTLED_MS = 100;

/**
 * Lets one press through until what it began is over. Rendered state alone comes too late for that: the second of two quick
 * presses still finds the screen as it was.
 * @returns asked at every press: whether it counts
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
