import { useSyncExternalStore } from 'react';
import { type PlainDate, today } from '@/lib/time/dates.ts';

const CHECK_MS = 30_000;

/** The current date in the browser's time zone. Updates within 30 s after midnight. */
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
