import { useEffect, useEffectEvent } from 'react';
import { useOnline } from '@/lib/browser/use-online.ts';

/** Repeats a save that failed without a network once the network is back. */
export function useSaveWhenOnline(waiting: boolean, save: () => void): void {
  const online = useOnline();
  const onBack = useEffectEvent(save);
  useEffect(() => {
    if (online && waiting) onBack();
  }, [online, waiting]);
}
