import type { Language } from '@lensemble/messages/languages';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment, updatedAt } from './columns.ts';

/*
 * No code reads the columns image, IP address, tokens and scope, which a library once required. They stay because servers
 * of the previous version still write them, and may run at the same time.
 */

export const users = pgTable('users', {
  id: idColumn(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  /** Null until it is known: then the browser's language counts. */
  language: text('language').$type<Language>(),
  image: text('image'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: idColumn(),
    expiresAt: moment('expires_at').notNull(),
    token: text('token').notNull().unique(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When the person last gave a password, or came from a provider. */
    authenticatedAt: moment('authenticated_at').notNull().defaultNow(),
    /** When the hosted identity last confirmed the person; null for sessions of this server's own sign-in. */
    hostedCheckedAt: moment('hosted_checked_at'),
    /** The hosted identity's refresh token, encrypted. */
    hostedRefresh: text('hosted_refresh'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sessions_user_id').on(table.userId)],
);

export const accounts = pgTable(
  'accounts',
  {
    id: idColumn(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('accounts_provider_account').on(table.providerId, table.accountId),
    index('accounts_user_id').on(table.userId),
  ],
);

export const verifications = pgTable(
  'verifications',
  {
    id: idColumn(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** Counters in the shape that the rate limiter's library requires. `expire` is milliseconds since 1970. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});
