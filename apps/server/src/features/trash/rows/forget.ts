import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import type { Orm } from '../../../db/orm.ts';
import { inTransaction, raiseTeamRevision, writeUnrecorded } from '../../../db/revision.ts';
import { activity } from '../../../db/schema/activity.ts';
import { packingLines } from '../../../db/schema/packing.ts';
import { shootReferences } from '../../../db/schema/shoot-links.ts';
import { shots } from '../../../db/schema/shots.ts';
import { trash, trashRows } from '../../../db/schema/trash.ts';
import { type EntryRow, isEntry } from './entry.ts';

const FORGOTTEN_AT_ONCE = 200;

/** The table of records that stay in their own table. */
function placeOf(kind: EntryRow['kind']) {
  if (kind === 'shot') return shots;
  if (kind === 'packing') return packingLines;
  return kind === 'reference' ? shootReferences : undefined;
}

/** Deletes the comments in the trash that belong to something that is gone forever. */
async function forgetComments(tx: Orm, { teamId, subjectId }: EntryRow): Promise<void> {
  await tx.delete(trash).where(
    and(
      eq(trash.teamId, teamId),
      eq(trash.kind, 'comment'),
      sql`exists (select from ${trashRows} r where r.team_id = ${teamId} and r.trash_id = ${trash.id}
        and ${subjectId}::text in (r.row ->> 'shoot_id', r.row ->> 'reference_id'))`,
    ),
  );
}

/** Deletes entries with all that the database knows of them, except a line of activity. @returns how many */
async function forget(tx: Orm, isMeant: SQL): Promise<readonly string[]> {
  await writeUnrecorded(tx);
  const found = await tx
    .select()
    .from(trash)
    .where(isMeant)
    .limit(FORGOTTEN_AT_ONCE)
    .for('update', { skipLocked: true });
  for (const entry of found) {
    const { teamId, kind, subjectId, shootId } = entry;
    const isAbout = and(
      eq(activity.teamId, teamId),
      kind === 'shoot'
        ? sql`(${activity.shootId} = ${subjectId} or ${activity.subjectId} = ${subjectId})`
        : and(
            eq(activity.subjectId, subjectId),
            shootId ? eq(activity.shootId, shootId) : undefined,
          ),
    );
    const isLine = and(eq(activity.action, 'deleted'), eq(activity.subjectId, subjectId));
    await tx.delete(activity).where(and(isAbout, sql`not (${isLine})`));
    if (kind === 'shoot' || kind === 'reference') await forgetComments(tx, entry);
    const place = placeOf(kind);
    if (!place || !shootId) continue;
    await tx
      .delete(place)
      .where(
        and(
          eq(place.teamId, teamId),
          eq(place.shootId, shootId),
          eq(place.id, subjectId),
          sql`${place.deletedAt} is not null`,
        ),
      );
  }
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(trash).where(inArray(trash.id, ids));
  return ids;
}

export const forgetEntry = (orm: Orm, scope: TeamScope, id: string): Promise<boolean> =>
  inTransaction(orm, async (tx) => {
    const gone = await forget(tx, sql`${isEntry(scope, id)}`);
    if (gone.length > 0) await raiseTeamRevision(tx, scope);
    return gone.length > 0;
  });

export async function forgetAll(orm: Orm, scope: TeamScope): Promise<void> {
  const some = () =>
    inTransaction(orm, async (tx) => {
      const gone = await forget(tx, sql`${eq(trash.teamId, scope.teamId)}`);
      if (gone.length > 0) await raiseTeamRevision(tx, scope);
      return gone.length;
    });
  while ((await some()) > 0);
}

/** Does not raise revisions: what is over shows only in the trash itself. */
export async function forgetBefore(orm: Orm, deletedBefore: Date): Promise<void> {
  const isOver = sql`${trash.deletedAt} < ${deletedBefore.toISOString()}`;
  while ((await inTransaction(orm, (tx) => forget(tx, isOver))).length > 0);
}
