import { and, desc, eq, gt } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { sessions } from '../../db/schema/auth.ts';

/** A person's valid sessions, the latest used first. */
export function listSessions(orm: Orm, userId: string, now: Date) {
  const { id, token, userAgent, createdAt, updatedAt } = sessions;
  return orm
    .select({ id, token, userAgent, createdAt, updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(updatedAt), desc(createdAt), id);
}

/** @returns the token of the session; undefined if it is not the person's */
export async function deleteSession(
  orm: Orm,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const [ended] = await orm
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ token: sessions.token });
  return ended?.token;
}

export async function setUserAgent(orm: Orm, token: string, userAgent: string): Promise<void> {
  await orm.update(sessions).set({ userAgent }).where(eq(sessions.token, token));
}
