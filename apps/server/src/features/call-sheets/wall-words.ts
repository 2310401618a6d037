import { wallClock } from '@lensemble/contract/zoned-time';
import { callSheets } from '@lensemble/messages/call-sheets';
import { type Language, localeOf } from '@lensemble/messages/languages';
import { clockWords } from '../../lib/clock-words.ts';

const said = (
  moment: Date,
  timeZone: string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string => new Intl.DateTimeFormat(localeOf(language), { timeZone, ...options }).format(moment);

/** `November 21, 2026` */
export const dayOf = (moment: Date, timeZone: string, language: Language): string =>
  said(moment, timeZone, language, { year: 'numeric', month: 'long', day: 'numeric' });

/** `Saturday` */
export const weekdayOf = (moment: Date, timeZone: string, language: Language): string =>
  said(moment, timeZone, language, { weekday: 'long' });

/** `Saturday, November 21, 2026` */
export const fullDayOf = (moment: Date, timeZone: string, language: Language): string =>
  said(moment, timeZone, language, { dateStyle: 'full' });

/** `3:30 PM` */
export const clockOf = (moment: Date, timeZone: string, language: Language): string =>
  clockWords(wallClock(moment, timeZone).time, language);

/** `November 20, 2026, 9:04 AM` */
export const momentOf = (moment: Date, timeZone: string, language: Language): string =>
  callSheets(language)('moment', {
    day: dayOf(moment, timeZone, language),
    time: clockOf(moment, timeZone, language),
  });
