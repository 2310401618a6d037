import { z } from 'zod';
import { escapeHtml } from '../../lib/html.ts';
import type { GoogleApi, Send } from '../google/port.ts';
import { type Calendar, type CalendarEvent, type SavedEvent, timesOf } from './port.ts';

const MISSING = 404;
const TAKEN = 409;
const GONE = 410;
const DAY_MS = 86_400_000;
/** Google's own limit is 8,192. */
const DESCRIPTION_MAX = 8_000;

const event = z.object({
  id: z.string().min(1),
  htmlLink: z.url({ protocol: /^https?$/ }),
  status: z.string().optional(),
});

/**
 * Event ids derive from shoot ids, so that a shoot has at most one event. @param calendarId `primary`: the account's
 * own
 */
export function googleCalendar(api: GoogleApi, calendarId: string): Calendar {
  const events = `/calendar/v3/calendars/${encodeURIComponent(calendarId)}/events`;
  const pathOf = (eventId: string) => `${events}/${encodeURIComponent(eventId)}`;
  const savedAs = (body: unknown): SavedEvent => {
    const { id, htmlLink } = event.parse(body);
    return { calendarId, eventId: id, url: htmlLink };
  };
  return {
    create: (shoot) =>
      api.run(async (send) => {
        const id = eventIdOf(shoot.shootId);
        const body = { id, ...eventBody(shoot) };
        const expected = [TAKEN];
        const made = await send({
          method: 'POST',
          path: events,
          body,
          expected,
          isRepeatable: true,
        });
        if (made.status !== TAKEN) return savedAs(made.body);
        const found = await look(send, pathOf(id));
        if (found?.status === 'cancelled') return savedAs(await revive(send, pathOf(id), shoot));
        // An earlier attempt, whose response was lost, created it.
        return made.isRepeated ? savedAs(found) : undefined;
      }),
    find: (shootId) =>
      api.run(async (send) => {
        const found = await look(send, pathOf(eventIdOf(shootId)));
        return found && found.status !== 'cancelled' ? savedAs(found) : undefined;
      }),
    change: (eventId, shoot) =>
      api.run(async (send) => {
        const expected = [MISSING, GONE];
        const body = eventBody(shoot);
        const path = pathOf(eventId);
        const { status } = await send({
          method: 'PATCH',
          path,
          body,
          expected,
          isRepeatable: true,
        });
        if (status === MISSING) await checkCalendar(send, events);
      }),
    remove: (eventId) =>
      api.run(async (send) => {
        const expected = [MISSING, GONE];
        const path = pathOf(eventId);
        const { status } = await send({ method: 'DELETE', path, expected, isRepeatable: true });
        if (status === MISSING) await checkCalendar(send, events);
      }),
  };
}

/** Google allows the digits 0 to 9 and the letters a to v, which include all hexadecimal digits. */
const eventIdOf = (shootId: string) => shootId.replaceAll('-', '').toLowerCase();

async function look(send: Send, path: string): Promise<z.infer<typeof event> | undefined> {
  const answer = await send({ method: 'GET', path, expected: [MISSING, GONE], isRepeatable: true });
  return answer.status === MISSING || answer.status === GONE ? undefined : event.parse(answer.body);
}

/**
 * Google answers the same for an event that is not there and a calendar that the account cannot see.
 * @throws GoogleFailure if the calendar is not there
 */
async function checkCalendar(send: Send, events: string): Promise<void> {
  await send({ method: 'GET', path: `${events}?maxResults=1`, isRepeatable: true });
}

/** Google never releases the id of a deleted event. Overwriting the event restores it. */
async function revive(send: Send, path: string, shoot: CalendarEvent): Promise<unknown> {
  const body = { ...eventBody(shoot), status: 'confirmed' };
  return (await send({ method: 'PUT', path, body, isRepeatable: true })).body;
}

function eventBody(shoot: CalendarEvent): object {
  const { title, location = null, description, url } = shoot;
  return {
    summary: title,
    location,
    description: htmlOf(description),
    source: { title: 'Lensemble', url },
    ...googleTimesOf(shoot),
  };
}

/** Google renders descriptions as HTML. A long one is cut, never inside an entity or a surrogate pair. */
function htmlOf(text: string): string {
  const escaped = escapeHtml(text);
  if (escaped.length <= DESCRIPTION_MAX) return escaped;
  return escaped.slice(0, DESCRIPTION_MAX).replace(/&[#\w]*$|[\uD800-\uDBFF]$/, '');
}

/**
 * Sends instants in UTC with the zone to display, so that skipped and repeated wall-clock times are unambiguous. Unused
 * fields are null, because an event can change between timed and all-day.
 */
function googleTimesOf(shoot: CalendarEvent): object {
  const times = timesOf(shoot);
  if (!times) {
    const { date } = shoot;
    const next = new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
    const day = (value: string) => ({ date: value, dateTime: null, timeZone: null });
    return { start: day(date), end: day(next) };
  }
  const { timeZone } = shoot;
  const moment = (at: Date) => ({ date: null, dateTime: at.toISOString(), timeZone });
  return { start: moment(times.start), end: moment(times.end) };
}
