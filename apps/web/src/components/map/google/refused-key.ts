import { useSyncExternalStore } from 'react';

let isRefused = false;
const listeners = new Set<() => void>();

// Google's script calls the function of this name when it does not like the key. It says so once, whatever comes later.
Object.assign(window, {
  gm_authFailure: () => {
    isRefused = true;
    for (const listener of listeners) listener();
  },
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether Google refused the key of this server: its maps are then nothing to look at. */
export const useKeyRefused = (): boolean => useSyncExternalStore(subscribe, () => isRefused);
