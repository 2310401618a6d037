import type { NotificationEvent, NotificationKind } from '@lensemble/contract/notification-kinds';
import type { KindSettings } from '@lensemble/contract/notification-settings';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sessions, users } from './auth.ts';
import { createdAt, idColumn, moment, updatedAt } from './columns.ts';
import { teamMembers, teams } from './teams.ts';

export const newsSources = [
  'activity',
  'consent',
  'withdrawal',
  'invitation',
  'member',
  'call',
  'days',
] as const;
export type NewsSource = (typeof newsSources)[number];

/**
 * What has happened and is still to become notifications. It is written in the transaction of the change, by triggers except for
 * members, calls and days, so that nothing is lost when transactions commit in another order than they began. `source_id` is the id of the
 * row that says more; of a call, the ids of the participant and of the sender; of days, those of the convention, of the sender and
 * of the participants.
 */
export const news = pgTable(
  'news',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    source: text('source', { enum: newsSources }).notNull(),
    sourceId: text('source_id').notNull(),
  },
  (table) => [index('news_team').on(table.teamId)],
);

/** A plan as a notification tells it. `date` and `time` are wall time in `timeZone`. */
export interface ToldPlan {
  readonly date: string | null;
  readonly time: string | null;
  readonly timeZone: string;
  readonly place: string | null;
}

/** What a notification says. Names are as they were at the time. `people`: the last one first. */
export interface NotificationDetails {
  readonly people?: readonly string[];
  /** The account, or the place in the crew, of the first of the people: for the picture. */
  readonly personId?: string;
  readonly participantId?: string;
  readonly title?: string;
  readonly note?: string;
  readonly plan?: ToldPlan;
  readonly count?: number;
  readonly team?: string;
  /** The shoots of a convention that it tells of together, and the name of the convention. */
  readonly shootIds?: readonly string[];
  readonly convention?: { readonly id: string; readonly name: string };
}

/**
 * What a person is notified of. `number` orders them and rises when an unread one gets more people. `group_key` finds the one to
 * add to; it ends when the notification is read or mailed. `once_key` is of what must not be told twice. `mail_at` and
 * `push_at` are when it is to be sent, null if it is not, or not any more. `day` is that of the shoot.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: idColumn(),
    number: bigint('number', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Null for an invitation. The notifications of a person who leaves the team go. */
    memberId: uuid('member_id').references(() => teamMembers.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    event: text('event').$type<NotificationEvent>().notNull(),
    /** No foreign key: it may tell that the shoot was deleted. */
    shootId: uuid('shoot_id'),
    subjectId: uuid('subject_id'),
    details: jsonb('details').$type<NotificationDetails>().notNull(),
    groupKey: text('group_key'),
    onceKey: text('once_key'),
    isUrgent: boolean('is_urgent').notNull(),
    day: date('day', { mode: 'string' }),
    readAt: moment('read_at'),
    mailAt: moment('mail_at'),
    pushAt: moment('push_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('notifications_number').on(table.userId, table.number),
    unique('notifications_once').on(table.userId, table.onceKey),
    uniqueIndex('notifications_group')
      .on(table.groupKey, table.userId)
      .where(sql`${table.groupKey} is not null`),
    index('notifications_unread').on(table.userId, table.kind).where(sql`${table.readAt} is null`),
    index('notifications_mail').on(table.mailAt).where(sql`${table.mailAt} is not null`),
    index('notifications_push').on(table.pushAt).where(sql`${table.pushAt} is not null`),
    index('notifications_team').on(table.teamId),
    index('notifications_member').on(table.memberId),
    index('notifications_created_at').on(table.createdAt),
  ],
);

/** `kinds` has what differs from the defaults. `mailed_on` is the day of the last daily email, in the person's zone. */
export const notificationSettings = pgTable('notification_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  kinds: jsonb('kinds')
    .$type<Partial<Record<NotificationKind, Partial<KindSettings>>>>()
    .notNull()
    .default({}),
  dailyAt: text('daily_at'),
  isQuiet: boolean('is_quiet').notNull().default(true),
  isMailOff: boolean('is_mail_off').notNull().default(false),
  timeZone: text('time_zone'),
  mailedOn: date('mailed_on', { mode: 'string' }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/**
 * Browsers that get push messages. They end with their session. Messages are encrypted with the keys, so that only the browser can
 * read them. `paused_until` is what its push service asked for.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    pausedUntil: moment('paused_until'),
    createdAt: createdAt(),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_session').on(table.sessionId),
  ],
);
