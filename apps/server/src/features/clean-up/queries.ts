import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { brokenConstraint } from '../../db/constraint.ts';
import { forgetOldKeys } from '../../db/idempotency.ts';
import type { Orm } from '../../db/orm.ts';
import { costumes, equipment, locations, personnel, props } from '../../db/schema/catalogue.ts';
import { imageRemovals, images } from '../../db/schema/images.ts';
import { shootReferences } from '../../db/schema/shoot-links.ts';
import { profiles } from '../../db/schema/teams.ts';

/** Keys that no longer count, whoever they belong to. */
export const forgetKeys = forgetOldKeys;

/** The addresses of all pictures that anything shows; deleted references too, for as long as they can come back. */
const shown = sql`(
  select ${personnel.avatarUrl} as url from ${personnel}
  union all select ${equipment.imageUrl} from ${equipment}
  union all select ${locations.imageUrl} from ${locations}
  union all select ${props.imageUrl} from ${props}
  union all select ${costumes.imageUrl} from ${costumes}
  union all select ${shootReferences.url} from ${shootReferences}
  union all select ${profiles.avatarUrl} from ${profiles}
) shown`;
const isShown = sql`exists (select from ${shown} where shown.url = ${images.url})`;
const isAvatar = sql`exists (select from ${profiles} where ${profiles.avatarUrl} = ${imageRemovals.url})`;
const isKept = sql`exists (select from ${images} where ${images.url} = ${imageRemovals.url})`;

/** Nobody sees them any more, so the team's revision stays. */
export async function purgeReferences(orm: Orm, deletedBefore: Date): Promise<void> {
  await orm.delete(shootReferences).where(lt(shootReferences.deletedAt, deletedBefore));
}

/** Notes since when pictures are not shown any more, and takes the note from those that are shown again. */
export async function markUnused(orm: Orm, now: Date): Promise<void> {
  const { unusedSince } = images;
  await orm
    .update(images)
    .set({ unusedSince: null })
    .where(sql`${unusedSince} is not null and ${isShown}`);
  await orm
    .update(images)
    .set({ unusedSince: now })
    .where(sql`${unusedSince} is null and not ${isShown}`);
}

export async function listUnused(orm: Orm, unusedBefore: Date): Promise<string[]> {
  const found = await orm
    .select({ url: images.url })
    .from(images)
    .where(lte(images.unusedSince, unusedBefore));
  return found.map(({ url }) => url);
}

/** Takes one away unless something came to show it meanwhile: then the database refuses. Its files are noted for removal. */
export async function deleteUnused(orm: Orm, url: string, unusedBefore: Date): Promise<void> {
  try {
    await orm
      .delete(images)
      .where(and(eq(images.url, url), lte(images.unusedSince, unusedBefore), sql`not ${isShown}`));
  } catch (error) {
    if (brokenConstraint(error) === undefined) throw error;
  }
}

/** Pictures whose files may go. What came to be shown in the very last moment is not among them. */
export async function listDueRemovals(orm: Orm, now: Date, limit: number): Promise<string[]> {
  const found = await orm
    .select({ url: imageRemovals.url })
    .from(imageRemovals)
    .where(and(lte(imageRemovals.dueAt, now), sql`not ${isKept}`, sql`not ${isAvatar}`))
    .orderBy(imageRemovals.dueAt)
    .limit(limit);
  return found.map(({ url }) => url);
}

/** Notes that files are to be tried again later. */
export async function postponeRemovals(
  orm: Orm,
  urls: readonly string[],
  dueAt: Date,
): Promise<void> {
  if (urls.length === 0) return;
  await orm
    .update(imageRemovals)
    .set({ dueAt })
    .where(inArray(imageRemovals.url, [...urls]));
}

export async function forgetRemovals(orm: Orm, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  await orm.delete(imageRemovals).where(inArray(imageRemovals.url, [...urls]));
}
