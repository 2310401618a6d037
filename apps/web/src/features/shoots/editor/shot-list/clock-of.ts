import { formatTime } from '@lensemble/contract/clock';
import { timeOf } from '@lensemble/contract/day-times';

/** A moment as a time of day in the shoot's zone, for people. @param moment epoch milliseconds */
export const clockOf = (moment: number, timeZone: string): string =>
  formatTime(timeOf(moment, timeZone));
