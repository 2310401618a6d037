import { CONVENTIONS_MAX } from '@lensemble/contract/constants';
import { TRASH_WINDOW, type TrashEntry } from '@lensemble/contract/trash';
import { type TrashKind, trashKinds } from '@lensemble/contract/trash-kinds';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import { catalogueTables } from '../../db/catalogue-tables.ts';
import type { Orm } from '../../db/orm.ts';
import { checkCatalogue, checkComments, checkShoots, checkTemplates } from '../../db/quotas.ts';
import {
  inTransaction,
  raiseTeamRevision,
  writeToTeam,
  writeUnrecorded,
} from '../../db/revision.ts';
import { activity } from '../../db/schema/activity.ts';
import { cancelledShoots, shootEvents } from '../../db/schema/calendar.ts';
import { kits } from '../../db/schema/catalogue.ts';
import { comments } from '../../db/schema/comments.ts';
import { conventions } from '../../db/schema/conventions.ts';
import { packingLines } from '../../db/schema/packing.ts';
import { shootReferences } from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { shots } from '../../db/schema/shots.ts';
import { trash, trashRows } from '../../db/schema/trash.ts';
import { bare, isAnyOf, selectList } from '../../db/select.ts';
import { checkShoot } from '../../db/shoot-quotas.ts';
import type { MovedKind } from '../../db/trash.ts';
import { amount } from '../../lib/amounts.ts';
import { QuotaError } from '../../lib/quota-error.ts';
import type { Quotas } from '../../start/settings/quotas.ts';
import { restoreRows } from './rows/restore-rows.ts';

type EntryRow = typeof trash.$inferSelect;

const isEntry = ({ teamId }: TeamScope, id: string) =>
  and(eq(trash.teamId, teamId), eq(trash.id, id));

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

/** Locks the shoots that get something back, before anything else, like every write to shoots. */
async function holdShoots(tx: Orm, { teamId }: TeamScope, id: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${shoots.id} from ${shoots} where ${shoots.teamId} = ${teamId} and ${shoots.id} in (
      select coalesce(r.row ->> 'shoot_id', r.row ->> 'id')::uuid from ${trashRows} r
      where r.team_id = ${teamId} and r.trash_id = ${id} and (r.row ? 'shoot_id' or r.is_link and r.table_name = 'shoots'))
    order by ${shoots.id} for no key update`);
  return rows.map((row) => row.id);
}

/**
 * Versions go on from those that calendars and devices know: a deleted shoot was canceled with the version after its last. The
 * event of a calendar counts only if it was not deleted there.
 */
async function settleShoot(tx: Orm, { teamId }: TeamScope, id: string): Promise<void> {
  await tx.delete(cancelledShoots).where(eq(cancelledShoots.shootId, id));
  const { version, updatedAt, calendarEventUrl } = shoots;
  await tx.execute(sql`
    update ${shoots} set ${bare(version)} = ${version} + 2, ${bare(updatedAt)} = now(),
      ${bare(calendarEventUrl)} = (
        select ${shootEvents.url} from ${shootEvents}
        where ${shootEvents.shootId} = ${shoots.id} and ${shootEvents.url} = ${calendarEventUrl} limit 1)
    where ${shoots.teamId} = ${teamId} and ${shoots.id} = ${id}`);
}

async function raiseVersions(
  tx: Orm,
  { teamId }: TeamScope,
  kind: MovedKind,
  id: string,
  shootIds: string[],
) {
  await tx
    .update(shoots)
    .set({ version: sql`${shoots.version} + 1`, updatedAt: new Date() })
    .where(and(eq(shoots.teamId, teamId), isAnyOf(shoots.id, shootIds)));
  if (kind !== 'equipment') return;
  await tx.execute(sql`
    update ${kits} set ${bare(kits.updatedAt)} = greatest(now(), ${kits.updatedAt} + interval '1 millisecond')
    where ${kits.teamId} = ${teamId} and exists (
      select from kit_equipment k where k.kit_id = ${kits.id} and k.equipment_id = ${id})`);
}

async function checkQuotas(
  tx: Orm,
  scope: TeamScope,
  kind: MovedKind,
  shootIds: readonly string[],
  quotas: Quotas,
): Promise<void> {
  if (kind === 'shoot') await checkShoots(tx, scope, quotas);
  else if (kind === 'comment') await checkComments(tx, scope, shootIds);
  else if (kind === 'convention') await checkConventions(tx, scope);
  else if (kind === 'template') await checkTemplates(tx, scope, quotas);
  else await checkCatalogue(tx, scope, catalogueTables[kind].table, quotas);
  if (kind === 'comment') return;
  for (const id of shootIds) await checkShoot(tx, scope, id, quotas);
}

async function checkConventions(tx: Orm, { teamId }: TeamScope): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from ${conventions} where ${conventions.teamId} = ${teamId} offset ${CONVENTIONS_MAX} limit 1`);
  if (rows.length === 0) return;
  const most = amount(CONVENTIONS_MAX, 'convention');
  throw new QuotaError(`A team can have at most ${most}. Please delete some first.`);
}

interface Restored {
  readonly shootIds: readonly string[];
  /** How many linked items are missing. */
  readonly missing: number;
}

/**
 * Brings back the rows of an entry.
 * @returns the shoots that got something back; undefined if there is no such entry
 * @throws QuotaError
 */
export function restoreMoved(
  orm: Orm,
  scope: TeamScope,
  { id, kind }: { readonly id: string; readonly kind: MovedKind },
  quotas: Quotas,
  afterwards: (tx: Orm, shootIds: readonly string[]) => Promise<unknown>,
): Promise<Restored | undefined> {
  let changed: string[] = [];
  return writeToTeam(
    orm,
    scope,
    async (tx) => {
      const held = await holdShoots(tx, scope, id);
      const [entry] = await tx.select().from(trash).where(isEntry(scope, id)).for('update');
      if (!entry) return undefined;
      await tx.execute(sql`select set_config('lensemble.restoring', 'on', true)`);
      const missing = await restoreRows(tx, { teamId: scope.teamId, id });
      await tx.delete(trash).where(isEntry(scope, id));
      if (kind === 'shoot') {
        await settleShoot(tx, scope, id);
      } else if (kind !== 'comment') await raiseVersions(tx, scope, kind, id, held);
      changed = kind === 'shoot' ? [id] : held;
      if (changed.length > 0) await afterwards(tx, changed);
      return { shootIds: changed, missing };
    },
    (tx) => checkQuotas(tx, scope, kind, changed, quotas),
  );
}

/** Whether a restored comment can be read: what it belongs to may be in the trash. */
export async function isCommentBack(orm: Orm, { teamId }: TeamScope, id: string): Promise<boolean> {
  const isAtShown = sql`(${comments.referenceId} is null or exists (
    select from ${shootReferences} where ${shootReferences.id} = ${comments.referenceId}
      and ${shootReferences.deletedAt} is null))`;
  const isIt = and(eq(comments.teamId, teamId), eq(comments.id, id), isAtShown);
  return (await orm.select({ id: comments.id }).from(comments).where(isIt)).length > 0;
}

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
