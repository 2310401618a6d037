import { roles } from '@lensemble/contract/permissions';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, idColumn, updatedAt } from './columns.ts';

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

/** `revision` rises in the transaction of every write to the team's data. It is the ETag of the team's lists. */
export const teams = pgTable('teams', {
  id: idColumn(),
  name: text('name').notNull(),
  inviteCode: text('invite_code').notNull().unique(),
  revision: bigint('revision', { mode: 'number' }).notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

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
