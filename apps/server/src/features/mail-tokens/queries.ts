import { and, eq, gt, lt } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { type MailTokenPurpose, mailTokens } from '../../db/schema/mail-tokens.ts';

export async function insertToken(orm: Orm, token: typeof mailTokens.$inferInsert): Promise<void> {
  await orm.insert(mailTokens).values(token);
}

/** Called when a token is created, so that no scheduled task is needed. */
export async function deleteExpired(orm: Orm, now: Date): Promise<void> {
  await orm.delete(mailTokens).where(lt(mailTokens.expiresAt, now));
}

const isLive = (hash: string, purpose: MailTokenPurpose, now: Date) =>
  and(eq(mailTokens.hash, hash), eq(mailTokens.purpose, purpose), gt(mailTokens.expiresAt, now));

export async function findOwner(
  orm: Orm,
  hash: string,
  purpose: MailTokenPurpose,
  now: Date,
): Promise<string | undefined> {
  const [token] = await orm
    .select({ userId: mailTokens.userId })
    .from(mailTokens)
    .where(isLive(hash, purpose, now));
  return token?.userId;
}

/** Reads and deletes a token. Of two concurrent requests, one gets it. */
export async function takeToken(
  orm: Orm,
  hash: string,
  purpose: MailTokenPurpose,
  now: Date,
): Promise<{ readonly userId: string; readonly email: string | null } | undefined> {
  const [token] = await orm
    .delete(mailTokens)
    .where(isLive(hash, purpose, now))
    .returning();
  return token;
}

export async function deleteTokensOf(orm: Orm, userId: string): Promise<void> {
  await orm.delete(mailTokens).where(eq(mailTokens.userId, userId));
}
