import { and, desc, eq, exists, ilike, isNotNull, or, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { sessions, users } from '../../db/schema/auth.ts';
import { totpSecrets } from '../../db/schema/second-factors.ts';
import { teamMembers, teams } from '../../db/schema/teams.ts';

/** A person as an operator sees them: nothing of what their teams plan. */
export interface KnownUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isConfirmed: boolean;
  readonly hasTwoStep: boolean;
  readonly createdAt: Date;
  /** The last day on which a session was used or prolonged; null without one. */
  readonly seenAt: Date | null;
  readonly teams: number;
}

export interface KnownTeam {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly owners: readonly string[];
  readonly members: number;
}

/** `%` and `_` are letters here. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;

/** The newest accounts whose address or name contains the text. */
export function listUsers(orm: Orm, text: string, most: number): Promise<KnownUser[]> {
  const pattern = containing(text);
  const seen = orm.select({ at: sql`max(${sessions.updatedAt})` }).from(sessions);
  const memberships = orm.select({ n: sql`count(*)::int` }).from(teamMembers);
  const isConfirmed = isNotNull(totpSecrets.confirmedAt);
  const isTheirs = eq(totpSecrets.userId, users.id);
  const confirmed = orm.select().from(totpSecrets).where(and(isTheirs, isConfirmed));
  return orm
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      isConfirmed: users.emailVerified,
      hasTwoStep: exists(confirmed).mapWith(Boolean),
      createdAt: users.createdAt,
      seenAt: sql<Date | null>`(${seen.where(eq(sessions.userId, users.id))})`.mapWith(
        sessions.updatedAt,
      ),
      teams: sql<number>`(${memberships.where(eq(teamMembers.userId, users.id))})`,
    })
    .from(users)
    .where(or(ilike(users.email, pattern), ilike(users.name, pattern)))
    .orderBy(desc(users.createdAt), users.id)
    .limit(most);
}

/** The newest teams whose name, or the address of whose owner, contains the text. */
export function listTeams(orm: Orm, text: string, most: number): Promise<KnownTeam[]> {
  const pattern = containing(text);
  const owns = and(eq(teamMembers.teamId, teams.id), eq(teamMembers.role, 'owner'));
  const isTheirs = eq(users.id, teamMembers.userId);
  const owners = orm
    .select({ emails: sql`coalesce(json_agg(${users.email} order by ${users.email}), '[]')` })
    .from(teamMembers)
    .innerJoin(users, isTheirs)
    .where(owns);
  const found = orm
    .select()
    .from(teamMembers)
    .innerJoin(users, and(isTheirs, ilike(users.email, pattern)))
    .where(owns);
  const members = orm
    .select({ n: sql`count(*)::int` })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teams.id));
  return orm
    .select({
      id: teams.id,
      name: teams.name,
      createdAt: teams.createdAt,
      owners: sql<string[]>`(${owners})`,
      members: sql<number>`(${members})`,
    })
    .from(teams)
    .where(or(ilike(teams.name, pattern), exists(found)))
    .orderBy(desc(teams.createdAt), teams.id)
    .limit(most);
}

export async function findTeam(orm: Orm, teamId: string): Promise<{ name: string } | undefined> {
  const [team] = await orm.select({ name: teams.name }).from(teams).where(eq(teams.id, teamId));
  return team;
}
