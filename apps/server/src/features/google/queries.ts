import { and, eq, isNotNull } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import { NO_REFUSAL } from '../../db/event-refusals.ts';
import type { Orm } from '../../db/orm.ts';
import { inTransaction, raiseTeamRevision, writeToTeam } from '../../db/revision.ts';
import { shootEvents } from '../../db/schema/calendar.ts';
import { googleConnections } from '../../db/schema/google.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { teamMembers } from '../../db/schema/teams.ts';
import type { SavedEvent } from '../../ports/calendar/port.ts';

/** A connection as stored, with encrypted tokens. */
export type ConnectionRow = Omit<typeof googleConnections.$inferSelect, 'createdAt' | 'updatedAt'>;

export async function findConnection(orm: Orm, userId: string): Promise<ConnectionRow | undefined> {
  const [row] = await orm
    .select()
    .from(googleConnections)
    .where(eq(googleConnections.userId, userId));
  return row;
}

export async function saveConnection(orm: Orm, row: ConnectionRow): Promise<void> {
  const { userId: target } = googleConnections;
  const set = { ...row, updatedAt: new Date() };
  await inTransaction(orm, async (tx) => {
    await tx.insert(googleConnections).values(row).onConflictDoUpdate({ target, set });
    await clearRefusals(tx, row.userId);
  });
}

/** Clears what Google refused in a person's own calendar. These must be the last statements of the transaction. */
async function clearRefusals(tx: Orm, userId: string): Promise<void> {
  const isTheirs = and(eq(shootEvents.userId, userId), isNotNull(shootEvents.refusal));
  const update = tx.update(shootEvents).set(NO_REFUSAL).where(isTheirs);
  const teamIds = new Set((await update.returning()).map(({ teamId }) => teamId));
  // In the order of the ids, so that two such transactions cannot wait for each other.
  for (const teamId of [...teamIds].toSorted()) await raiseTeamRevision(tx, { teamId });
}

const isStill = ({ userId, accessToken }: Pick<ConnectionRow, 'userId' | 'accessToken'>) =>
  and(eq(googleConnections.userId, userId), eq(googleConnections.accessToken, accessToken));

/** Replaces the token that was read. Does nothing if another request has replaced it already. */
export async function renewAccess(
  orm: Orm,
  read: ConnectionRow,
  access: Pick<ConnectionRow, 'accessToken' | 'accessTokenExpiresAt'>,
): Promise<void> {
  const set = { ...access, updatedAt: new Date() };
  await orm.update(googleConnections).set(set).where(isStill(read));
}

/** Deletes the connection that was read, but not a newer one. */
export async function dropConnection(orm: Orm, read: ConnectionRow): Promise<void> {
  await orm.delete(googleConnections).where(isStill(read));
}

/** @returns the deleted connection */
export async function takeConnection(orm: Orm, userId: string): Promise<ConnectionRow | undefined> {
  const isTheirs = eq(googleConnections.userId, userId);
  return inTransaction(orm, async (tx) => {
    const [row] = await tx.delete(googleConnections).where(isTheirs).returning();
    await clearRefusals(tx, userId);
    return row;
  });
}

export async function findTeamOf(
  orm: Orm,
  userId: string,
  shootId: string,
): Promise<string | undefined> {
  const isMember = and(eq(teamMembers.teamId, shoots.teamId), eq(teamMembers.userId, userId));
  const [found] = await orm
    .select({ teamId: shoots.teamId })
    .from(shoots)
    .innerJoin(teamMembers, isMember)
    .where(eq(shoots.id, shootId));
  return found?.teamId;
}

export async function noteOwnEvent(
  orm: Orm,
  { teamId, userId }: TeamScope,
  shoot: { readonly id: string; readonly version: number },
  event: SavedEvent,
): Promise<void> {
  const values = { ...event, version: shoot.version };
  const isShoot = and(eq(shoots.teamId, teamId), eq(shoots.id, shoot.id));
  await writeToTeam(orm, { teamId }, async (tx) => {
    await tx
      .insert(shootEvents)
      .values({ ...values, teamId, shootId: shoot.id, userId })
      .onConflictDoUpdate({
        target: [shootEvents.shootId, shootEvents.userId],
        targetWhere: isNotNull(shootEvents.userId),
        set: { ...values, ...NO_REFUSAL, updatedAt: new Date() },
      });
    await tx.update(shoots).set({ calendarEventUrl: event.url }).where(isShoot);
    return event;
  });
}
