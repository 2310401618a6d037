import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { personnel } from './catalogue.ts';
import { createdAt, idColumn } from './columns.ts';

/** Days on which a crew member cannot come, the first and the last included. */
export const awayDays = pgTable(
  'away_days',
  {
    id: idColumn(),
    teamId: uuid('team_id').notNull(),
    personnelId: uuid('personnel_id').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'away_days_personnel',
      columns: [table.teamId, table.personnelId],
      foreignColumns: [personnel.teamId, personnel.id],
    }).onDelete('cascade'),
    index('away_days_personnel_id').on(table.teamId, table.personnelId, table.firstDay),
    index('away_days_last_day').on(table.teamId, table.lastDay),
    check('away_days_order', sql`${table.firstDay} <= ${table.lastDay}`),
  ],
);
