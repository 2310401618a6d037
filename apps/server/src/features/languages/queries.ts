import type { Language } from '@lensemble/messages/languages';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { users } from '../../db/schema/auth.ts';

export async function setLanguage(
  orm: Orm,
  userId: string,
  language: Language | null,
): Promise<void> {
  await orm.update(users).set({ language, updatedAt: new Date() }).where(eq(users.id, userId));
}
