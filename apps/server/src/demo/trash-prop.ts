import { and, eq } from 'drizzle-orm';
import type { TeamScope } from '../access/scope.ts';
import type { Orm } from '../db/orm.ts';
import { writeToTeam } from '../db/revision.ts';
import { props } from '../db/schema/catalogue.ts';
import { moveToTrash } from '../db/trash.ts';

/** A prop that the team had and deleted: the trash of the demo team is not empty. */
export async function trashProp(orm: Orm, scope: TeamScope): Promise<void> {
  const { teamId } = scope;
  const values = { teamId, name: 'Cracked Lantern', description: 'The glass broke at the lake' };
  const id = await writeToTeam(orm, scope, async (tx) => {
    const [made] = await tx.insert(props).values(values).returning({ id: props.id });
    return made?.id;
  });
  if (id === undefined) return;
  await writeToTeam(orm, scope, async (tx) => {
    await moveToTrash(tx, scope, 'props', [id]);
    await tx.delete(props).where(and(eq(props.teamId, teamId), eq(props.id, id)));
    return true;
  });
}
