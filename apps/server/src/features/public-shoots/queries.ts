import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { shoots } from '../../db/schema/shoots.ts';

export async function findSharingTeam(orm: Orm, id: string): Promise<string | undefined> {
  const isShared = and(eq(shoots.id, id), eq(shoots.isPublic, true));
  const rows = await orm.select({ teamId: shoots.teamId }).from(shoots).where(isShared);
  return rows[0]?.teamId;
}
