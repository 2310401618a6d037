import type { Subscription } from '@lensemble/contract/push';
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { sessions } from '../../db/schema/auth.ts';
import { pushSubscriptions } from '../../db/schema/notifications.ts';
import { isAnyOf } from '../../db/select.ts';

type Row = typeof pushSubscriptions.$inferSelect;

const { id, userId, endpoint, createdAt } = pushSubscriptions;

export async function findSessionId(orm: Orm, token: string): Promise<string | undefined> {
  const isIt = eq(sessions.token, token);
  return (await orm.select({ id: sessions.id }).from(sessions).where(isIt))[0]?.id;
}

/** A browser has one subscription: it belongs to the session that told of it last. */
export async function saveSubscription(
  tx: Orm,
  owner: Pick<Row, 'userId' | 'sessionId'>,
  { endpoint: address, keys }: Subscription,
): Promise<void> {
  const values = { ...owner, ...keys };
  await tx
    .insert(pushSubscriptions)
    .values({ endpoint: address, ...values })
    .onConflictDoUpdate({ target: endpoint, set: { ...values, createdAt: sql`now()` } });
}

/** Keeps the newest subscriptions of a person. */
export async function keepNewest(tx: Orm, ofUser: string, most: number): Promise<void> {
  const old = tx
    .select({ id })
    .from(pushSubscriptions)
    .where(eq(userId, ofUser))
    .orderBy(desc(createdAt), id)
    .offset(most);
  await tx.delete(pushSubscriptions).where(inArray(id, old));
}

export async function deleteByEndpoint(orm: Orm, ofUser: string, address: string): Promise<void> {
  await orm.delete(pushSubscriptions).where(and(eq(userId, ofUser), eq(endpoint, address)));
}

const isOfSession = eq(sessions.id, pushSubscriptions.sessionId);
/** Sessions that have ended stay until the next sign-in. */
const isSessionOpen = gt(sessions.expiresAt, sql`now()`);

/** By person, the oldest first. */
export function listOf(
  orm: Orm,
  userIds: readonly string[],
): Promise<Pick<Row, 'id' | 'userId'>[]> {
  return orm
    .select({ id, userId })
    .from(pushSubscriptions)
    .innerJoin(sessions, isOfSession)
    .where(and(isAnyOf(userId, userIds), isSessionOpen))
    .orderBy(asc(createdAt));
}

export async function findSubscription(orm: Orm, ofId: string): Promise<Row | undefined> {
  const [found] = await orm
    .select({ row: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(sessions, isOfSession)
    .where(and(eq(id, ofId), isSessionOpen));
  return found?.row;
}

export async function deleteSubscription(orm: Orm, ofId: string): Promise<void> {
  await orm.delete(pushSubscriptions).where(eq(id, ofId));
}

export async function pauseSubscription(orm: Orm, ofId: string, pausedUntil: Date): Promise<void> {
  await orm.update(pushSubscriptions).set({ pausedUntil }).where(eq(id, ofId));
}
