import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { signUpInvites } from '../../db/schema/mail-tokens.ts';

export async function keepInvite(orm: Orm, userId: string, inviteCode: string): Promise<void> {
  await orm.insert(signUpInvites).values({ userId, inviteCode });
}

/** Reads and deletes the invite code of an account. */
export async function takeInvite(orm: Orm, userId: string): Promise<string | undefined> {
  const [kept] = await orm
    .delete(signUpInvites)
    .where(eq(signUpInvites.userId, userId))
    .returning();
  return kept?.inviteCode;
}
