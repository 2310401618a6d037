const CHECK_MS = 30_000;

/** Calls back twice a minute, and when the page is shown again. @returns ends it */
export function onClockTick(onTick: () => void): () => void {
  const timer = setInterval(onTick, CHECK_MS);
  document.addEventListener('visibilitychange', onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onTick);
  };
}
