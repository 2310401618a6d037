import { and, asc, count, eq, lt, or, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { passkeys } from '../../db/schema/second-factors.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

const isTheirs = (userId: string, id: string) =>
  and(eq(passkeys.userId, userId), eq(passkeys.id, id));

export function listPasskeys(orm: Orm, userId: string): Promise<PasskeyRow[]> {
  const isOwn = eq(passkeys.userId, userId);
  return orm.select().from(passkeys).where(isOwn).orderBy(asc(passkeys.createdAt), passkeys.id);
}

export async function countPasskeys(orm: Orm, userId: string): Promise<number> {
  const isOwn = eq(passkeys.userId, userId);
  const [row] = await orm.select({ number: count() }).from(passkeys).where(isOwn);
  return row?.number ?? 0;
}

export async function findByCredential(
  orm: Orm,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const isIt = eq(passkeys.credentialId, credentialId);
  const [found] = await orm.select().from(passkeys).where(isIt);
  return found;
}

/** Undefined if an account has the passkey already. */
export async function insertPasskey(
  tx: Orm,
  row: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const [made] = await tx.insert(passkeys).values(row).onConflictDoNothing().returning();
  return made;
}

/**
 * Notes that a passkey was used.
 * @returns whether the authenticator's counter is later than the last one, or it does not count
 */
export async function noteUse(tx: Orm, id: string, counter: number): Promise<boolean> {
  const isLater = or(
    lt(passkeys.counter, counter),
    sql`${passkeys.counter} = 0 and ${counter}::bigint = 0`,
  );
  const noted = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: new Date() })
    .where(and(eq(passkeys.id, id), isLater))
    .returning();
  return noted.length > 0;
}

export async function renamePasskey(
  orm: Orm,
  userId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  const changing = orm.update(passkeys).set({ name }).where(isTheirs(userId, id)).returning();
  const [renamed] = await changing;
  return renamed;
}

/** @returns whether it was there */
export async function deletePasskey(tx: Orm, userId: string, id: string): Promise<boolean> {
  return (await tx.delete(passkeys).where(isTheirs(userId, id)).returning()).length > 0;
}
