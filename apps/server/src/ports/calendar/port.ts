import { zonedInstant } from '@lensemble/contract/zoned-time';

export interface CalendarEvent {
  /** Events with the same shoot id are the same event. */
  readonly shootId: string;
  readonly title: string;
  readonly description: string;
  readonly location: string | undefined;
  /** Wall-clock time in `timeZone`. Without a time the event takes the whole day. */
  readonly date: string;
  readonly time: string | undefined;
  readonly timeZone: string;
  readonly durationMinutes: number;
  readonly url: string;
}

type Wall = Pick<CalendarEvent, 'date' | 'time' | 'timeZone' | 'durationMinutes'>;

/**
 * Returns the start and end of an event; undefined for an all-day event. Skipped and repeated wall-clock times follow
 * iCalendar (RFC 5545). The duration is elapsed time, whatever the clocks do.
 */
export function timesOf({
  date,
  time,
  timeZone,
  durationMinutes,
}: Wall): { readonly start: Date; readonly end: Date } | undefined {
  if (time === undefined) return undefined;
  const start = zonedInstant(date, time, timeZone);
  return { start, end: new Date(start.getTime() + durationMinutes * 60_000) };
}

/** An event in a calendar. `url` opens it for users with access to the calendar. */
export interface SavedEvent {
  readonly calendarId: string;
  readonly eventId: string;
  readonly url: string;
}

/**
 * A calendar for events: the shared one of a service account, or a user's own. Every call ends within 10 s. @throws
 * ExternalServiceError if the service fails, RevokedError if the user has revoked access
 */
export interface Calendar {
  /** Undefined if the calendar already has the shoot. */
  create(event: CalendarEvent): Promise<SavedEvent | undefined>;
  find(shootId: string): Promise<SavedEvent | undefined>;
  /** Does nothing if the event was deleted there. */
  change(eventId: string, event: CalendarEvent): Promise<void>;
  /** Does nothing if the event is gone. */
  remove(eventId: string): Promise<void>;
}
