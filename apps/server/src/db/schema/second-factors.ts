import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, idColumn, moment } from './columns.ts';

/** The secret of an app that shows codes, encrypted. Two-step sign-in is on once `confirmedAt` is set. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last code that was accepted, so that no code counts twice. */
  lastStep: integer('last_step'),
  createdAt: createdAt(),
});

/** Only hashes are stored. A code that was used is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The id that the authenticator chose, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** A COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator says that it was used. It stays 0 for those that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    lastUsedAt: moment('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_user_id').on(table.userId)],
);

export const challengeKinds = ['second-step', 'passkey', 'new-passkey'] as const;
export type ChallengeKind = (typeof challengeKinds)[number];

/** What a browser must come back with. Only a hash of the random token or challenge is stored. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    hash: text('hash').primaryKey(),
    kind: text('kind', { enum: challengeKinds }).notNull(),
    /** Null for a sign-in with a passkey: its answer names the person. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_challenges_user_id').on(table.userId),
    index('sign_in_challenges_expires_at').on(table.expiresAt),
    check(
      'sign_in_challenges_kind',
      sql`${table.kind} in ('second-step', 'passkey', 'new-passkey')`,
    ),
  ],
);
