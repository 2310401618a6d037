import { offsetMs } from '@lensemble/contract/zoned-time';
import { timesOf } from '../../../ports/calendar/port.ts';
import { contentLine, escapeText } from './content-line.ts';
import { eventComponent, type FileEvent } from './file-event.ts';
import { UTC } from './moments.ts';
import { timeZoneComponent } from './time-zone.ts';

const REFRESH = 'PT1H';

interface CalendarFile {
  /** PUBLISH informs, REQUEST invites, CANCEL takes an invitation back. */
  readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  readonly name?: string;
  readonly events: readonly FileEvent[];
}

/** An iCalendar file (RFC 5545). Feeds add name and refresh interval (RFC 7986 and the older `X-` properties). */
export function calendarFile({ method, name, events }: CalendarFile): string {
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Lensemble//Shoots//EN'),
    contentLine('CALSCALE', 'GREGORIAN'),
    contentLine('METHOD', method),
    name === undefined ? '' : feedLines(name),
    ...timeZones(events),
    ...events.map(eventComponent),
    contentLine('END', 'VCALENDAR'),
  ].join('');
}

const feedLines = (name: string) =>
  [
    contentLine('NAME', escapeText(name)),
    contentLine('X-WR-CALNAME', escapeText(name)),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', REFRESH),
    contentLine('X-PUBLISHED-TTL', REFRESH),
  ].join('');

function timeZones(events: readonly FileEvent[]): string[] {
  const years = new Map<string, Set<number>>();
  for (const event of events) {
    const { timeZone } = event;
    const times = timesOf(event);
    if (!times || timeZone === UTC) continue;
    const ofZone = years.get(timeZone) ?? new Set();
    for (const moment of [times.start, times.end]) {
      const instant = moment.getTime();
      ofZone.add(new Date(instant + offsetMs(instant, timeZone)).getUTCFullYear());
    }
    years.set(timeZone, ofZone);
  }
  return Array.from(years, ([timeZone, ofZone]) => timeZoneComponent(timeZone, ofZone));
}
