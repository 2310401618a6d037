/** Does the same as lib/shell/theme.ts. Without imports, the page loads one short file instead of two. */
document.querySelector('[data-theme-toggle]')?.addEventListener('click', () => {
  const root = document.documentElement;
  const theme = root.dataset.theme === 'light' ? 'dark' : 'light';
  root.dataset.theme = theme;
  const surface = getComputedStyle(root).getPropertyValue('--color-surface-0');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', surface);
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage may be blocked; then the choice is lost with the page.
  }
});
