import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShownToast } from '@/lib/toast.ts';

/** One that goes on elsewhere stays at least this long. */
const LAST_MS = 1_000;

interface ToastLife {
  message: Pick<ShownToast, 'since'>;
  durationMs: number;
  isRunning: boolean;
  onEnd: () => void;
}

/** Ends a toast when its time is over, which stands still while it does not run. @returns how much of it had passed before */
export function useToastLife({ message, durationMs, isRunning, onEnd }: ToastLife): number {
  const [passedMs] = useState(() => Math.min(Date.now() - message.since, durationMs - LAST_MS));
  const leftMs = useRef(durationMs - passedMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRunning) return;
    const began = Date.now();
    const timer = setTimeout(() => end(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - began;
    };
  }, [isRunning]);
  return passedMs;
}
