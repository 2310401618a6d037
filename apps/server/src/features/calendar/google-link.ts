import type { Language } from '@lensemble/messages/languages';
import { timesOf } from '../../ports/calendar/port.ts';
import type { CalendarShoot } from './calendar-shoot.ts';
import { shootEvent } from './events.ts';
import { dayOf, nextDay, utcMoment } from './ics/moments.ts';
import { cut } from './plan-text.ts';

/** Google refuses addresses of more than 8 KB. In Chinese, a character takes nine bytes. */
const TEXT_MAX = 300;
const PLACE_MAX = 200;

/** Opens Google Calendar with a new event of the shoot; undefined without a date. */
export function googleLink(
  shoot: CalendarShoot,
  page: string,
  language: Language,
): string | undefined {
  const event = shootEvent(shoot, { url: page, language, textMax: TEXT_MAX });
  if (!event) return undefined;
  const times = timesOf(event);
  const dates = times
    ? [utcMoment(times.start), utcMoment(times.end)]
    : [dayOf(event.date), nextDay(event.date)];
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: dates.join('/'),
    ctz: event.timeZone,
    details: event.description,
    ...(event.location !== undefined && { location: cut(event.location, PLACE_MAX) }),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
