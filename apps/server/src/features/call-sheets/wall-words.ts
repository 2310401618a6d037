/** People's words for moments, on the clocks of one zone. Spaces are plain ones, whatever the runtime would put there. */
const said = (moment: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...options })
    .format(moment)
    .replace(/[\u00a0\u202f]/g, ' ');

/** `November 21, 2026` */
export const dayOf = (moment: Date, timeZone: string): string =>
  said(moment, timeZone, { year: 'numeric', month: 'long', day: 'numeric' });

/** `Saturday` */
export const weekdayOf = (moment: Date, timeZone: string): string =>
  said(moment, timeZone, { weekday: 'long' });

/** `3:30 PM` */
export const clockOf = (moment: Date, timeZone: string): string =>
  said(moment, timeZone, { hour: 'numeric', minute: '2-digit' });

/** How far the zone's clocks are ahead then, and what the zone calls that: `GMT+9`, `Japan Standard Time`. */
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
