import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { accounts, sessions, users } from '../../../db/schema/auth.ts';
import { calendarFeeds, shootEvents } from '../../../db/schema/calendar.ts';
import { commentReads, comments } from '../../../db/schema/comments.ts';
import { shootDocuments } from '../../../db/schema/documents.ts';
import { googleConnections } from '../../../db/schema/google.ts';
import { images } from '../../../db/schema/images.ts';
import {
  notificationSettings,
  notifications,
  pushSubscriptions,
} from '../../../db/schema/notifications.ts';
import { passkeys, recoveryCodes, totpSecrets } from '../../../db/schema/second-factors.ts';
import { teamExports, teamImports } from '../../../db/schema/team-archives.ts';
import { activeTeams, profiles, teamInvitations, teamMembers } from '../../../db/schema/teams.ts';

interface PersonalTable {
  readonly table: PgTable;
  /** The column with the id of the person. */
  readonly person: PgColumn;
  readonly columns: Readonly<Record<string, PgColumn>>;
}

function kept<Table extends PgTable>(
  table: Table,
  person: PgColumn,
  secrets: readonly (keyof Table['$inferSelect'] & string)[] = [],
): PersonalTable {
  const columns = Object.entries(getTableColumns<PgTable>(table));
  const names: readonly string[] = secrets;
  const shown = columns.filter(([name]) => !names.includes(name));
  return { table, person, columns: Object.fromEntries(shown) };
}

/** The data stored about a person, without secrets that would let others act in their name. */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  account: kept(users, users.id),
  profile: kept(profiles, profiles.userId),
  logins: kept(accounts, accounts.userId, ['password', 'accessToken', 'refreshToken', 'idToken']),
  sessions: kept(sessions, sessions.userId, ['token', 'hostedRefresh']),
  twoStepSignIn: kept(totpSecrets, totpSecrets.userId, ['secret', 'lastStep']),
  recoveryCodes: kept(recoveryCodes, recoveryCodes.userId, ['hash']),
  passkeys: kept(passkeys, passkeys.userId),
  memberships: kept(teamMembers, teamMembers.userId),
  activeTeam: kept(activeTeams, activeTeams.userId),
  acceptedInvitations: kept(teamInvitations, teamInvitations.acceptedBy, ['hash']),
  calendarFeeds: kept(calendarFeeds, calendarFeeds.userId, ['token']),
  googleConnection: kept(googleConnections, googleConnections.userId, [
    'accessToken',
    'refreshToken',
  ]),
  googleDocuments: kept(shootDocuments, shootDocuments.userId),
  googleEvents: kept(shootEvents, shootEvents.userId),
  comments: kept(comments, comments.userId, ['resolvedBy']),
  commentsSeen: kept(commentReads, commentReads.userId),
  pictures: kept(images, images.userId),
  notifications: kept(notifications, notifications.userId),
  notificationSettings: kept(notificationSettings, notificationSettings.userId),
  pushSubscriptions: kept(pushSubscriptions, pushSubscriptions.userId, [
    'endpoint',
    'p256dh',
    'auth',
  ]),
  teamExports: kept(teamExports, teamExports.userId),
  teamImports: kept(teamImports, teamImports.userId),
};

/** The tables that name a person and are left out. */
export const otherPersonalTables: Readonly<Record<string, string>> = {
  idempotency_keys: 'The answers to requests of the last day, which repeat what teams have.',
  mail_tokens: 'The secrets of links in emails that are under way.',
  sign_in_challenges: 'The secrets of sign-ins that are under way.',
  sign_up_invites: 'The code of a sign-up that is under way.',
};
