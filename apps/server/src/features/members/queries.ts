import type { Member } from '@lensemble/contract/members';
import type { GivenRole, Role } from '@lensemble/contract/permissions';
import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { raiseTeamRevision, inTransaction as transaction, type Writer } from '../../db/revision.ts';
import { users } from '../../db/schema/auth.ts';
import { profiles, teamInvitations, teamMembers, teams } from '../../db/schema/teams.ts';
import { isAnyOf } from '../../db/select.ts';

/** Repeats `work` after a deadlock. */
export const inTransaction = transaction;

interface OfTeam {
  readonly teamId: string;
}

export interface Standing {
  readonly id: string;
  readonly userId: string;
  readonly role: Role;
}

const byRank = sql`case ${teamMembers.role} when 'owner' then 0 when 'admin' then 1 else 2 end`;

/** All members of a team or one of them, by role and then by length of membership. */
export async function listMembers(
  orm: Orm,
  { teamId }: OfTeam,
  memberId?: string,
): Promise<Member[]> {
  const isAsked = memberId === undefined ? undefined : eq(teamMembers.id, memberId);
  const rows = await orm
    .select({
      id: teamMembers.id,
      userId: teamMembers.userId,
      role: teamMembers.role,
      email: users.email,
      joinedAt: teamMembers.createdAt,
      joinedBy: teamMembers.joinedBy,
      invitedAs: teamMembers.invitedAs,
      profile: {
        firstName: profiles.firstName,
        lastName: profiles.lastName,
        avatarUrl: profiles.avatarUrl,
      },
    })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .leftJoin(profiles, eq(profiles.userId, teamMembers.userId))
    .where(and(eq(teamMembers.teamId, teamId), isAsked))
    .orderBy(byRank, asc(teamMembers.createdAt), asc(teamMembers.id));
  return rows.map(({ email, joinedAt, ...rest }) => ({
    ...rest,
    user: { email },
    joinedAt: joinedAt.toISOString(),
  }));
}

export async function hasAddress(orm: Orm, { teamId }: OfTeam, email: string): Promise<boolean> {
  const found = await orm
    .select({ id: teamMembers.id })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(and(eq(teamMembers.teamId, teamId), eq(users.email, email)));
  return found.length > 0;
}

/**
 * Locks teams, in a fixed order, against changes of their members until the transaction ends.
 * @param strength `update` if teams may be deleted: it also waits for concurrent writes of the teams' data
 */
export async function lockTeams(
  orm: Orm,
  teamIds: readonly string[],
  strength: 'no key update' | 'update' = 'no key update',
): Promise<void> {
  await orm
    .select({ id: teams.id })
    .from(teams)
    .where(isAnyOf(teams.id, teamIds))
    .orderBy(asc(teams.id))
    .for(strength);
}

/** The members of a locked team, the longest-standing first. */
export function listStandings(orm: Orm, { teamId }: OfTeam): Promise<Standing[]> {
  return orm
    .select({ id: teamMembers.id, userId: teamMembers.userId, role: teamMembers.role })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(asc(teamMembers.createdAt), asc(teamMembers.id));
}

export async function listTeamIds(orm: Orm, userId: string): Promise<string[]> {
  const found = await orm
    .select({ teamId: teamMembers.teamId })
    .from(teamMembers)
    .where(eq(teamMembers.userId, userId));
  return found.map(({ teamId }) => teamId);
}

export async function countOwned(orm: Orm, userId: string): Promise<number> {
  const isOwner = and(eq(teamMembers.userId, userId), eq(teamMembers.role, 'owner'));
  const [counted] = await orm.select({ teams: count() }).from(teamMembers).where(isOwner);
  return counted?.teams ?? 0;
}

export async function setRole(
  orm: Orm,
  team: Writer,
  memberId: string,
  role: GivenRole | 'owner',
): Promise<void> {
  await orm.update(teamMembers).set({ role }).where(isMember(team, memberId));
  await raiseTeamRevision(orm, team);
}

/** Removes a member. The database also removes the active team that belongs to the membership. */
export async function deleteMember(orm: Orm, team: Writer, memberId: string): Promise<void> {
  await orm.delete(teamMembers).where(isMember(team, memberId));
  await raiseTeamRevision(orm, team);
}

/** Ends the invitations that a removed member accepted or could accept. */
export async function endInvitations(orm: Orm, { teamId }: OfTeam, userId: string): Promise<void> {
  const address = orm.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const { acceptedBy, email } = teamInvitations;
  const isTheirs = or(eq(acceptedBy, userId), inArray(email, address));
  await orm.delete(teamInvitations).where(and(eq(teamInvitations.teamId, teamId), isTheirs));
}

const isMember = ({ teamId }: OfTeam, memberId: string) =>
  and(eq(teamMembers.teamId, teamId), eq(teamMembers.id, memberId));

/** Deletes a team with all its data. The database schedules the removal of its pictures' files. */
export async function deleteTeam(orm: Orm, { teamId }: OfTeam): Promise<void> {
  await orm.delete(teams).where(eq(teams.id, teamId));
}
