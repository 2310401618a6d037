import { shootStatuses } from '@lensemble/contract/shoot-status';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { locations } from './catalogue.ts';
import { createdAt, idColumn, moment, momentRange, updatedAt } from './columns.ts';
import { conventions } from './conventions.ts';
import { teams } from './teams.ts';

export const shoots = pgTable(
  'shoots',
  {
    id: idColumn(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description'),
    status: text('status', { enum: shootStatuses }).notNull(),
    date: date('date', { mode: 'string' }),
    time: text('time'),
    timeZone: text('time_zone').notNull(),
    /** Neither the request nor a place said the zone. */
    isZoneGuess: boolean('is_zone_guess').notNull().default(false),
    durationMinutes: integer('duration_minutes').notNull(),
    setUpMinutes: integer('set_up_minutes').notNull().default(0),
    strikeMinutes: integer('strike_minutes').notNull().default(0),
    /** The time in which the shoot needs what is linked to it; `lib/held-columns.ts` computes it for each write. */
    held: momentRange('held'),
    /** The version of the zone data that `held` was computed with; null until it is. */
    heldZoneData: varchar('held_zone_data', { length: 64 }),
    reminderTime: moment('reminder_time'),
    locationId: uuid('location_id'),
    secondLocationId: uuid('second_location_id'),
    conventionId: uuid('convention_id'),
    /** One of the meeting points of the convention, which are in its row. An unknown one means none. */
    meetingPointId: uuid('meeting_point_id'),
    color: text('color').notNull(),
    instagramLinks: text('instagram_links').array(),
    isPublic: boolean('is_public').notNull().default(false),
    /** Counts only while the shoot is public. */
    isShotListPublic: boolean('is_shot_list_public').notNull().default(false),
    calendarEventUrl: text('calendar_event_url'),
    docsUrl: text('docs_url'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('shoots_team_id').on(table.teamId, table.id),
    // Matches the sort order of `order by created_at desc`; the generator's default has nulls last.
    index('shoots_newest').on(table.teamId, table.createdAt.desc().nullsFirst(), table.id),
    // Needs the extension `btree_gist`, which the migration creates.
    index('shoots_held').using('gist', table.teamId, table.held),
    index('shoots_held_zone_data').on(table.heldZoneData).where(sql`${table.date} is not null`),
    index('shoots_reminder_time').on(table.reminderTime),
    index('shoots_location').on(table.teamId, table.locationId),
    // The migration narrows this to ON DELETE SET NULL (location_id), which the generator cannot express.
    foreignKey({
      name: 'shoots_location_of_team',
      columns: [table.teamId, table.locationId],
      foreignColumns: [locations.teamId, locations.id],
    }).onDelete('set null'),
    index('shoots_second_location')
      .on(table.teamId, table.secondLocationId)
      .where(sql`${table.secondLocationId} is not null`),
    // The migration narrows this to ON DELETE SET NULL (second_location_id), which the generator cannot express.
    foreignKey({
      name: 'shoots_second_location_of_team',
      columns: [table.teamId, table.secondLocationId],
      foreignColumns: [locations.teamId, locations.id],
    }).onDelete('set null'),
    index('shoots_convention').on(table.teamId, table.conventionId),
    // The migration narrows this to ON DELETE SET NULL (convention_id), which the generator cannot express.
    foreignKey({
      name: 'shoots_convention_of_team',
      columns: [table.teamId, table.conventionId],
      foreignColumns: [conventions.teamId, conventions.id],
    }).onDelete('set null'),
    check(
      'shoots_status',
      sql`${table.status} in ('idea', 'planning', 'ready to shoot', 'completed')`,
    ),
    check('shoots_time', sql`${table.time} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check(
      'shoots_reminder_needs_date',
      sql`${table.reminderTime} is null or ${table.date} is not null`,
    ),
  ],
);

/**
 * The first response to each create. `request_hash` tells a repeated request from a different one with the same key.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    response: jsonb('response').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId, table.key] }),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
);
