import { useRef, useState } from 'react';

/** Runs one task at a time. It ignores calls while a task is running. */
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
