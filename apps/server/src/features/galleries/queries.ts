import type { Gallery } from '@lensemble/contract/galleries';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CallScope } from '../../access/call-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { EMAIL, k, PARTICIPANTS } from '../../db/participants.ts';
import { galleries } from '../../db/schema/galleries.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { isAnyOf } from '../../db/select.ts';

export type GalleryRow = typeof galleries.$inferSelect;
export type GalleryInput = Pick<GalleryRow, 'url' | 'readyOn' | 'password' | 'isTold'>;

interface Counted {
  readonly gallery: GalleryRow | null;
  readonly reachable: number;
  readonly unreachable: number;
}

const HAS_EMAIL = sql`coalesce(trim(${EMAIL}), '') <> ''`;

/** The gallery of a shoot with the number of its crew; undefined if there is no such shoot. */
export async function findGallery(
  orm: Orm,
  { teamId }: TeamScope,
  shootId: string,
): Promise<Counted | undefined> {
  const isShoot = and(eq(shoots.teamId, teamId), eq(shoots.id, shootId));
  const [row] = await orm
    .select({ id: shoots.id, gallery: galleries })
    .from(shoots)
    .leftJoin(galleries, and(eq(galleries.teamId, shoots.teamId), eq(galleries.shootId, shoots.id)))
    .where(isShoot);
  if (!row) return undefined;
  const { rows } = await orm.execute<{ reachable: number; unreachable: number }>(sql`
    select (count(*) filter (where ${HAS_EMAIL}))::int as reachable,
      (count(*) filter (where not ${HAS_EMAIL}))::int as unreachable
    from ${PARTICIPANTS} where ${k.teamId} = ${teamId} and ${k.shootId} = ${shootId}`);
  const { reachable = 0, unreachable = 0 } = rows[0] ?? {};
  return { gallery: row.gallery, reachable, unreachable };
}

/** Locks a shoot. @returns whether it is completed; undefined if there is none */
export async function holdShoot(
  tx: Orm,
  { teamId }: TeamScope,
  shootId: string,
): Promise<boolean | undefined> {
  const [row] = await tx
    .select({ status: shoots.status })
    .from(shoots)
    .where(and(eq(shoots.teamId, teamId), eq(shoots.id, shootId)))
    .for('no key update');
  return row && row.status === 'completed';
}

/** Stores a gallery. The caller holds the shoot. @returns undefined if it has none of the versions; 0 is that of none */
export async function storeGallery(
  tx: Orm,
  { teamId }: TeamScope,
  shootId: string,
  versions: readonly number[] | undefined,
  fields: GalleryInput,
): Promise<GalleryRow | undefined> {
  const isMeant = and(
    eq(galleries.teamId, teamId),
    eq(galleries.shootId, shootId),
    versions && isAnyOf(galleries.version, versions),
  );
  const change = { ...fields, version: sql`${galleries.version} + 1`, updatedAt: new Date() };
  const [changed] = await tx.update(galleries).set(change).where(isMeant).returning();
  if (changed || (versions && !versions.includes(0))) return changed;
  const [made] = await tx
    .insert(galleries)
    .values({ teamId, shootId, ...fields })
    .onConflictDoNothing()
    .returning();
  return made;
}

/** Marks the galleries of which the crew is to be told, and was not. @returns their shoots */
export async function startTelling(
  tx: Orm,
  { teamId }: TeamScope,
  shootIds: readonly string[],
): Promise<string[]> {
  // Every write to a shoot locks the shoot before what belongs to it, and several in the order of their ids.
  await tx.execute(sql`
    select from ${shoots} where ${shoots.teamId} = ${teamId} and ${isAnyOf(shoots.id, shootIds)}
    order by ${shoots.id} for no key update`);
  const started = await tx
    .update(galleries)
    .set({ toldAt: new Date() })
    .where(
      and(
        eq(galleries.teamId, teamId),
        inArray(galleries.shootId, [...shootIds]),
        isNotNull(galleries.url),
        eq(galleries.isTold, true),
        isNull(galleries.toldAt),
      ),
    )
    .returning({ shootId: galleries.shootId });
  return started.map(({ shootId }) => shootId);
}

export interface Recipient extends Record<string, unknown> {
  readonly shootId: string;
  readonly participantId: string;
  readonly email: string;
}

/** The participants of shoots who have an address. */
export async function listRecipients(
  tx: Orm,
  { teamId }: TeamScope,
  shootIds: readonly string[],
): Promise<Recipient[]> {
  const { rows } = await tx.execute<Recipient>(sql`
    select ${k.shootId} as "shootId", ${k.id} as "participantId", lower(trim(${EMAIL})) as email
    from ${PARTICIPANTS}
    where ${k.teamId} = ${teamId} and ${isAnyOf(k.shootId, shootIds)} and ${HAS_EMAIL}
    order by ${k.shootId}, ${k.position}, ${k.id}`);
  return rows;
}

export type OwnGallery = Pick<Gallery, 'readyOn' | 'password'> & { readonly url: string };

/** The gallery of a completed shoot, for the holder of a personal link; undefined without one. */
export async function findOwnGallery(
  orm: Orm,
  { teamId, shootId }: Pick<CallScope, 'teamId' | 'shootId'>,
): Promise<OwnGallery | undefined> {
  const { url, readyOn, password } = galleries;
  const [row] = await orm
    .select({ url, readyOn, password })
    .from(galleries)
    .innerJoin(shoots, and(eq(shoots.teamId, galleries.teamId), eq(shoots.id, galleries.shootId)))
    .where(
      and(
        eq(galleries.teamId, teamId),
        eq(galleries.shootId, shootId),
        eq(shoots.status, 'completed'),
      ),
    );
  return row?.url ? { ...row, url: row.url } : undefined;
}
