import { type CalendarEvent, timesOf } from '../../../ports/calendar/port.ts';
import { contentLine, escapeText, quoteParameter } from './content-line.ts';
import { dayOf, duration, nextDay, utcMoment, zonedMoment } from './moments.ts';

export interface Person {
  readonly name: string;
  readonly address: string;
}

export interface FileEvent extends Omit<CalendarEvent, 'url'> {
  /** Undefined if there is nothing to open. */
  readonly url: string | undefined;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** Rises with every change: programs keep the event with the highest number. */
  readonly sequence: number;
  readonly changedAt: Date;
  /** When the file was made, for mailed files. Of two with the same sequence, programs keep the later one. */
  readonly madeAt?: Date | undefined;
  readonly reminder: Date | undefined;
  readonly geo: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly invitation?: { readonly from: Person; readonly to: Person } | undefined;
}

/** A constant id, also after the server's address changes. */
const uidOf = ({ shootId }: FileEvent) => `${shootId}@lensemble`;

export function eventComponent(event: FileEvent): string {
  const { title, description, location, url, status, sequence, changedAt } = event;
  const { madeAt = changedAt } = event;
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', uidOf(event)),
    contentLine('SEQUENCE', String(sequence)),
    contentLine('DTSTAMP', utcMoment(madeAt)),
    contentLine('LAST-MODIFIED', utcMoment(changedAt)),
    when(event),
    contentLine('SUMMARY', escapeText(title)),
    optional('DESCRIPTION', description && escapeText(description)),
    optional('LOCATION', location && escapeText(location)),
    // Six decimals are a precision of 10 cm. `toFixed` also avoids exponents, which the format forbids.
    optional(
      'GEO',
      event.geo && `${event.geo.latitude.toFixed(6)};${event.geo.longitude.toFixed(6)}`,
    ),
    optional('URL', url),
    contentLine('STATUS', status),
    people(event),
    alarm(event),
    contentLine('END', 'VEVENT'),
  ].join('');
}

const optional = (name: string, value: string | undefined) =>
  value ? contentLine(name, value) : '';

/** A shoot without a time lasts all day and does not block other plans. */
function when(event: FileEvent): string {
  const times = timesOf(event);
  if (!times) {
    const start = contentLine('DTSTART;VALUE=DATE', dayOf(event.date));
    const end = contentLine('DTEND;VALUE=DATE', nextDay(event.date));
    return `${start}${end}${contentLine('TRANSP', 'TRANSPARENT')}`;
  }
  const start = zonedMoment(times.start, event.timeZone);
  const end = zonedMoment(times.end, event.timeZone);
  return `${contentLine(`DTSTART${start.parameter}`, start.value)}${contentLine(`DTEND${end.parameter}`, end.value)}`;
}

/** Programs expect an attendee beside the organizer. No other person is named. */
function people({ invitation }: FileEvent): string {
  if (!invitation) return '';
  const { from, to } = invitation;
  const attendee = `ATTENDEE;CN=${quoteParameter(to.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION`;
  return [
    contentLine(`ORGANIZER;CN=${quoteParameter(from.name)}`, `mailto:${from.address}`),
    contentLine(attendee, `mailto:${to.address}`),
  ].join('');
}

/** Relative to the start, except for all-day events, which start at a different moment in each time zone. */
function alarm(event: FileEvent): string {
  const { reminder, title, status } = event;
  if (!reminder || status === 'CANCELLED') return '';
  const start = timesOf(event)?.start;
  const before = start && start.getTime() - reminder.getTime();
  const trigger =
    before === undefined
      ? contentLine('TRIGGER;VALUE=DATE-TIME', utcMoment(reminder))
      : contentLine('TRIGGER', `${before < 0 ? '' : '-'}${duration(Math.abs(before))}`);
  return [
    contentLine('BEGIN', 'VALARM'),
    contentLine('ACTION', 'DISPLAY'),
    contentLine('DESCRIPTION', escapeText(title)),
    trigger,
    contentLine('END', 'VALARM'),
  ].join('');
}
