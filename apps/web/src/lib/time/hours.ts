import { formatTime } from '@lensemble/contract/clock';
import { pageLocale } from '@lensemble/messages/page-language';

/** A time of day without minutes if it is a full hour: `9 AM`, `9:15 AM`. Other languages always have minutes: `09:00`. */
export const formatHour = (time: string, locale = pageLocale): string =>
  formatTime(time, locale).replace(':00 ', ' ');
