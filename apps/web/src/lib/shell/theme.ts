import { useSyncExternalStore } from 'react';
import { listeners } from '../listeners.ts';

export type Theme = 'dark' | 'light';
const KEY = 'theme';

function shownTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

function show(theme: Theme): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  const surface = getComputedStyle(root).getPropertyValue('--color-surface-0');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', surface);
}

const choice = listeners();

export function setTheme(theme: Theme): void {
  show(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be blocked; then the choice is lost with the page.
  }
  choice.notify();
}

function subscribe(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    show(event.newValue === 'light' ? 'light' : 'dark');
    listener();
  };
  const unsubscribe = choice.subscribe(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', fromOtherTab);
  };
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => 'dark');
}
