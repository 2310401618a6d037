import { useSyncExternalStore } from 'react';
import { listeners } from '@/lib/listeners.ts';

const KEY = 'shortcuts';
const choice = listeners();

/** Whether plain keys run commands. People who dictate turn this off, because spoken words arrive as keys. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function turnShortcuts(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Storage may be blocked; then the shortcuts stay on.
  }
  choice.notify();
}

export const useShortcutsOn = () => useSyncExternalStore(choice.subscribe, areShortcutsOn);
