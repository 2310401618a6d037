/** What is around a place has loaded by then. */
const LOADING_MS = 3_000;

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
