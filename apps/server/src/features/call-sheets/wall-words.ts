import { formatTime } from '@lensemble/contract/clock';
import { wallClock } from '@lensemble/contract/zoned-time';

const said = (moment: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(moment);

/** `November 21, 2026` */
export const dayOf = (moment: Date, timeZone: string): string =>
  said(moment, timeZone, { year: 'numeric', month: 'long', day: 'numeric' });

/** `Saturday` */
export const weekdayOf = (moment: Date, timeZone: string): string =>
  said(moment, timeZone, { weekday: 'long' });

/** `3:30 PM` */
export const clockOf = (moment: Date, timeZone: string): string =>
  formatTime(wallClock(moment, timeZone).time);

/** The UTC offset and the name of a zone at a moment: `GMT+9`, `Japan Standard Time`. */
export function zoneNames(moment: Date, timeZone: string): { offset: string; name: string } {
  return {
    offset: zoneName(moment, timeZone, 'shortOffset'),
    name: zoneName(moment, timeZone, 'long'),
  };
}

function zoneName(moment: Date, timeZone: string, style: 'shortOffset' | 'long'): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: style });
  const part = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName');
  return part?.value ?? timeZone;
}
