import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, idColumn, moment, updatedAt } from './columns.ts';
import { teamMembers, teams } from './teams.ts';

/**
 * One feed per user and team with all its shoots, and one per user with the shoots that the user takes part in, across
 * teams (`team_id` is null). `token` is half of the secret in the feed's URL; the other half is an HMAC of it.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id'),
    token: text('token').notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'calendar_feeds_membership',
      columns: [table.teamId, table.userId],
      foreignColumns: [teamMembers.teamId, teamMembers.userId],
    }).onDelete('cascade'),
    uniqueIndex('calendar_feeds_of_team')
      .on(table.userId, table.teamId)
      .where(sql`${table.teamId} is not null`),
    uniqueIndex('calendar_feeds_of_person').on(table.userId).where(sql`${table.teamId} is null`),
  ],
);

/**
 * The last plan of a deleted shoot. Feeds show it as a canceled event. `emails` has the addresses of its participants in lower case:
 * those of their accounts, if they have one.
 */
export const cancelledShoots = pgTable(
  'cancelled_shoots',
  {
    shootId: uuid('shoot_id').primaryKey(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    date: text('date').notNull(),
    time: text('time'),
    timeZone: text('time_zone').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    sequence: integer('sequence').notNull(),
    emails: text('emails').array().notNull(),
    cancelledAt: moment('cancelled_at').notNull().defaultNow(),
  },
  (table) => [
    index('cancelled_shoots_team_id').on(table.teamId),
    index('cancelled_shoots_cancelled_at').on(table.cancelledAt),
  ],
);

/**
 * Events in Google calendars: the team's shared one (`user_id` is null), and users' own. There is no foreign key to the
 * shoot, because a row must outlive it until the event is deleted at Google.
 */
export const shootEvents = pgTable(
  'shoot_events',
  {
    id: idColumn(),
    teamId: uuid('team_id').notNull(),
    shootId: uuid('shoot_id').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    calendarId: text('calendar_id').notNull(),
    eventId: text('event_id').notNull(),
    url: text('url').notNull(),
    /** The shoot's version at the last successful update of the event. */
    version: integer('version').notNull(),
    /** Why Google permanently refuses an update, as an English sentence; null while it accepts updates. */
    refusal: text('refusal'),
    refusedAt: moment('refused_at'),
    /** The shoot's version that Google refused; null for a deleted shoot. */
    refusedVersion: integer('refused_version'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('shoot_events_shoot_id').on(table.shootId),
    uniqueIndex('shoot_events_shared').on(table.shootId).where(sql`${table.userId} is null`),
    uniqueIndex('shoot_events_own')
      .on(table.shootId, table.userId)
      .where(sql`${table.userId} is not null`),
  ],
);
