import { useEffect } from 'react';
import type { ReferenceQueue } from './upload-queues.ts';

/** Tries again, once the network is back, what did not arrive for want of it. */
export function useNetworkRetry(queue: ReferenceQueue): void {
  useEffect(() => {
    const retry = () => queue.retryNetwork();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [queue]);
}
