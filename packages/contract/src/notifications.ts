import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';
import {
  type NotificationEvent,
  notificationEvents,
  notificationFilters,
  notificationKinds,
} from './notification-kinds.ts';

/** The most entries in one answer. */
export const NOTIFICATIONS_WINDOW = 30;
/** Then a notification is deleted. */
export const NOTIFICATION_DAYS = 90;
/** The most notifications of a person. Older ones are deleted. */
export const NOTIFICATIONS_MAX = 1_000;
/** The people whom a notification names. Others are counted. */
export const NAMED_MAX = 2;

const events = Object.keys(notificationEvents) as [NotificationEvent, ...NotificationEvent[]];

/** A part of the sentence. Names and titles are strong. */
const part = z.object({ text: z.string(), isStrong: z.boolean() });
export type NotificationPart = z.infer<typeof part>;

/**
 * One notification, in the language of the reader. `number` orders them. `text` is its sentence, `detail` what was written or
 * is open. `shootId` is of a shoot that still exists. `inviteCode` opens the team of an open invitation.
 */
const notification = z.object({
  id,
  number: z.number().int(),
  kind: z.enum(notificationKinds),
  event: z.enum(events),
  teamId: id,
  teamName: z.string(),
  text: z.array(part),
  detail: z.string().nullable(),
  /** The person who did it; null for what is due. */
  author: z.string().nullable(),
  authorPictureUrl: z.string().nullable(),
  shootId: id.nullable(),
  shootTitle: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  /** A comment. */
  subjectId: id.nullable(),
  inviteCode: z.string().nullable(),
  isRead: z.boolean(),
  createdAt: z.string(),
});
export type Notification = z.infer<typeof notification>;

const number = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

const unread = z.object({ all: z.number().int(), forYou: z.number().int() });
export type UnreadNotifications = z.infer<typeof unread>;

/** The notifications of all teams of the caller, the newest first. `before` is the number of the last one before. */
export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'session',
  query: z.object({ of: z.enum(notificationFilters).default('all'), before: number.optional() }),
  response: z.object({ entries: z.array(notification), hasMore: z.boolean() }),
});

export const countUnread = defineEndpoint({
  method: 'GET',
  path: '/api/notifications/unread',
  access: 'session',
  response: unread,
});

const params = z.object({ id });

/** Errors: 404. */
export const getNotification = defineEndpoint({
  method: 'GET',
  path: '/api/notifications/:id',
  access: 'session',
  params,
  response: notification,
});

/** A read notification is not sent any more. Errors: 404. */
export const readNotification = defineEndpoint({
  method: 'POST',
  path: '/api/notifications/:id/read',
  access: 'session',
  params,
  response: unread,
});

/** Marks all up to a number as read: those that the reader has not seen stay. */
export const readNotifications = defineEndpoint({
  method: 'POST',
  path: '/api/notifications/read',
  access: 'session',
  body: z.strictObject({ upTo: z.number('This must be a number').int().min(0) }),
  response: unread,
});
