import { formatTime } from '@lensemble/contract/clock';
import type { SlotPart } from '@lensemble/contract/timetable';
import { hourRange } from '@/lib/time/ranges.ts';

const MINUTES_OF_DAY = 24 * 60;

/** `HH:MM` on the clocks of the place. */
export const clockAt = (minute: number): string => {
  const of = minute % MINUTES_OF_DAY;
  return `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`;
};

/** `11:15 AM–12 PM` */
export const slotTime = ({ minute, minutes }: Pick<SlotPart, 'minute' | 'minutes'>): string =>
  hourRange(clockAt(minute), clockAt(minute + minutes));

/** `2:00 PM` */
export const formatClock = (minute: number): string => formatTime(clockAt(minute));
