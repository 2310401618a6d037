import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { asWriter } from '../../db/revision.ts';
import { teamInvitations, teams } from '../../db/schema/teams.ts';

export async function findCode(orm: Orm, { teamId }: TeamScope): Promise<string | undefined> {
  const [team] = await orm
    .select({ code: teams.inviteCode })
    .from(teams)
    .where(eq(teams.id, teamId));
  return team?.code;
}

type NewInvitation = Omit<
  typeof teamInvitations.$inferInsert,
  'teamId' | 'createdAt' | 'acceptedBy'
>;

/** Replaces an earlier invitation to the address. Deletes the team's expired ones. */
export async function insertInvitation(
  orm: Orm,
  scope: TeamScope,
  invitation: NewInvitation,
): Promise<void> {
  const { email, expiresAt } = teamInvitations;
  const { teamId } = scope;
  const isOver = or(lt(expiresAt, new Date()), eq(email, invitation.email));
  // Two invitations to one address at once would both insert it.
  const isTeam = and(eq(teams.id, teamId), asWriter(scope));
  await orm.select({ id: teams.id }).from(teams).where(isTeam).for('no key update');
  await orm.delete(teamInvitations).where(and(eq(teamInvitations.teamId, teamId), isOver));
  await orm.insert(teamInvitations).values({ ...invitation, teamId });
}

const isOpenIn = ({ teamId }: TeamScope) =>
  and(
    eq(teamInvitations.teamId, teamId),
    isNull(teamInvitations.acceptedBy),
    gt(teamInvitations.expiresAt, new Date()),
  );

/** The open invitations, the newest first. */
export function listInvitations(orm: Orm, scope: TeamScope) {
  const { createdAt, id } = teamInvitations;
  return orm.select().from(teamInvitations).where(isOpenIn(scope)).orderBy(desc(createdAt), id);
}

/** @returns whether there was such an open invitation */
export async function deleteInvitation(orm: Orm, scope: TeamScope, id: string): Promise<boolean> {
  const isIt = and(isOpenIn(scope), eq(teamInvitations.id, id), asWriter(scope));
  return (await orm.delete(teamInvitations).where(isIt).returning()).length > 0;
}
