import type { CalendarEvent } from '../../ports/calendar/port.ts';
import type { CalendarShoot, CancelledShoot } from './calendar-shoot.ts';
import type { FileEvent } from './ics/file-event.ts';
import { placeText, planText, type Written } from './plan-text.ts';

/** A shoot as a calendar event; undefined without a date. */
export function shootEvent<Url extends string | undefined>(
  shoot: CalendarShoot,
  written: Written<Url>,
): (Omit<CalendarEvent, 'url'> & { readonly url: Url }) | undefined {
  const { id: shootId, title, date, time, timeZone, durationMinutes } = shoot;
  if (date === null) return undefined;
  return {
    shootId,
    title,
    description: planText(shoot, written),
    location: placeText(shoot),
    date,
    time: time ?? undefined,
    timeZone,
    durationMinutes,
    url: written.url,
  };
}

interface OfFile extends Written {
  /** Undefined for feeds. */
  readonly madeAt?: Date;
}

/** An event with the fields that only files have. */
export function fileEvent(
  shoot: CalendarShoot,
  { madeAt, ...written }: OfFile,
): FileEvent | undefined {
  const event = shootEvent(shoot, written);
  if (!event) return undefined;
  const { status, version, updatedAt, reminderTime, location } = shoot;
  const isSure = status === 'ready to shoot' || status === 'completed';
  const { latitude = null, longitude = null } = location ?? {};
  return {
    ...event,
    status: isSure ? 'CONFIRMED' : 'TENTATIVE',
    sequence: version,
    changedAt: new Date(updatedAt),
    madeAt,
    reminder: reminderTime === null ? undefined : new Date(reminderTime),
    geo: latitude === null || longitude === null ? undefined : { latitude, longitude },
  };
}

export function cancelledEvent(shoot: CancelledShoot): FileEvent {
  const { time, cancelledAt, ...rest } = shoot;
  return {
    ...rest,
    time: time ?? undefined,
    description: '',
    location: undefined,
    url: undefined,
    status: 'CANCELLED',
    changedAt: cancelledAt,
    reminder: undefined,
    geo: undefined,
  };
}
