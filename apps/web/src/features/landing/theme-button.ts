/** It does what lib/theme.ts does for the application, without anything of it: one short file to fetch instead of two. */
document.querySelector('[data-theme-toggle]')?.addEventListener('click', () => {
  const root = document.documentElement;
  const theme = root.dataset.theme === 'light' ? 'dark' : 'light';
  root.dataset.theme = theme;
  const surface = getComputedStyle(root).getPropertyValue('--color-surface-0');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', surface);
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
});
