import { and, eq, exists, isNotNull } from 'drizzle-orm';
import type { Orm } from '../db/orm.ts';
import { writeAs } from '../db/revision.ts';
import { passkeys, recoveryCodes, totpSecrets } from '../db/schema/second-factors.ts';

/** What the account asks for after the first step of a sign-in; undefined if it asks for nothing. */
export async function secondFactorOf(
  orm: Orm,
  userId: string,
): Promise<{ readonly hasPasskeys: boolean } | undefined> {
  const own = orm.select().from(passkeys).where(eq(passkeys.userId, userId));
  const [found] = await orm
    .select({ hasPasskeys: exists(own).mapWith(Boolean) })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)));
  return found;
}

/** Turns two-step sign-in off. @returns whether it was on */
export async function removeTwoStep(tx: Orm, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const [removed] = await tx
    .delete(totpSecrets)
    .where(eq(totpSecrets.userId, userId))
    .returning({ confirmedAt: totpSecrets.confirmedAt });
  return Boolean(removed?.confirmedAt);
}

/** @returns whether there were any */
export async function removePasskeys(tx: Orm, userId: string): Promise<boolean> {
  const removed = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning();
  return removed.length > 0;
}

/** Says in the audit logs that it is the person who changes or uses second factors in this transaction. */
export const actAsOwner = (tx: Orm, userId: string): Promise<void> => writeAs(tx, { userId });
