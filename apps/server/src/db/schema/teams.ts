import { entries } from '@lensemble/contract/members';
import { givenRoles, roles } from '@lensemble/contract/permissions';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, idColumn, moment, updatedAt } from './columns.ts';

/** `isSaved` is false while the profile only has the name from sign-up. */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    avatarUrl: text('avatar_url'),
    isSaved: boolean('is_saved').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('profiles_avatar_url').on(table.avatarUrl)],
);

/**
 * `revision` rises in the transaction of every write to the team's data. It is the ETag of the team's lists.
 * `begunRevision` is the revision of a personal team when it was created: while both are equal, nothing has changed it.
 * `shootsAtMost` is at least the number of the team's shoots, or null before they are counted (`db/quotas.ts`).
 */
export const teams = pgTable('teams', {
  id: idColumn(),
  name: text('name').notNull(),
  inviteCode: text('invite_code').notNull().unique(),
  revision: bigint('revision', { mode: 'number' }).notNull().default(1),
  begunRevision: bigint('begun_revision', { mode: 'number' }),
  shootsAtMost: integer('shoots_at_most'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/**
 * A team's code for dictation. It is derived from `seed` and the server's secret. The hash needs the secret too, because
 * all codes of this length can be tried.
 */
export const teamShortCodes = pgTable('team_short_codes', {
  teamId: uuid('team_id')
    .primaryKey()
    .references(() => teams.id, { onDelete: 'cascade' }),
  seed: uuid('seed').notNull(),
  hash: text('hash').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
});

/**
 * A mailed invitation. Only a hash of its code is stored. An accepted one stays until it expires, because the person who
 * accepted it may repeat the request.
 */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: idColumn(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    role: text('role', { enum: givenRoles }).notNull(),
    hash: text('hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    acceptedBy: uuid('accepted_by').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('team_invitations_team_email').on(table.teamId, table.email),
    check('team_invitations_role', sql`${table.role} in ('member', 'admin')`),
  ],
);

export const teamMembers = pgTable(
  'team_members',
  {
    id: idColumn(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull(),
    /** Null for the first owner of a team. */
    joinedBy: text('joined_by', { enum: entries }),
    /** The address of the mailed invitation. */
    invitedAs: text('invited_as'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('team_members_team_user').on(table.teamId, table.userId),
    index('team_members_user_id').on(table.userId),
    check('team_members_role', sql`${table.role} in ('owner', 'admin', 'member')`),
  ],
);

export const activeTeams = pgTable(
  'active_teams',
  {
    userId: uuid('user_id').primaryKey(),
    teamId: uuid('team_id').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'active_teams_membership',
      columns: [table.teamId, table.userId],
      foreignColumns: [teamMembers.teamId, teamMembers.userId],
    }).onDelete('cascade'),
  ],
);
