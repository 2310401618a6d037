import type { Member } from '@lensemble/contract/members';
import type { GivenRole, Role } from '@lensemble/contract/permissions';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { nextRevision } from '../../db/revision.ts';
import { users } from '../../db/schema/auth.ts';
import { profiles, teamMembers, teams } from '../../db/schema/teams.ts';

interface OfTeam {
  readonly teamId: string;
}

/** Somebody in a team, as far as who may do what goes. */
export interface Standing {
  readonly id: string;
  readonly userId: string;
  readonly role: Role;
}

const byRank = sql`case ${teamMembers.role} when 'owner' then 0 when 'admin' then 1 else 2 end`;

/** Everybody in a team, or one of them: by role, then the longest-standing first. */
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
  return rows.map(({ email, ...rest }) => ({ ...rest, user: { email } }));
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
 * Lets whoever else changes who is in these teams wait until the transaction is over: always in the same order.
 * @param strength `update` where teams may be deleted: it waits for those who are writing just now, and they finish first
 */
export async function lockTeams(
  orm: Orm,
  teamIds: readonly string[],
  strength: 'no key update' | 'update' = 'no key update',
): Promise<void> {
  await orm
    .select({ id: teams.id })
    .from(teams)
    .where(inArray(teams.id, [...teamIds]))
    .orderBy(asc(teams.id))
    .for(strength);
}

/** Who is in a team that is locked, the longest-standing first. */
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
  team: OfTeam,
  memberId: string,
  role: GivenRole | 'owner',
): Promise<void> {
  await orm.update(teamMembers).set({ role }).where(isMember(team, memberId));
  await raise(orm, team);
}

/** Takes a member out; with the membership it stops being their active team. */
export async function deleteMember(orm: Orm, team: OfTeam, memberId: string): Promise<void> {
  await orm.delete(teamMembers).where(isMember(team, memberId));
  await raise(orm, team);
}

const isMember = ({ teamId }: OfTeam, memberId: string) =>
  and(eq(teamMembers.teamId, teamId), eq(teamMembers.id, memberId));

/** Who is in a team is its data. */
async function raise(orm: Orm, { teamId }: OfTeam): Promise<void> {
  await orm.update(teams).set({ revision: nextRevision }).where(eq(teams.id, teamId));
}

/** Takes a team away with all that it has. The files of its pictures are noted for removal. */
export async function deleteTeam(orm: Orm, { teamId }: OfTeam): Promise<void> {
  await orm.delete(teams).where(eq(teams.id, teamId));
}
