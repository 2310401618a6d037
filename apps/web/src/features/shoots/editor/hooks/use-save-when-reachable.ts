import { useEffect, useEffectEvent } from 'react';
import { useReachable } from '@/lib/calls/server-reach.ts';

/** Repeats a save that did not reach the server once the server responds. */
export function useSaveWhenReachable(waiting: boolean, save: () => void): void {
  const isReachable = useReachable();
  const onBack = useEffectEvent(save);
  useEffect(() => {
    if (isReachable && waiting) onBack();
  }, [isReachable, waiting]);
}
