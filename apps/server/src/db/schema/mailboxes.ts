import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, moment } from './columns.ts';
import { teams } from './teams.ts';

/**
 * The addresses that a team has written to about shoots, trimmed and in lower case. `id` is half of the secret in the link
 * that unsubscribes; the other half is an HMAC of it. `refusal` is the status of the last mail if the mail server refused
 * it, such as `550 5.1.1`.
 */
export const mailboxes = pgTable(
  'mailboxes',
  {
    id: idColumn(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    unsubscribedAt: moment('unsubscribed_at'),
    refusal: text('refusal'),
  },
  (table) => [unique('mailboxes_of_team').on(table.teamId, table.email)],
);
