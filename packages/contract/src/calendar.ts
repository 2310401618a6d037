import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { eitherCase, id } from './fields.ts';

const answer = z.object({ eventUrl: z.string() });

export const EVENT_NEEDS_DATE_MESSAGE = 'Choose a date for the shoot first';
export const EVENT_EXISTS_MESSAGE = 'This shoot is already on your Google Calendar.';

/** The path of a shoot's iCalendar file. It is a 404 for non-members, and for a shoot without a date. */
export const eventFileAddress = (teamId: string, shootId: string) =>
  `/api/team/${teamId}/shoots/${shootId}/event.ics`;

/**
 * Adds a shoot to the service account's Google Calendar, stores the link as `calendarEventUrl` and returns it. Without
 * a service account the link is the shoot's iCalendar file, and the call is idempotent. Errors: 404; 409 `conflict` if
 * Google has the event; 422 without a date; 503, which leaves the shoot unchanged.
 */
export const createCalendarEvent = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/create-calendar-event',
  access: 'team',
  params: z.object({ id }),
  body: z.strictObject({}).optional(),
  response: answer,
});

/** Adds a shoot to the caller's own Google Calendar. Errors as above, and 409 `google_not_connected`. */
export const createEventInOwnGoogle = defineEndpoint({
  method: 'POST',
  path: '/api/google/from-provider/calendar',
  access: 'team',
  body: eitherCase(z.strictObject({ shootId: id })),
  response: answer,
});

/** A team feed has the shoots of the active team, a person feed those that the user takes part in, across teams. */
export const feedKinds = ['team', 'person'] as const;
export type FeedKind = (typeof feedKinds)[number];

/** Absolute URLs for calendar programs. They are secrets: anyone who knows one can read the feed. */
const feeds = z.object({ team: z.string(), person: z.string() });
export type Feeds = z.infer<typeof feeds>;

/** Returns the caller's two feeds and creates them on first use. */
export const getFeeds = defineEndpoint({
  method: 'GET',
  path: '/api/calendar/feeds',
  access: 'team',
  response: feeds,
});

/** Replaces the URL of a feed (`team` or `person`). The old URL becomes a 404. */
export const replaceFeed = defineEndpoint({
  method: 'POST',
  path: '/api/calendar/feeds/:feed/replace',
  access: 'team',
  params: z.object({ feed: z.enum(feedKinds) }),
  body: z.strictObject({}).optional(),
  response: feeds,
});
