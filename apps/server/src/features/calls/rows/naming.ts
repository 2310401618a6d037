import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CallScope } from '../../../access/call-scope.ts';
import type { Orm } from '../../../db/orm.ts';
import { personnel } from '../../../db/schema/catalogue.ts';
import { shootParticipants as k } from '../../../db/schema/shoot-links.ts';

/** Stores it with the crew member, or with a guest, who is on no list. @returns undefined if there is no participant */
export async function setNotNamed(
  tx: Orm,
  { teamId, shootId, participantId }: CallScope,
  notNamed: boolean,
): Promise<true | undefined> {
  const isCalled = and(eq(k.teamId, teamId), eq(k.shootId, shootId), eq(k.id, participantId));
  const own = tx.select({ id: k.personnelId }).from(k).where(isCalled);
  const changed = await tx
    .update(personnel)
    .set({
      notNamed,
      updatedAt: sql`greatest(clock_timestamp(), ${personnel.updatedAt} + interval '1 millisecond')`,
    })
    .where(and(eq(personnel.teamId, teamId), inArray(personnel.id, own)))
    .returning({ id: personnel.id });
  // A guest can have become a crew member since, who may be named again.
  const isGuest = changed.length === 0;
  const marked = await tx
    .update(k)
    .set({ notNamed: isGuest && notNamed })
    .where(isCalled)
    .returning({ id: k.id });
  return marked.length > 0 ? true : undefined;
}
