import { useSyncExternalStore } from 'react';
import { onClockTick } from '@/lib/time/clock-ticks.ts';
import { type PlainDate, today } from '@/lib/time/dates.ts';

/** The current date in the browser's time zone. Updates within 30 s after midnight. */
export function useToday(): PlainDate {
  return useSyncExternalStore(onClockTick, () => today());
}
