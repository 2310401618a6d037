import { type Exchange, jsonOf, type Reply, refusal } from './exchange.ts';

interface Time {
  readonly date?: string;
  readonly dateTime?: string;
  readonly timeZone?: string;
}

export interface KeptEvent {
  readonly id: string;
  readonly status: string;
  readonly htmlLink: string;
  readonly summary?: string;
  readonly description?: string;
  readonly location?: string;
  readonly start: Time;
  readonly end: Time;
}

export interface CalendarSide {
  /** By calendar and event id. */
  readonly events: Map<string, KeptEvent>;
  /** The calendars that exist and are shared with the account, with its access to them. */
  readonly calendars: Map<string, 'writer' | 'reader'>;
  answer(exchange: Exchange): Reply;
}

export const TEAM_CALENDAR_ID = 'team@group.calendar.google.com';

const EVENTS = /^\/calendar\/v3\/calendars\/([^/]+)\/events(?:\/([^/]+))?$/;
const ID = /^[a-v0-9]{5,1024}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/;
const OFFSET = /^[+-]/;
const JSON_TYPE = /^application\/json(;|$)/;

/** Calendar API v3, as documented. A deleted event stays as `cancelled` and keeps its id. */
export function calendarSide(base: string): CalendarSide {
  const events = new Map<string, KeptEvent>();
  const calendars = new Map<string, 'writer' | 'reader'>(ownCalendars);

  function keep(key: string, id: string, fields: Record<string, unknown>): Reply {
    const event = {
      status: 'confirmed',
      htmlLink: `${base}/calendar/event?eid=${id}`,
      ...withoutNulls(fields),
      id,
    } as unknown as KeptEvent;
    const wrong = wrongTimes(event);
    if (wrong) return refusal(400, wrong);
    events.set(key, event);
    return { status: 200, body: event };
  }

  function insert(calendar: string, fields: Record<string, unknown>): Reply {
    const id = String(fields.id);
    const key = `${calendar} ${id}`;
    if (!ID.test(id)) return refusal(400, 'invalid');
    if (events.has(key)) return refusal(409, 'duplicate');
    return keep(key, id, fields);
  }

  function list(calendar: string): Reply {
    const isIn = ([key]: [string, KeptEvent]) => key.startsWith(`${calendar} `);
    return { status: 200, body: { items: [...events].filter(isIn).map(([, event]) => event) } };
  }

  return {
    events,
    calendars,
    answer(exchange) {
      const { method, url, headers, body } = exchange;
      const [, calendar = '', id] = EVENTS.exec(url.pathname) ?? [];
      const name = decodeURIComponent(calendar);
      const role = calendars.get(name);
      if (!role) return refusal(404, 'notFound');
      if (method !== 'GET' && role !== 'writer') return refusal(403, 'requiredAccessLevel');
      if (body.length > 0 && !JSON_TYPE.test(headers['content-type'] ?? ''))
        return refusal(400, 'badContent');
      if (id === undefined && method === 'GET') return list(name);
      if (id === undefined) return insert(name, jsonOf(exchange));
      const key = `${name} ${id}`;
      const known = events.get(key);
      if (!known) return refusal(404, 'notFound');
      if (method === 'GET') return { status: 200, body: known };
      if (method === 'PATCH') return keep(key, id, merged(known, jsonOf(exchange)));
      if (method === 'PUT') return keep(key, id, jsonOf(exchange));
      if (known.status === 'cancelled') return refusal(410, 'deleted');
      events.set(key, { ...known, status: 'cancelled' });
      return { status: 204 };
    },
  };
}

export const ownCalendars = [
  ['primary', 'writer'],
  [TEAM_CALENDAR_ID, 'writer'],
] as const;

/** Google's reason for refusing the times of an event. */
function wrongTimes({ start, end }: KeptEvent): string | undefined {
  if (!isTime(start) || !isTime(end)) return 'invalid';
  if ((start.date === undefined) !== (end.date === undefined)) return 'invalid';
  const instant = ({ date, dateTime }: Time) => Date.parse(date ?? dateTime ?? '');
  return instant(end) < instant(start) ? 'timeRangeEmpty' : undefined;
}

function isZone(timeZone: string): boolean {
  if (OFFSET.test(timeZone)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** A date, or a time with a known offset, but not both. */
function isTime(time: Time | undefined): boolean {
  if (!time) return false;
  const { date, dateTime, timeZone } = time;
  if (timeZone !== undefined && !isZone(timeZone)) return false;
  if (date !== undefined) return dateTime === undefined && /^\d{4}-\d\d-\d\d$/.test(date);
  const [, , offset] = MOMENT.exec(dateTime ?? '') ?? [];
  return MOMENT.test(dateTime ?? '') && (offset !== undefined || timeZone !== undefined);
}

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function merged(known: object, change: Fields): Fields {
  const before = known as Fields;
  const entries = Object.entries(change).map(([name, value]) => {
    const old = before[name];
    return [name, isObject(value) && isObject(old) ? merged(old, value) : value] as const;
  });
  return { ...before, ...Object.fromEntries(entries) };
}

function withoutNulls(fields: Fields): Fields {
  const kept = Object.entries(fields).filter(([, value]) => value !== null);
  return Object.fromEntries(
    kept.map(([name, value]) => [name, isObject(value) ? withoutNulls(value) : value]),
  );
}
