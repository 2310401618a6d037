import { useEffect, useEffectEvent } from 'react';
import { useOnline } from '@/lib/use-online.ts';

/** Makes good, once the network is back, a save that was asked for without one; what was typed since is in it. */
export function useSaveWhenOnline(waiting: boolean, save: () => void): void {
  const online = useOnline();
  const onBack = useEffectEvent(save);
  useEffect(() => {
    if (online && waiting) onBack();
  }, [online, waiting]);
}
