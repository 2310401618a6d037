import type { GivenRole } from '@lensemble/contract/permissions';
import type { Team } from '@lensemble/contract/teams';
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { addNews } from '../../db/news.ts';
import type { Orm } from '../../db/orm.ts';
import { asWriter, nextRevision, raiseTeamRevision, type Writer } from '../../db/revision.ts';
import { users } from '../../db/schema/auth.ts';
import {
  activeTeams,
  profiles,
  teamInvitations,
  teamMembers,
  teams,
} from '../../db/schema/teams.ts';
import { isAnyOf } from '../../db/select.ts';
import { findAnswerAnywhere, keepAnswer } from '../../http/idempotency/once.ts';
import type { Quotas } from '../../start/settings/quotas.ts';

export const findFirst = findAnswerAnywhere<Team>;
export const keepFirst = keepAnswer<Team>;

const memberCount = sql<number>`(
  select count(*)::int from team_members m where m.team_id = ${teams.id})`;

const shootCount = sql<number>`(
  select count(*)::int from shoots s where s.team_id = ${teams.id})`;

const hasSampleData = sql<boolean>`exists (
  select from sample_records r where r.team_id = ${teams.id})`;

/** All teams of a person, or the one with this id, the oldest membership first. */
export function listTeams(orm: Orm, userId: string, teamId?: string): Promise<Team[]> {
  return orm
    .select({
      id: teams.id,
      name: teams.name,
      role: teamMembers.role,
      isActive: sql<boolean>`${activeTeams.teamId} is not null`,
      memberCount,
      shootCount,
      hasSampleData,
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .leftJoin(
      activeTeams,
      and(eq(activeTeams.userId, teamMembers.userId), eq(activeTeams.teamId, teamMembers.teamId)),
    )
    .where(and(eq(teamMembers.userId, userId), teamId ? eq(teams.id, teamId) : undefined))
    .orderBy(asc(teamMembers.createdAt), asc(teamMembers.id));
}

/**
 * Whether a person owns as many teams as one can. Call it after `lockPerson`, so that concurrent creates count.
 */
export async function ownsMost(tx: Orm, userId: string, quotas: Quotas): Promise<boolean> {
  const isOwner = and(eq(teamMembers.userId, userId), eq(teamMembers.role, 'owner'));
  const owned = await tx.select({ id: teamMembers.id }).from(teamMembers).where(isOwner);
  return owned.length >= quotas.teams;
}

/** Inserts that refer to the person are still possible; false if the person is gone. */
export async function lockPerson(orm: Orm, userId: string): Promise<boolean> {
  const isThey = eq(users.id, userId);
  return (
    (await orm.select({ id: users.id }).from(users).where(isThey).for('no key update')).length > 0
  );
}

export async function setActiveTeam(orm: Orm, userId: string, teamId: string): Promise<void> {
  await orm
    .insert(activeTeams)
    .values({ userId, teamId })
    .onConflictDoUpdate({ target: activeTeams.userId, set: { teamId } });
}

/** What a team brings along that was one elsewhere. */
export type GivenTeam = Partial<Pick<typeof teams.$inferInsert, 'id' | 'createdAt'>>;

export async function insertTeam(
  orm: Orm,
  values: GivenTeam & { name: string; inviteCode: string },
): Promise<string> {
  const [team] = await orm.insert(teams).values(values).returning({ id: teams.id });
  if (!team) throw new Error('The team was not stored');
  return team.id;
}

/** Raises the team's revision; false if the person is a member already. */
export async function insertMember(
  orm: Orm,
  member: Pick<
    typeof teamMembers.$inferInsert,
    'teamId' | 'userId' | 'role' | 'joinedBy' | 'invitedAs'
  >,
): Promise<boolean> {
  const [added] = await orm.insert(teamMembers).values(member).onConflictDoNothing().returning();
  if (!added) return false;
  await raiseTeamRevision(orm, member);
  // The owner and admins are notified.
  if (member.joinedBy) await addNews(orm, added.teamId, 'member', [added.id]);
  return true;
}

const ofCode = (orm: Orm, spellings: readonly string[]) =>
  orm
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(isAnyOf(teams.inviteCode, spellings));

export interface NamedTeam {
  readonly id: string;
  readonly name: string;
}

export async function findTeamByCode(
  orm: Orm,
  spellings: readonly string[],
): Promise<NamedTeam | undefined> {
  return (await ofCode(orm, spellings))[0];
}

/** Locks the team, so that neither its code nor its members change until the transaction ends. */
export async function lockTeamByCode(
  orm: Orm,
  spellings: readonly string[],
): Promise<string | undefined> {
  const [team] = await ofCode(orm, spellings).for('no key update');
  return team?.id;
}

/** @returns whether the team still exists */
export async function setInviteCode(
  orm: Orm,
  writer: Writer,
  inviteCode: string,
): Promise<boolean> {
  const replaced = await orm
    .update(teams)
    .set({ inviteCode, revision: nextRevision, updatedAt: new Date() })
    .where(and(eq(teams.id, writer.teamId), asWriter(writer)))
    .returning({ id: teams.id });
  return replaced.length > 0;
}

const ofHash = (orm: Orm, hash: string, userId: string | undefined) => {
  const { acceptedBy, expiresAt } = teamInvitations;
  const isOpen = isNull(acceptedBy);
  const isUsable = userId === undefined ? isOpen : or(isOpen, eq(acceptedBy, userId));
  return orm
    .select({ invitation: teamInvitations, name: teams.name })
    .from(teamInvitations)
    .innerJoin(teams, eq(teams.id, teamInvitations.teamId))
    .where(and(eq(teamInvitations.hash, hash), gt(expiresAt, new Date()), isUsable));
};

/** The team of a mailed invitation that is open, or that this person has accepted. */
export async function findTeamByHash(
  orm: Orm,
  hash: string,
  userId: string | undefined,
): Promise<(NamedTeam & { readonly role: GivenRole }) | undefined> {
  const [found] = await ofHash(orm, hash, userId);
  if (!found) return undefined;
  const { teamId, role } = found.invitation;
  return { id: teamId, name: found.name, role };
}

/** Locks the team as `lockTeamByCode` does. Of two people, one gets an open invitation. */
export async function lockInvitation(orm: Orm, hash: string, userId: string) {
  const [found] = await ofHash(orm, hash, userId);
  if (!found) return undefined;
  const isTeam = eq(teams.id, found.invitation.teamId);
  await orm.select({ id: teams.id }).from(teams).where(isTeam).for('no key update');
  return (await ofHash(orm, hash, userId))[0]?.invitation;
}

/** False if the invitation was revoked: that does not wait for the lock of the team. */
export async function setAccepted(orm: Orm, id: string, userId: string): Promise<boolean> {
  const isIt = eq(teamInvitations.id, id);
  const accepting = orm.update(teamInvitations).set({ acceptedBy: userId }).where(isIt);
  return (await accepting.returning({ id: teamInvitations.id })).length > 0;
}

/** Whether a person is a member. Locks the membership until the transaction ends. */
export async function isMember(orm: Orm, userId: string, teamId: string): Promise<boolean> {
  const isTheirs = and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId));
  const found = orm.select({ id: teamMembers.id }).from(teamMembers).where(isTheirs);
  return (await found.for('key share')).length > 0;
}

export async function renameTeam(orm: Orm, writer: Writer, name: string): Promise<void> {
  await orm
    .update(teams)
    .set({ name, revision: nextRevision, updatedAt: new Date() })
    .where(and(eq(teams.id, writer.teamId), asWriter(writer)));
}

/** The first name of the profile, the name of the account, and its address. */
export async function findNames(orm: Orm, userId: string) {
  const [person] = await orm
    .select({ firstName: profiles.firstName, name: users.name, email: users.email })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  return person;
}

/** Notes that nothing has changed a team yet. */
export async function setBegun(orm: Orm, teamId: string): Promise<void> {
  await orm.update(teams).set({ begunRevision: teams.revision }).where(eq(teams.id, teamId));
}

const isUnchanged = eq(teams.begunRevision, teams.revision);

/** The id of a person's team that nothing has changed since `setBegun`. */
export async function findBegun(orm: Orm, userId: string): Promise<string | undefined> {
  const isTheirs = and(eq(teamMembers.userId, userId), eq(teamMembers.role, 'owner'));
  const [team] = await orm
    .select({ id: teams.id })
    .from(teams)
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .where(and(isTheirs, isUnchanged));
  return team?.id;
}

/** Does nothing if another transaction has changed the team in the meantime. */
export async function deleteBegun(orm: Orm, teamId: string): Promise<void> {
  await orm.delete(teams).where(and(eq(teams.id, teamId), isUnchanged));
}

/** Whether a person has neither a team nor a saved profile. */
export async function isBare(orm: Orm, userId: string): Promise<boolean> {
  const { rows } = await orm.execute<{ bare: boolean }>(sql`
    select not exists (select from team_members where user_id = ${userId}::uuid)
       and not exists (select from profiles where user_id = ${userId}::uuid and is_saved) as bare`);
  return rows[0]?.bare ?? false;
}
