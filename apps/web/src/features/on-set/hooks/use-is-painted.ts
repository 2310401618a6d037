import { useSyncExternalStore } from 'react';
import { afterPaint } from '@/lib/browser/after-paint.ts';

/** The first tap comes before what no one sees yet, but not for longer. */
const MOST_MS = 1_000;

let isPainted = false;

/** Whether the first paint of this page is over, and the page has had time for a first tap. */
export const useIsPainted = (): boolean => useSyncExternalStore(subscribe, () => isPainted);

function subscribe(onChange: () => void): () => void {
  if (isPainted) return () => {};
  return afterPaint(() => {
    const show = () => {
      isPainted = true;
      onChange();
    };
    // Safari does not say when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(show, { timeout: MOST_MS });
    else setTimeout(show, MOST_MS);
  });
}
