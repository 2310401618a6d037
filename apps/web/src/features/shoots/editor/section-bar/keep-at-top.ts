/** What is above a section has loaded by then. */
const LOADING_MS = 3_000;

/**
 * Scrolls to a section, again when something above it grows or shrinks while the screen loads, and when the browser
 * restores an earlier position. Ends with the first input. @returns ends it earlier
 */
export function keepAtTop(section: Element): () => void {
  const ending = new AbortController();
  const end = () => ending.abort();
  const show = () => section.scrollIntoView();
  show();
  const sizes = new ResizeObserver(show);
  sizes.observe(document.body);
  const timer = setTimeout(end, LOADING_MS);
  const { signal } = ending;
  window.addEventListener('scroll', show, { signal });
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(input, end, { signal, passive: true });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    sizes.disconnect();
  });
  return end;
}
