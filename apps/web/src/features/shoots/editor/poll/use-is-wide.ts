import { useSyncExternalStore } from 'react';

/** A table of people and dates has room. */
const wide = window.matchMedia('(width >= 68.75rem)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

export const useIsWide = () => useSyncExternalStore(subscribe, () => wide.matches);
