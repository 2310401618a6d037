import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { eitherCase, id } from './fields.ts';

const answer = z.object({ eventUrl: z.string() });

export const EVENT_NEEDS_DATE_MESSAGE = 'Choose a date first: a calendar needs to know the day';
export const EVENT_EXISTS_MESSAGE = 'This shoot is already on your Google Calendar.';

/**
 * The address of a shoot as an iCalendar file, for members of the team; to everybody else it is a 404. A shoot without a
 * date has none.
 */
export const eventFileAddress = (teamId: string, shootId: string) =>
  `/api/team/${teamId}/shoots/${shootId}/event.ics`;

/**
 * Puts a shoot into the calendar, notes the address as the shoot's `calendarEventUrl` and answers with it: an event of the
 * service account's shared Google Calendar, or, without one, the shoot's iCalendar file on this server, which can be asked
 * for again and again. 404; 409 `conflict` where Google has it already; 422 without a date; 503 with the shoot unchanged.
 */
export const createCalendarEvent = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/create-calendar-event',
  access: 'team',
  params: z.object({ id }),
  body: z.strictObject({}).optional(),
  response: answer,
});

/** Puts a shoot into the caller's own Google Calendar. As above, and 409 `google_not_connected`. */
export const createEventInOwnGoogle = defineEndpoint({
  method: 'POST',
  path: '/api/google/from-provider/calendar',
  access: 'team',
  body: eitherCase(z.strictObject({ shootId: id })),
  response: answer,
});

/** Which shoots a calendar to subscribe to has: all of the active team, or those that one takes part in, in any team. */
export const feedKinds = ['team', 'person'] as const;
export type FeedKind = (typeof feedKinds)[number];

/** Whole addresses that any calendar program can subscribe to. Whoever knows one can read it. */
const feeds = z.object({ team: z.string(), person: z.string() });
export type Feeds = z.infer<typeof feeds>;

/** One's own two feeds, made when they are first asked for. */
export const getFeeds = defineEndpoint({
  method: 'GET',
  path: '/api/calendar/feeds',
  access: 'team',
  response: feeds,
});

/** Gives a feed (`team` or `person`) a new address; the old one is a 404 from then on. */
export const replaceFeed = defineEndpoint({
  method: 'POST',
  path: '/api/calendar/feeds/:feed/replace',
  access: 'team',
  params: z.object({ feed: z.enum(feedKinds) }),
  body: z.strictObject({}).optional(),
  response: feeds,
});
