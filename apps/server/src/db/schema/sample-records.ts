import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { teams } from './teams.ts';

/**
 * The ids of a team's sample data: of shoots and of items of each catalog. `created_at` is the time of the transaction
 * that added them, which their own columns have too while they are unchanged.
 */
export const sampleRecords = pgTable(
  'sample_records',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.id] })],
);
