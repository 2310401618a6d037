import { boolean, foreignKey, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';
import { shoots } from './shoots.ts';

/**
 * How a shared shoot is reached. `token` is half of the secret in the private link; the other half is an HMAC of it. A
 * shoot without a row has no private link yet, and the address with its id is open.
 */
export const shareLinks = pgTable(
  'share_links',
  {
    shootId: uuid('shoot_id').primaryKey(),
    teamId: uuid('team_id').notNull(),
    token: text('token').notNull().unique(),
    endsAt: moment('ends_at'),
    /** A hash, as for accounts. */
    password: text('password'),
    isIdOpen: boolean('is_id_open').notNull().default(true),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    foreignKey({
      name: 'share_links_shoot',
      columns: [table.teamId, table.shootId],
      foreignColumns: [shoots.teamId, shoots.id],
    }).onDelete('cascade'),
  ],
);
