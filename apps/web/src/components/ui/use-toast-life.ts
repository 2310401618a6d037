import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShownToast } from '@/lib/shell/toast.ts';

/** The minimum remaining time of a toast that moves to another region. */
const LAST_MS = 1_000;

interface ToastLife {
  message: Pick<ShownToast, 'since'>;
  durationMs: number;
  isRunning: boolean;
  onEnd: () => void;
}

/**
 * Calls `onEnd` after a toast's duration. The timer pauses while `isRunning` is false.
 * @returns the milliseconds that had passed at the first render
 */
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
