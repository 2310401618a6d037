import { useSyncExternalStore } from 'react';

let isChosen = false;
const listeners = new Set<() => void>();

/** Every map of this visit is the simple one from now on. */
export function chooseSimpleMap(): void {
  isChosen = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the reader would rather have the simple map than one that fails. */
export function useSimpleMapChosen(): boolean {
  return useSyncExternalStore(subscribe, () => isChosen);
}
