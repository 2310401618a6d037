import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { recoveryCodes, totpSecrets } from '../../db/schema/second-factors.ts';

const isOf = (userId: string) => eq(totpSecrets.userId, userId);

/** The secret of an app, encrypted. `isOn`: whether a code has confirmed it. */
export async function findSecret(
  orm: Orm,
  userId: string,
): Promise<{ readonly secret: string; readonly isOn: boolean } | undefined> {
  const { secret, confirmedAt } = totpSecrets;
  const [found] = await orm.select({ secret, confirmedAt }).from(totpSecrets).where(isOf(userId));
  return found && { secret: found.secret, isOn: found.confirmedAt !== null };
}

/** Replaces a secret that is not confirmed yet. @returns whether it did: not if two-step sign-in is on */
export async function keepSecret(orm: Orm, userId: string, secret: string): Promise<boolean> {
  const kept = await orm
    .insert(totpSecrets)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { secret, createdAt: new Date() },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning();
  return kept.length > 0;
}

/** Confirms a secret with its first code. @returns whether it did: a concurrent call may have changed the secret */
export async function confirmSecret(
  tx: Orm,
  userId: string,
  secret: string,
  lastStep: number,
): Promise<boolean> {
  const confirmed = await tx
    .update(totpSecrets)
    .set({ confirmedAt: new Date(), lastStep })
    .where(and(isOf(userId), eq(totpSecrets.secret, secret), isNull(totpSecrets.confirmedAt)))
    .returning();
  return confirmed.length > 0;
}

/** Uses up a time step and all before it. @returns whether it was not used yet. Of concurrent calls, one is first. */
export async function spendStep(tx: Orm, userId: string, step: number): Promise<boolean> {
  const isLater = or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step));
  const used = await tx
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(isOf(userId), isNotNull(totpSecrets.confirmedAt), isLater))
    .returning();
  return used.length > 0;
}

/** @returns whether it was there. Of concurrent calls, one gets it. */
export async function spendRecoveryCode(tx: Orm, userId: string, hash: string): Promise<boolean> {
  const isIt = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash));
  return (await tx.delete(recoveryCodes).where(isIt).returning()).length > 0;
}

export async function replaceRecoveryCodes(
  tx: Orm,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })));
}

export async function countRecoveryCodes(orm: Orm, userId: string): Promise<number> {
  const isTheirs = eq(recoveryCodes.userId, userId);
  const [row] = await orm.select({ left: count() }).from(recoveryCodes).where(isTheirs);
  return row?.left ?? 0;
}
