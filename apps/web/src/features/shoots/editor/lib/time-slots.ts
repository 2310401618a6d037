import {
  DURATION_MAX,
  DURATION_MIN,
  DURATION_STEP,
  TIME_STEP,
} from '@lensemble/contract/constants';
import { formatDuration, formatTime } from '@/lib/format.ts';

interface Slot {
  readonly value: string;
  readonly label: string;
  readonly separated?: boolean;
}

/** The 96 quarters of a day. */
export const timeSlots: readonly Slot[] = range(0, 24 * 60 - TIME_STEP, TIME_STEP).map(
  (minutes) => {
    const value = new Date(minutes * 60_000).toISOString().slice(11, 16);
    return { value, label: formatTime(value) };
  },
);

/** The slots, and the given time too where it lies between two of them (another client may have set it). */
export function timeSlotsWith(time: string | null): readonly Slot[] {
  if (time === null || timeSlots.some((slot) => slot.value === time)) return timeSlots;
  const own = { value: time, label: formatTime(time) };
  return [...timeSlots, own].sort((a, b) => (a.value < b.value ? -1 : 1));
}

/** What can be chosen as the time; an empty value on top takes a chosen one out again. */
export function timeChoices(time: string | null): readonly Slot[] {
  const [first, ...rest] = timeSlotsWith(time);
  if (time === null || !first) return timeSlots;
  return [{ value: '', label: 'No time' }, { ...first, separated: true }, ...rest];
}

/** The 32 durations. */
export const durationSlots: readonly Slot[] = range(DURATION_MIN, DURATION_MAX, DURATION_STEP).map(
  (minutes) => ({ value: String(minutes), label: formatDuration(minutes) }),
);

function range(from: number, to: number, step: number): readonly number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
}
