import { useSyncExternalStore } from 'react';
import { listeners } from '@/lib/listeners.ts';

let isChosen = false;
const { subscribe, notify } = listeners();

export function chooseSimpleMap(): void {
  isChosen = true;
  notify();
}

export function useSimpleMapChosen(): boolean {
  return useSyncExternalStore(subscribe, () => isChosen);
}
