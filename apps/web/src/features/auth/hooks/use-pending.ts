import { useRef, useState } from 'react';

/** Runs one piece of work at a time: what comes while it goes on is dropped, however quickly it comes. */
export function usePending(): [
  pending: boolean,
  run: (work: () => Promise<void>) => Promise<void>,
] {
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  const run = async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    try {
      await work();
    } finally {
      busy.current = false;
      setPending(false);
    }
  };
  return [pending, run];
}
