import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, moment, updatedAt } from './columns.ts';

/** The tokens are encrypted with a key derived from the server's secret. */
export const googleConnections = pgTable('google_connections', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  accessToken: text('access_token').notNull(),
  accessTokenExpiresAt: moment('access_token_expires_at').notNull(),
  refreshToken: text('refresh_token'),
  scope: text('scope').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
