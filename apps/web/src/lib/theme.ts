import { useSyncExternalStore } from 'react';

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

const listeners = new Set<() => void>();

/** Shows a theme and keeps the choice in the browser (spec, "Layout"). */
export function setTheme(theme: Theme): void {
  show(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    show(event.newValue === 'light' ? 'light' : 'dark');
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => 'dark');
}
