import { archiveStates } from '@lensemble/contract/team-exports';
import { importRefusals } from '@lensemble/contract/team-imports';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
    /** The person who gets an email when it is ready. */
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

/**
 * The last import of each person. Its `id` is the name of the file that they sent. `team_id` is the team that is being
 * filled: it has no members until the import is complete.
 */
export const teamImports = pgTable(
  'team_imports',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom().unique(),
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'set null' }),
    hasNewIds: boolean('has_new_ids').notNull().default(false),
    state: text('state', { enum: archiveStates }).notNull().default('waiting'),
    refusal: text('refusal', { enum: importRefusals }),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('team_imports_team_id').on(table.teamId),
    check('team_imports_state', sql`${table.state} in ('waiting', 'running', 'done', 'failed')`),
  ],
);
