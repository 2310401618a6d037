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

/** A unique index on `reminder_time` sends a scheduled reminder once. It is null for reminders sent by hand. */
export const sentReminders = pgTable(
  'sent_reminders',
  {
    id: idColumn(),
    teamId: uuid('team_id').notNull(),
    shootId: uuid('shoot_id').notNull(),
    reminderTime: moment('reminder_time'),
    sent: integer('sent').notNull(),
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
