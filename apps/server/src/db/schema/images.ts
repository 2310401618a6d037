import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, moment } from './columns.ts';
import { teams } from './teams.ts';

/**
 * The stored pictures, by their address: of a team, or of a person. Whatever shows one of a team's refers to it here, so that
 * the database itself keeps pictures of other teams out and those in use alive. When a row goes, a trigger notes its files in
 * `image_removals`.
 */
export const images = pgTable(
  'images',
  {
    url: text('url').primaryKey(),
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** In pixels; null for pictures of before this was noted. */
    width: integer('width'),
    height: integer('height'),
    /** A blurred data URL of a few bytes. */
    placeholder: text('placeholder'),
    createdAt: createdAt(),
    /** Since when nothing is known to show it. */
    unusedSince: moment('unused_since'),
  },
  (table) => [
    unique('images_team_url').on(table.teamId, table.url),
    index('images_user_id').on(table.userId),
    check('images_owner', sql`(${table.teamId} is null) <> (${table.userId} is null)`),
  ],
);

/** Files to take away once they are due: of pictures that are gone, and of those that are being stored just now. */
export const imageRemovals = pgTable(
  'image_removals',
  {
    url: text('url').primaryKey(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [index('image_removals_due_at').on(table.dueAt)],
);
