import { archiveStates } from '@lensemble/contract/team-exports';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, moment } from './columns.ts';
import { teams } from './teams.ts';

/**
 * The last export of each team. Its `id` is the name of the file. `done` of `total` pictures are packed. `bytes` is the
 * size of the file, null until it is complete.
 */
export const teamExports = pgTable(
  'team_exports',
  {
    teamId: uuid('team_id')
      .primaryKey()
      .references(() => teams.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom().unique(),
    /** The person whom an email tells that it is ready. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: archiveStates }).notNull().default('waiting'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('team_exports_user_id').on(table.userId),
    check('team_exports_state', sql`${table.state} in ('waiting', 'running', 'done', 'failed')`),
  ],
);
