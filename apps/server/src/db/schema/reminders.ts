import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, moment } from './columns.ts';
import { shoots } from './shoots.ts';

/**
 * Reminders that went out. A scheduled one is written under the moment it was for, once whatever the number of servers
 * (`reminder_time` is null where somebody pressed the button).
 */
export const sentReminders = pgTable(
  'sent_reminders',
  {
    id: idColumn(),
    teamId: uuid('team_id').notNull(),
    shootId: uuid('shoot_id').notNull(),
    reminderTime: moment('reminder_time'),
    sent: integer('sent').notNull(),
    /** Names of those who have no address. */
    withoutAddress: jsonb('without_address').$type<string[]>().notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'sent_reminders_shoot',
      columns: [table.teamId, table.shootId],
      foreignColumns: [shoots.teamId, shoots.id],
    }).onDelete('cascade'),
    index('sent_reminders_shoot_id').on(table.teamId, table.shootId, table.sentAt),
    uniqueIndex('sent_reminders_once')
      .on(table.shootId, table.reminderTime)
      .where(sql`${table.reminderTime} is not null`),
    check('sent_reminders_count', sql`${table.sent} >= 0`),
  ],
);
