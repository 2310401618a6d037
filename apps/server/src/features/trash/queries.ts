import { TRASH_WINDOW, type TrashEntry } from '@lensemble/contract/trash';
import { type TrashKind, trashKinds } from '@lensemble/contract/trash-kinds';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { activity } from '../../db/schema/activity.ts';
import { comments } from '../../db/schema/comments.ts';
import { packingLines } from '../../db/schema/packing.ts';
import { shootReferences } from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { shots } from '../../db/schema/shots.ts';
import { trash, trashRows } from '../../db/schema/trash.ts';
import { selectList } from '../../db/select.ts';
import { type EntryRow, isEntry } from './rows/entry.ts';

const OWN_PICTURE = sql`(
  select ${trashRows.picture} from ${trashRows} where ${trashRows.teamId} = ${trash.teamId}
    and ${trashRows.trashId} = ${trash.id} and ${trashRows.picture} is not null
  order by ${trashRows.number} limit 1)`;

const fields = selectList<TrashEntry>({
  id: trash.id,
  kind: trash.kind,
  subjectId: trash.subjectId,
  title: trash.title,
  shootId: trash.shootId,
  shootTitle: sql`coalesce(
    (select ${shoots.title} from ${shoots} where ${shoots.id} = ${trash.shootId}),
    (select s.title from ${trash} s where s.team_id = ${trash.teamId} and s.id = ${trash.shootId} and s.kind = 'shoot'))`,
  pictureUrl: sql`coalesce(${OWN_PICTURE}, (
    select ${shootReferences.url} from ${shootReferences}
    where ${shootReferences.id} = ${trash.subjectId} and ${trash.kind} = 'reference'))`,
  isBlock: sql`exists (
    select from ${shots} where ${shots.teamId} = ${trash.teamId} and ${shots.id} = ${trash.subjectId} and ${shots.kind} <> 'shot')`,
  counts: sql`(
    select coalesce(json_object_agg(c.table_name, c.rows), '{}') from (
      select ${trashRows.table}, count(*)::int as rows from ${trashRows}
      where ${trashRows.teamId} = ${trash.teamId} and ${trashRows.trashId} = ${trash.id} group by 1) c)`,
  deletedBy: trash.deletedBy,
  deletedAt: trash.deletedAt,
});

export interface ListedPart {
  readonly after?: string | undefined;
  readonly kind?: TrashKind | undefined;
}

/** A window of the trash, what was deleted last first, and one entry more if there are more. */
export async function listTrash(
  orm: Orm,
  { teamId }: TeamScope,
  { after, kind }: ListedPart,
): Promise<TrashEntry[]> {
  const isLater =
    after === undefined
      ? sql``
      : sql`and (${trash.deletedAt}, ${trash.id}) < (select l.deleted_at, l.id from ${trash} l where l.id = ${after})`;
  const isKind = kind === undefined ? sql`` : sql`and ${trash.kind} = ${kind}`;
  const { rows } = await orm.execute<TrashEntry & Record<string, unknown>>(sql`
    select ${fields} from ${trash} where ${trash.teamId} = ${teamId} ${isKind} ${isLater}
    order by ${trash.deletedAt} desc, ${trash.id} desc limit ${TRASH_WINDOW + 1}`);
  return rows.map((row) => ({ ...row, deletedAt: new Date(row.deletedAt).toISOString() }));
}

export async function findEntry(
  orm: Orm,
  scope: TeamScope,
  id: string,
): Promise<EntryRow | undefined> {
  return (await orm.select().from(trash).where(isEntry(scope, id)))[0];
}

/** What is no longer in the trash because it was restored. */
export async function findRestored(
  orm: Orm,
  { teamId }: TeamScope,
  subjectId: string,
): Promise<{ kind: TrashKind; shootId: string | null } | undefined> {
  const { action, kind, shootId, id } = activity;
  // A kit on a shoot is recorded as packing too.
  const isOwnKind = sql`(${kind} <> 'packing' or exists (
    select from ${packingLines} where ${packingLines.teamId} = ${teamId} and ${packingLines.id} = ${subjectId}))`;
  const [last] = await orm
    .select({ action, kind, shootId })
    .from(activity)
    .where(
      and(
        eq(activity.teamId, teamId),
        eq(activity.subjectId, subjectId),
        inArray(action, ['deleted', 'restored']),
        isOwnKind,
      ),
    )
    .orderBy(desc(id))
    .limit(1);
  const kindNow = trashKinds.find((each) => each === last?.kind);
  if (last?.action !== 'restored' || !kindNow) return undefined;
  return { kind: kindNow, shootId: kindNow === 'shoot' ? null : last.shootId };
}

/** Whether a restored comment can be read: what it belongs to may be in the trash. */
export async function isCommentBack(orm: Orm, { teamId }: TeamScope, id: string): Promise<boolean> {
  const isAtShown = sql`(${comments.referenceId} is null or exists (
    select from ${shootReferences} where ${shootReferences.id} = ${comments.referenceId}
      and ${shootReferences.deletedAt} is null))`;
  const isIt = and(eq(comments.teamId, teamId), eq(comments.id, id), isAtShown);
  return (await orm.select({ id: comments.id }).from(comments).where(isIt)).length > 0;
}
