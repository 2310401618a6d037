import { and, eq, isNull, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { writeToTeam } from '../../db/revision.ts';
import { shootDocuments } from '../../db/schema/documents.ts';
import { shoots } from '../../db/schema/shoots.ts';
import type { SavedDocument } from '../../ports/documents/port.ts';

/** The owner of a document; null for the shared folder. */
type Owner = string | null;

/** The file id of a saved call sheet; undefined if there is none. */
export async function findFileId(
  orm: Orm,
  { teamId }: TeamScope,
  shootId: string,
  owner: Owner,
): Promise<string | undefined> {
  const [row] = await orm
    .select({ fileId: shootDocuments.fileId })
    .from(shootDocuments)
    .where(
      and(
        eq(shootDocuments.teamId, teamId),
        eq(shootDocuments.shootId, shootId),
        owner === null ? isNull(shootDocuments.userId) : eq(shootDocuments.userId, owner),
      ),
    );
  return row?.fileId;
}

/** Not an edit, so the version stays and no open editor conflicts; false if there is no such shoot. */
export async function noteDocument(
  orm: Orm,
  scope: TeamScope,
  shootId: string,
  docsUrl: string,
  saved?: { readonly owner: Owner; readonly document: SavedDocument },
): Promise<boolean> {
  const noted = await writeToTeam(orm, scope, async (tx) => {
    const [shoot] = await tx
      .update(shoots)
      .set({ docsUrl })
      .where(and(eq(shoots.teamId, scope.teamId), eq(shoots.id, shootId)))
      .returning({ id: shoots.id });
    if (shoot && saved) await keepDocument(tx, scope, shootId, saved.owner, saved.document);
    return shoot;
  });
  return noted !== undefined;
}

async function keepDocument(
  tx: Orm,
  { teamId }: TeamScope,
  shootId: string,
  owner: Owner,
  { fileId, url }: SavedDocument,
): Promise<void> {
  const own = {
    target: [shootDocuments.shootId, shootDocuments.userId],
    where: sql`user_id is not null`,
  };
  const shared = { target: shootDocuments.shootId, where: sql`user_id is null` };
  const { target, where } = owner === null ? shared : own;
  await tx
    .insert(shootDocuments)
    .values({ teamId, shootId, userId: owner, fileId, url })
    .onConflictDoUpdate({
      target,
      targetWhere: where,
      set: { fileId, url, updatedAt: new Date() },
    });
}
