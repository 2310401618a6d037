import { formatTime } from '@lensemble/contract/clock';
import type { SlotPart } from '@lensemble/contract/timetable';
import { clockAt } from '@lensemble/contract/timetable-slots';
import { hourRange } from '@/lib/time/ranges.ts';

/** `11:15 AM–12 PM` */
export const slotTime = ({ minute, minutes }: Pick<SlotPart, 'minute' | 'minutes'>): string =>
  hourRange(clockAt(minute), clockAt(minute + minutes));

/** `2:00 PM` */
export const formatClock = (minute: number): string => formatTime(clockAt(minute));
