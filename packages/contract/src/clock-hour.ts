import { pageLocale } from '@lensemble/messages/page-language';
import { formatTime } from './clock.ts';

/** A time of day without minutes if it is a full hour: `9 AM`, `9:15 AM`. Other languages always have minutes: `09:00`. */
export const formatHour = (time: string, locale = pageLocale): string =>
  formatTime(time, locale).replace(':00 ', ' ');
