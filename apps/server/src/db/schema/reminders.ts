import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, moment } from './columns.ts';
import { shoots } from './shoots.ts';

/** `dropped`: it was obsolete when it should have left, or one too many. */
export const unsentStates = ['waiting', 'refused', 'dropped'] as const;

/** `sent` counts all mails, also those in `unsent_mails`. A unique index on `reminder_time` sends a scheduled reminder once. It is null for reminders sent by hand. */
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

/**
 * The mails of reminders that were not handed over to the mail server: those that wait; those that it refused, with the
 * status of its answer as `refusal`, which is null if it took no attempt to send the mail; and those that were dropped, with
 * the reason as `refusal`, which is null in older records. A mail that was handed over has no row.
 */
export const unsentMails = pgTable(
  'unsent_mails',
  {
    reminderId: uuid('reminder_id')
      .notNull()
      .references(() => sentReminders.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** The people at the address, for display. */
    name: text('name').notNull(),
    state: text('state', { enum: unsentStates }).notNull().default('waiting'),
    refusal: text('refusal'),
  },
  (table) => [
    primaryKey({ columns: [table.reminderId, table.email] }),
    check('unsent_mails_state', sql`${table.state} in ('waiting', 'refused', 'dropped')`),
  ],
);
