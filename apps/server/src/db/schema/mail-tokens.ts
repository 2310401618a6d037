import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, moment } from './columns.ts';

export const mailTokenPurposes = ['confirm', 'reset', 'change'] as const;
export type MailTokenPurpose = (typeof mailTokenPurposes)[number];

/** Only a hash of the token in a mailed link is stored. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: mailTokenPurposes }).notNull(),
    /** The new address that a change of address awaits. */
    email: text('email'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('mail_tokens_user_id').on(table.userId),
    index('mail_tokens_expires_at').on(table.expiresAt),
    check('mail_tokens_purpose', sql`${table.purpose} in ('confirm', 'reset', 'change')`),
  ],
);

/** The invite code of a sign-up, encrypted. It is redeemed when the address is confirmed. */
export const signUpInvites = pgTable('sign_up_invites', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  inviteCode: text('invite_code').notNull(),
  createdAt: createdAt(),
});
