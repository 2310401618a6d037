import type { CalendarEvent } from '../../ports/calendar/port.ts';
import type { CalendarShoot, CancelledShoot } from './calendar-shoot.ts';
import type { FileEvent } from './ics/file-event.ts';
import { placeText, planText } from './plan-text.ts';

/** A shoot as an event of a calendar; undefined without a date. @param url where all of it can be seen */
export function shootEvent<Url extends string | undefined>(
  shoot: CalendarShoot,
  url: Url,
): (Omit<CalendarEvent, 'url'> & { readonly url: Url }) | undefined {
  const { id: shootId, title, date, time, timeZone, durationMinutes } = shoot;
  if (date === null) return undefined;
  return {
    shootId,
    title,
    description: planText(shoot, url),
    location: placeText(shoot),
    date,
    time: time ?? undefined,
    timeZone,
    durationMinutes,
    url,
  };
}

/** The same with what only files tell. @param madeAt when it is made, unless it is for a feed */
export function fileEvent(
  shoot: CalendarShoot,
  url: string | undefined,
  madeAt?: Date,
): FileEvent | undefined {
  const event = shootEvent(shoot, url);
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

/** What calendars that have a deleted shoot take it off by. */
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
