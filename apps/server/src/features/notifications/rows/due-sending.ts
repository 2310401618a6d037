import type { NotificationKind } from '@lensemble/contract/notification-kinds';
import { and, asc, desc, eq, inArray, isNull, lte, min, sql } from 'drizzle-orm';
import type { Orm } from '../../../db/orm.ts';
import { users } from '../../../db/schema/auth.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { teams } from '../../../db/schema/teams.ts';
import { isAnyOf } from '../../../db/select.ts';
import { type NotificationRow, SHOWN } from '../queries.ts';

const { id, userId, number, kind, groupKey, readAt, mailAt, pushAt } = notifications;

/** The people who are due an email, those who wait longest first. */
export async function listMailDue(orm: Orm, now: Date, limit: number): Promise<string[]> {
  const rows = await orm
    .select({ userId })
    .from(notifications)
    .where(lte(mailAt, now))
    .groupBy(userId)
    .orderBy(asc(min(mailAt)), userId)
    .limit(limit);
  return rows.map((row) => row.userId);
}

/** What is due by email to a person. */
export function holdMailDue(tx: Orm, ofUser: string, now: Date): Promise<NotificationRow[]> {
  return tx
    .select()
    .from(notifications)
    .where(and(eq(userId, ofUser), lte(mailAt, now), isNull(readAt)))
    .orderBy(desc(number))
    .for('update');
}

/** Who cannot come has said so: their later words do not make it new. */
const OPEN_GROUP = sql`case when ${kind} = ${'cannotCome' satisfies NotificationKind} then ${groupKey} end`;

/** What happens next is a new notification, because the mailed one is written. */
export async function noteMailed(tx: Orm, ids: readonly string[]): Promise<void> {
  const set = { mailAt: null, groupKey: OPEN_GROUP };
  await tx.update(notifications).set(set).where(isAnyOf(id, ids));
}

export async function findAddress(
  tx: Orm,
  ofUser: string,
): Promise<{ readonly email: string; readonly isConfirmed: boolean } | undefined> {
  const { email, emailVerified: isConfirmed } = users;
  return (await tx.select({ email, isConfirmed }).from(users).where(eq(users.id, ofUser)))[0];
}

/** Takes what is due as a push message. Another server that does so at the same time takes the rest. */
export async function takePushDue(tx: Orm, now: Date, limit: number) {
  const due = tx
    .select({ id })
    .from(notifications)
    .where(lte(pushAt, now))
    .orderBy(asc(pushAt), id)
    .limit(limit)
    .for('update', { skipLocked: true });
  const { isUrgent } = notifications;
  return tx
    .update(notifications)
    .set({ pushAt: null })
    .where(inArray(id, due))
    .returning({ id, userId, isUrgent });
}

/** Those of an email that are still unread, the newest first. */
export function listUnreadOf(orm: Orm, ofUser: string, ids: readonly string[]) {
  return orm
    .select({ row: SHOWN, teamName: teams.name })
    .from(notifications)
    .innerJoin(teams, eq(teams.id, notifications.teamId))
    .where(and(eq(userId, ofUser), isAnyOf(id, ids), isNull(readAt)))
    .orderBy(desc(number));
}

export async function hasPushDue(orm: Orm, now: Date): Promise<boolean> {
  return (await orm.select({ id }).from(notifications).where(lte(pushAt, now)).limit(1)).length > 0;
}
