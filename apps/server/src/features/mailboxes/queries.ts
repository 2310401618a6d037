import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { users } from '../../db/schema/auth.ts';
import { mailboxes } from '../../db/schema/mailboxes.ts';
import { profiles, teamMembers, teams } from '../../db/schema/teams.ts';
import { isAnyOf } from '../../db/select.ts';

export type Mailbox = typeof mailboxes.$inferSelect;

const isMailbox = ({ teamId }: TeamScope, email: string) =>
  and(eq(mailboxes.teamId, teamId), eq(mailboxes.email, email));

/** The mailbox of an address, which the first mail creates. */
export async function openMailbox(tx: Orm, scope: TeamScope, email: string): Promise<Mailbox> {
  const find = async () => (await tx.select().from(mailboxes).where(isMailbox(scope, email)))[0];
  const insert = () =>
    tx.insert(mailboxes).values({ teamId: scope.teamId, email }).onConflictDoNothing();
  const found = (await find()) ?? (await insert().then(find));
  if (!found) throw new Error('The mailbox was not stored');
  return found;
}

export async function listUnsubscribed(
  orm: Orm,
  { teamId }: TeamScope,
  emails: readonly string[],
): Promise<string[]> {
  const isMeant = and(
    eq(mailboxes.teamId, teamId),
    isAnyOf(mailboxes.email, emails),
    isNotNull(mailboxes.unsubscribedAt),
  );
  const found = await orm.select({ email: mailboxes.email }).from(mailboxes).where(isMeant);
  return found.map(({ email }) => email);
}

/** @returns whether it changed */
export async function setRefusal(
  tx: Orm,
  scope: TeamScope,
  email: string,
  refusal: string | null,
): Promise<boolean> {
  const isOther = sql`${mailboxes.refusal} is distinct from ${refusal}`;
  const changed = await tx
    .update(mailboxes)
    .set({ refusal })
    .where(and(isMailbox(scope, email), isOther))
    .returning({ id: mailboxes.id });
  return changed.length > 0;
}

export interface TeamOfMailbox {
  readonly teamId: string;
  readonly team: string;
  readonly isUnsubscribed: boolean;
}

export async function findById(orm: Orm, id: string): Promise<TeamOfMailbox | undefined> {
  const [found] = await orm
    .select({ teamId: teams.id, team: teams.name, at: mailboxes.unsubscribedAt })
    .from(mailboxes)
    .innerJoin(teams, eq(teams.id, mailboxes.teamId))
    .where(eq(mailboxes.id, id));
  if (!found) return undefined;
  const { at, ...team } = found;
  return { ...team, isUnsubscribed: at !== null };
}

export async function setUnsubscribed(
  tx: Orm,
  id: string,
  unsubscribedAt: Date | null,
): Promise<void> {
  await tx.update(mailboxes).set({ unsubscribedAt }).where(eq(mailboxes.id, id));
}

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly isConfirmed: boolean;
}

const person = {
  name: sql<string>`coalesce(${profiles.firstName} || ' ' || ${profiles.lastName}, ${users.name})`,
  email: users.email,
  isConfirmed: users.emailVerified,
};
const isProfile = eq(profiles.userId, users.id);

export async function findPerson(orm: Orm, userId: string): Promise<Person | undefined> {
  const query = orm.select(person).from(users).leftJoin(profiles, isProfile);
  return (await query.where(eq(users.id, userId)))[0];
}

/** The team's longest-standing owner. */
export async function findOwnerId(orm: Orm, { teamId }: TeamScope): Promise<string | undefined> {
  const found = await orm
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.role, 'owner')))
    .orderBy(asc(teamMembers.createdAt), asc(teamMembers.id))
    .limit(1);
  return found[0]?.userId;
}

export async function findTeamName(orm: Orm, { teamId }: TeamScope): Promise<string | undefined> {
  return (await orm.select({ name: teams.name }).from(teams).where(eq(teams.id, teamId)))[0]?.name;
}
