import { zonedInstant } from '@lensemble/contract/zoned-time';

/** A shoot as calendars have it. `start` and `end` are moments; `timeZone` says on which clock people read them. */
export interface CalendarEvent {
  /** The shoot's id: two events with the same one are the same event. */
  readonly shootId: string;
  readonly title: string;
  readonly description: string;
  readonly location: string | undefined;
  /** Wall time in `timeZone`; a shoot without a time takes the whole day. */
  readonly date: string;
  readonly time: string | undefined;
  readonly timeZone: string;
  readonly durationMinutes: number;
  /** The shoot's page in the product. */
  readonly url: string;
}

type Wall = Pick<CalendarEvent, 'date' | 'time' | 'timeZone' | 'durationMinutes'>;

/**
 * From when to when an event takes place; undefined where it takes the whole day. An hour that the clocks skip or that
 * comes twice counts as iCalendar says, and a duration is what passes, whatever the clocks do meanwhile.
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

/** An event as it stands in a calendar. `url` opens it for whoever may see the calendar. */
export interface SavedEvent {
  readonly calendarId: string;
  readonly eventId: string;
  readonly url: string;
}

/**
 * One calendar that events are put into: the shared one of a service account, or one person's own. Every call ends within
 * 10 s and throws AwayError where it cannot be done now, RevokedError where the person has taken the right back.
 */
export interface Calendar {
  /** Undefined where the calendar has this shoot already. */
  create(event: CalendarEvent): Promise<SavedEvent | undefined>;
  /** The event of a shoot; undefined where the calendar has none. */
  find(shootId: string): Promise<SavedEvent | undefined>;
  /** Nothing happens where somebody has deleted the event there. */
  change(eventId: string, event: CalendarEvent): Promise<void>;
  /** Nothing happens where it is gone already. */
  remove(eventId: string): Promise<void>;
}
