import { packingWords } from '@lensemble/messages/web/packing';
import { useSyncExternalStore } from 'react';
import type { PackingDue } from '@/lib/packing/packing-due.ts';
import { onClockTick } from '@/lib/time/clock-ticks.ts';
import { timeUntil } from '@/lib/time/until.ts';

/** `Leaves in 18 hours`, as time passes; null once that moment has come. */
export function useDueWords(due: PackingDue | null): string | null {
  const words = () => due && dueWords(due, Date.now());
  return useSyncExternalStore(onClockTick, words, words);
}

function dueWords({ at, isDeparture }: PackingDue, now: number): string | null {
  const when = timeUntil(at, now);
  if (when === null) return null;
  return isDeparture ? packingWords('leaves', { when }) : packingWords('neededOnSet', { when });
}
