import { DELETED_SHOTS_MAX } from '@lensemble/contract/constants';
import type { KeptShot, LinkField } from '@lensemble/contract/day-state';
import { type Column, sql } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import type { Orm } from '../../../db/orm.ts';
import { shotLinks, shots } from '../../../db/schema/shots.ts';
import { bare, bareList, isAnyOf, jsonRows } from '../../../db/select.ts';

interface Target extends Pick<TeamScope, 'teamId'> {
  readonly shootId: string;
}

/** The column of each field of an entry itself. A field without a column does not compile. */
const own: Readonly<Record<Exclude<keyof KeptShot, LinkField | 'isDeleted'>, Column>> = {
  id: shots.id,
  kind: shots.kind,
  title: shots.title,
  minutes: shots.minutes,
  pin: shots.pin,
  notes: shots.notes,
  state: shots.state,
  actualEnd: shots.actualEnd,
};

/** The column of each thing that an entry links. */
const links: Readonly<Record<LinkField, Column>> = {
  referenceId: shotLinks.referenceId,
  participantIds: shotLinks.participantId,
  costumeIds: shotLinks.costumeId,
  propIds: shotLinks.propId,
  equipmentIds: shotLinks.equipmentId,
};

const linkFields = Object.keys(links) as LinkField[];

/**
 * The stored positions of entries that were read, which are no part of the entries. Copies and clean-up leave gaps between
 * them, so that they differ from the places in the list.
 */
const positions = new WeakMap<KeptShot, number>();

interface Row extends Record<string, unknown>, Omit<KeptShot, 'actualEnd' | LinkField> {
  readonly position: number;
  readonly actualEnd: Date | null;
  readonly links: Readonly<Record<LinkField, readonly string[] | null>> | null;
}

const ownList = sql.join(
  Object.entries(own).map(([field, column]) => sql`${column} as ${sql.identifier(field)}`),
  sql`, `,
);
const linkLists = sql.join(
  Object.entries(links).map(
    ([field, column]) =>
      sql`${sql.raw(`'${field}'`)}, json_agg(${column} order by ${shotLinks.position}) filter (where ${column} is not null)`,
  ),
  sql`, `,
);

/** The entries of a shoot in their order, also deleted ones, in one statement. */
export async function readShots(
  tx: Orm,
  { teamId, shootId }: Target,
): Promise<readonly KeptShot[]> {
  const { rows } = await tx.execute<Row>(sql`
    select ${ownList}, ${shots.position} as position, ${shots.deletedAt} is not null as "isDeleted", k.links
    from ${shots} left join (
      select ${shotLinks.shotId} as shot_id, json_build_object(${linkLists}) as links from ${shotLinks}
      where ${shotLinks.teamId} = ${teamId} and ${shotLinks.shootId} = ${shootId} group by ${shotLinks.shotId}
    ) k on k.shot_id = ${shots.id}
    where ${shots.teamId} = ${teamId} and ${shots.shootId} = ${shootId}
    order by ${shots.position}, ${shots.createdAt}, ${shots.id}`);
  return rows.map(({ links: linked, actualEnd, position, ...entry }) => {
    const shot = {
      ...entry,
      referenceId: linked?.referenceId?.[0] ?? null,
      participantIds: [...(linked?.participantIds ?? [])],
      costumeIds: [...(linked?.costumeIds ?? [])],
      propIds: [...(linked?.propIds ?? [])],
      equipmentIds: [...(linked?.equipmentIds ?? [])],
      actualEnd: actualEnd && new Date(actualEnd).toISOString(),
    };
    positions.set(shot, position);
    return shot;
  });
}

/**
 * Stores what differs, and closes gaps: an entry whose position becomes its place would otherwise pass those with a gap before
 * them.
 */
export async function writeShots(
  tx: Orm,
  target: Target,
  before: readonly KeptShot[],
  after: readonly KeptShot[],
): Promise<void> {
  const changed = after.flatMap((shot, position) =>
    positions.get(shot) === position ? [] : [{ ...shot, position }],
  );
  if (changed.length > 0) await storeRows(tx, target, changed);
  const stored = new Map(before.map((shot) => [shot.id, shot]));
  const relinked = changed.filter((shot) => hasOtherLinks(shot, stored.get(shot.id)));
  if (relinked.length > 0) await storeLinks(tx, target, relinked);
  const deleted = after.filter(({ isDeleted }) => isDeleted).length;
  if (deleted > DELETED_SHOTS_MAX) await dropOldest(tx, target);
}

const idsIn = (value: string | null | readonly string[]) => [value ?? []].flat();

const hasOtherLinks = (shot: KeptShot, before: KeptShot | undefined) =>
  linkFields.some((field) => {
    const ids = idsIn(shot[field]);
    const were = before ? idsIn(before[field]) : [];
    return ids.length !== were.length || ids.some((id, index) => id !== were[index]);
  });

async function storeRows(
  tx: Orm,
  { teamId, shootId }: Target,
  changed: readonly (KeptShot & { readonly position: number })[],
): Promise<void> {
  const { position, deletedAt } = shots;
  const columns = { ...own, position };
  const rows = changed.map(({ isDeleted, ...shot }) => ({
    ...Object.fromEntries(
      Object.keys(columns).map((field) => [field, shot[field as keyof typeof shot]]),
    ),
    // The time of the database. What was deleted before keeps its own.
    deletedAt: isDeleted ? 'now' : null,
  }));
  const { id: _, ...changing } = columns;
  const changes = Object.values(changing).map(
    (column) => sql`${bare(column)} = excluded.${bare(column)}`,
  );
  const inserted = [shots.teamId, shots.shootId, ...Object.values(columns), deletedAt];
  const values = Object.keys(columns).map((field) => sql`w.${sql.identifier(field)}`);
  await tx.execute(sql`
    insert into ${shots} (${bareList(inserted)})
    select ${teamId}, ${shootId}, ${sql.join(values, sql`, `)}, w."deletedAt"
    from ${jsonRows(rows, { ...columns, deletedAt } as Readonly<Record<string, Column>>)} as w
    on conflict (${bareList([shots.teamId, shots.shootId, shots.id])}) do update
      set ${sql.join(changes, sql`, `)}, ${bare(deletedAt)} =
        case when excluded.${bare(deletedAt)} is not null then coalesce(${deletedAt}, excluded.${bare(deletedAt)}) end`);
}

async function storeLinks(
  tx: Orm,
  { teamId, shootId }: Target,
  relinked: readonly KeptShot[],
): Promise<void> {
  const ids = relinked.map(({ id }) => id);
  await tx
    .delete(shotLinks)
    .where(
      sql`${shotLinks.teamId} = ${teamId} and ${shotLinks.shootId} = ${shootId} and ${isAnyOf(shotLinks.shotId, ids)}`,
    );
  const rows = relinked.flatMap((shot) =>
    linkFields.flatMap((field) =>
      idsIn(shot[field]).map((id, position) => ({ shotId: shot.id, position, [field]: id })),
    ),
  );
  if (rows.length === 0) return;
  const columns = { shotId: shotLinks.shotId, position: shotLinks.position, ...links };
  await tx.execute(sql`
    insert into ${shotLinks} (${bareList([shotLinks.teamId, shotLinks.shootId, ...Object.values(columns)])})
    select ${teamId}, ${shootId}, w.* from ${jsonRows(rows, columns as Readonly<Record<string, Column>>)} as w`);
}

/** Keeps the entries that were deleted last. */
async function dropOldest(tx: Orm, { teamId, shootId }: Target): Promise<void> {
  const ofShoot = sql`${shots.teamId} = ${teamId} and ${shots.shootId} = ${shootId}`;
  await tx.execute(sql`
    delete from ${shots} where ${ofShoot} and ${shots.id} in (
      select ${shots.id} from ${shots} where ${ofShoot} and ${shots.deletedAt} is not null
      order by ${shots.deletedAt} desc, ${shots.id} offset ${DELETED_SHOTS_MAX})`);
}
