import { useSyncExternalStore } from 'react';
import type { PlainDate } from '@/lib/dates.ts';
import { today } from '@/lib/dates.ts';

const CHECK_MS = 30_000;

/** The day that the browser's clock shows; a page that stays open goes along at midnight. */
export function useToday(): PlainDate {
  return useSyncExternalStore(subscribe, () => today());
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
