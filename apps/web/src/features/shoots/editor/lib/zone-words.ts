import { cityOfZone, zonedInstant } from '@lensemble/contract/zoned-time';
import { pageLocale } from '@lensemble/messages/page-language';
import { shootScheduleWords } from '@lensemble/messages/web/shoot-schedule';

interface When {
  readonly date: string | null;
  readonly time: string | null;
}

const NOON = '12:00';

/** A time zone as people name it: `Lisbon time (GMT+1)`. The offset is that of the shoot's time, or of now. */
export function zoneInWords(timeZone: string, { date, time }: When, now = new Date()): string {
  try {
    const moment = date ? zonedInstant(date, time ?? NOON, timeZone) : now;
    const offset = offsetAt(moment, timeZone);
    // `UTC` and `Etc/GMT+5`, whose sign is the other way around, have no city.
    if (!timeZone.includes('/')) return timeZone;
    if (timeZone.startsWith('Etc/')) return offset;
    return shootScheduleWords('zoneCity', { city: cityOfZone(timeZone), offset });
  } catch {
    // The browser does not know the zone.
    return cityOfZone(timeZone);
  }
}

function offsetAt(moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat(pageLocale, { timeZone, timeZoneName: 'shortOffset' });
  const part = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName');
  return part?.value.replace(/[+-]0$/, '') ?? timeZone;
}
