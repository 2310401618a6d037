/** What is above a section has loaded by then. */
const LOADING_MS = 3_000;

/**
 * Scrolls to a section, again when something above it grows or shrinks while the screen loads, and when the browser
 * restores an earlier position. Ends with the first input. @returns ends it earlier
 */
export function keepAtTop(section: Element): () => void {
  const show = () => section.scrollIntoView();
  show();
  const sizes = new ResizeObserver(show);
  sizes.observe(document.body);
  window.addEventListener('scroll', show);
  return untilInput(() => {
    window.removeEventListener('scroll', show);
    sizes.disconnect();
  });
}

/** Ends what holds a place while the screen loads: with the first input, at the latest after a while. @returns ends it earlier */
export function untilInput(end: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const stop = () => ending.abort();
  const timer = setTimeout(stop, LOADING_MS);
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(input, stop, { signal, passive: true });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    end();
  });
  return stop;
}
