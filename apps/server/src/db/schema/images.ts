import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, moment } from './columns.ts';
import { teams } from './teams.ts';

/**
 * Everything that shows a team's picture has a foreign key to this table, which excludes pictures of other teams and
 * protects used ones. A trigger on delete adds the files to `image_removals`.
 */
export const images = pgTable(
  'images',
  {
    url: text('url').primaryKey(),
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** In pixels. Null for pictures stored before the size was recorded. */
    width: integer('width'),
    height: integer('height'),
    placeholder: text('placeholder'),
    /** Of all sizes together. Pictures stored before this was recorded count as half a megabyte. */
    bytes: integer('bytes').notNull().default(500_000),
    createdAt: createdAt(),
    /** Set by triggers when a record stops showing the picture. Until then, an unused picture is a new upload. */
    isReleased: boolean('is_released').notNull().default(false),
    /** When the picture was found to be unused; null while it is used. */
    unusedSince: moment('unused_since'),
  },
  (table) => [
    unique('images_team_url').on(table.teamId, table.url),
    index('images_user_id').on(table.userId),
    index('images_team_bytes').on(table.teamId, table.bytes),
    check('images_owner', sql`(${table.teamId} is null) <> (${table.userId} is null)`),
  ],
);

/** Starts the address of a row that names no picture: until it is due, no file is deleted, because a backup copies them. */
export const REMOVALS_HOLD = 'hold:';

/** Files to delete when due: of deleted pictures, and of uploads in progress. */
export const imageRemovals = pgTable(
  'image_removals',
  {
    url: text('url').primaryKey(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [index('image_removals_due_at').on(table.dueAt)],
);
