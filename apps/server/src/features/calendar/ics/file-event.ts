import type { CalendarEvent } from '../../../ports/calendar/port.ts';
import { timesOf } from '../../../ports/calendar/port.ts';
import { contentLine, escapeText, quoteParameter } from './content-line.ts';
import { dayOf, duration, nextDay, utcMoment, zonedMoment } from './moments.ts';

export interface Person {
  readonly name: string;
  readonly address: string;
}

/** An event as a calendar file tells it. */
export interface FileEvent extends Omit<CalendarEvent, 'url'> {
  /** Missing where there is nothing to open any more. */
  readonly url: string | undefined;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** Rises with every change: programs keep what has the highest. */
  readonly sequence: number;
  readonly changedAt: Date;
  /** When a file was made that goes out once: of two with one sequence, programs keep the later one. */
  readonly madeAt?: Date | undefined;
  readonly reminder: Date | undefined;
  readonly geo: { readonly latitude: number; readonly longitude: number } | undefined;
  /** Who invites whom, in a file for one person. */
  readonly invitation?: { readonly from: Person; readonly to: Person } | undefined;
}

/** The same for a shoot wherever it is told, also after the server got another address. */
const uidOf = ({ shootId }: FileEvent) => `${shootId}@lensemble`;

/** An event as the lines of a file. */
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
    // Six digits are a hand's breadth; and no number may be written with an exponent.
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

/** A shoot without a time takes the day, in which people are free for other things. */
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

/** Programs expect somebody who is invited beside who invites; nobody else is named. */
function people({ invitation }: FileEvent): string {
  if (!invitation) return '';
  const { from, to } = invitation;
  const attendee = `ATTENDEE;CN=${quoteParameter(to.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION`;
  return [
    contentLine(`ORGANIZER;CN=${quoteParameter(from.name)}`, `mailto:${from.address}`),
    contentLine(attendee, `mailto:${to.address}`),
  ].join('');
}

/**
 * Relative to the start, which all programs know, except for a whole day: that begins at another moment for everybody who
 * reads it elsewhere.
 */
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
