import { useSyncExternalStore } from 'react';

/** Tailwind’s `lg`. */
const wide = window.matchMedia('(width >= 64rem)');

/** Whether all parts fit beside each other. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);

function subscribe(onChange: () => void): () => void {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}
