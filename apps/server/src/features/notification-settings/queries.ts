import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Orm } from '../../db/orm.ts';
import { users } from '../../db/schema/auth.ts';
import { notificationSettings, notifications } from '../../db/schema/notifications.ts';
import { isAnyOf } from '../../db/select.ts';
import type { Sending } from './schedule.ts';

export type SettingsRow = typeof notificationSettings.$inferSelect;

export function listSettings(orm: Orm, userIds: readonly string[]): Promise<SettingsRow[]> {
  const { userId } = notificationSettings;
  return orm.select().from(notificationSettings).where(isAnyOf(userId, userIds));
}

/** Holds the settings of a person until the transaction ends: one email after the other is written. */
export async function holdSettings(tx: Orm, userId: string): Promise<SettingsRow | undefined> {
  await tx.insert(notificationSettings).values({ userId }).onConflictDoNothing();
  const isIt = eq(notificationSettings.userId, userId);
  return (await tx.select().from(notificationSettings).where(isIt).for('update'))[0];
}

export async function updateSettings(
  tx: Orm,
  userId: string,
  change: PgUpdateSetSource<typeof notificationSettings>,
): Promise<void> {
  await tx
    .update(notificationSettings)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(notificationSettings.userId, userId));
}

/** Keeps the first time zone that a browser of the person tells. */
export async function keepZone(orm: Orm, userId: string, timeZone: string): Promise<void> {
  const known = sql`coalesce(${notificationSettings.timeZone}, excluded.time_zone)`;
  await orm
    .insert(notificationSettings)
    .values({ userId, timeZone })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: { timeZone: known } });
}

const { id, kind, isUrgent, day, mailAt, pushAt } = notifications;

/** What is still to be sent, or could be. */
export function listWaiting(tx: Orm, userId: string) {
  const isWaiting = or(isNotNull(mailAt), isNotNull(pushAt));
  return tx
    .select({ id, kind, isUrgent, day, mailAt, pushAt })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isWaiting))
    .for('update');
}

export async function reschedule(tx: Orm, ids: readonly string[], sending: Sending): Promise<void> {
  await tx
    .update(notifications)
    .set({ ...sending })
    .where(isAnyOf(id, ids));
}

/** They are not urgent any more: they come with the email of the day. */
export async function postponeMail(tx: Orm, ids: readonly string[], to: Date): Promise<void> {
  await tx.update(notifications).set({ mailAt: to, isUrgent: false }).where(isAnyOf(id, ids));
}

export async function findMailOff(orm: Orm, ofUser: string): Promise<boolean | undefined> {
  const { userId, isMailOff } = notificationSettings;
  const [found] = await orm
    .select({ isMailOff })
    .from(users)
    .leftJoin(notificationSettings, eq(userId, users.id))
    .where(eq(users.id, ofUser));
  return found && (found.isMailOff ?? false);
}
