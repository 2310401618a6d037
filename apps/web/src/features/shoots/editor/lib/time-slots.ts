import { formatTime } from '@lensemble/contract/clock';
import {
  DURATION_MAX,
  DURATION_MIN,
  DURATION_STEP,
  SET_UP_MAX,
  TIME_STEP,
} from '@lensemble/contract/constants';
import { shootScheduleWords } from '@lensemble/messages/web/shoot-schedule';
import { formatDuration } from '@/lib/time/format.ts';
import { aroundText } from './around-shoot.ts';

interface Slot {
  readonly value: string;
  readonly label: string;
  readonly separated?: boolean;
}

export const timeSlots: readonly Slot[] = range(0, 24 * 60 - TIME_STEP, TIME_STEP).map(
  (minutes) => {
    const value = new Date(minutes * 60_000).toISOString().slice(11, 16);
    return { value, label: formatTime(value) };
  },
);

/** The slots plus the given time: another client may have set one between two slots. */
export function timeSlotsWith(time: string | null): readonly Slot[] {
  if (time === null || timeSlots.some((slot) => slot.value === time)) return timeSlots;
  const own = { value: time, label: formatTime(time) };
  return [...timeSlots, own].sort((a, b) => (a.value < b.value ? -1 : 1));
}

/** The choices of the time menu. If a time is chosen, an empty value comes first to clear it. */
export function timeChoices(time: string | null): readonly Slot[] {
  const [first, ...rest] = timeSlotsWith(time);
  if (time === null || !first) return timeSlots;
  return [
    { value: '', label: shootScheduleWords('noTime') },
    { ...first, separated: true },
    ...rest,
  ];
}

export const durationSlots: readonly Slot[] = range(DURATION_MIN, DURATION_MAX, DURATION_STEP).map(
  (minutes) => ({ value: String(minutes), label: formatDuration(minutes) }),
);

/** Minutes of set-up or strike. */
export const aroundSlots: readonly Slot[] = range(0, SET_UP_MAX, DURATION_STEP).map((minutes) => ({
  value: String(minutes),
  label: aroundText(minutes),
}));

function range(from: number, to: number, step: number): readonly number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
}
