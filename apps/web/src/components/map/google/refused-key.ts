import { useSyncExternalStore } from 'react';
import { listeners } from '@/lib/listeners.ts';

let isRefused = false;
const { subscribe, notify } = listeners();

// Google's script calls the global function of this name when it refuses the key. It calls it only once.
Object.assign(window, {
  gm_authFailure: () => {
    isRefused = true;
    notify();
  },
});

export const useKeyRefused = (): boolean => useSyncExternalStore(subscribe, () => isRefused);
