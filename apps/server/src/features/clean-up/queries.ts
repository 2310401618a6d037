import { and, eq, lte, sql } from 'drizzle-orm';
import { everyCatalogue } from '../../db/catalogue-tables.ts';
import { brokenConstraint } from '../../db/constraint.ts';
import type { Orm } from '../../db/orm.ts';
import { imageRemovals, images, REMOVALS_HOLD } from '../../db/schema/images.ts';
import { shootReferences } from '../../db/schema/shoot-links.ts';
import { profiles } from '../../db/schema/teams.ts';
import { trashRows } from '../../db/schema/trash.ts';
import { isAnyOf } from '../../db/select.ts';
import { forgetOldKeys } from '../../http/idempotency/once.ts';

/** Deletes expired idempotency keys of all teams and people. */
export const forgetKeys = forgetOldKeys;

/** The addresses of all pictures in use, including what is in the trash. */
const shown = sql`(
  select ${shootReferences.url} as url from ${shootReferences}
  ${sql.join(everyCatalogue.map(({ table, picture }) => sql`union all select ${picture} from ${table} `))}
  union all select ${profiles.avatarUrl} from ${profiles}
  union all select ${trashRows.picture} from ${trashRows}
) shown`;
const isShown = sql`exists (select from ${shown} where shown.url = ${images.url})`;
const isAvatar = sql`exists (select from ${profiles} where ${profiles.avatarUrl} = ${imageRemovals.url})`;
const isKept = sql`exists (select from ${images} where ${images.url} = ${imageRemovals.url})`;

/** Marks the time since which pictures are unused, and clears the mark of those in use again. */
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

/** The database schedules the removal of the files, and prevents the deletion of a picture in use. */
export async function deleteUnused(orm: Orm, url: string, unusedBefore: Date): Promise<void> {
  try {
    await orm
      .delete(images)
      .where(and(eq(images.url, url), lte(images.unusedSince, unusedBefore), sql`not ${isShown}`));
  } catch (error) {
    if (brokenConstraint(error) === undefined) throw error;
  }
}

const isHeld = (now: Date) => sql`exists (
  select from image_removals hold where starts_with(hold.url, ${REMOVALS_HOLD}) and hold.due_at > ${now}
)`;

/** The pictures whose files may be deleted. Excludes pictures that came into use since. None while a backup holds them. */
export async function listDueRemovals(orm: Orm, now: Date, limit: number): Promise<string[]> {
  const found = await orm
    .select({ url: imageRemovals.url })
    .from(imageRemovals)
    .where(
      and(
        lte(imageRemovals.dueAt, now),
        sql`not ${isKept}`,
        sql`not ${isAvatar}`,
        sql`not ${isHeld(now)}`,
      ),
    )
    .orderBy(imageRemovals.dueAt)
    .limit(limit);
  return found.map(({ url }) => url);
}

export async function postponeRemovals(
  orm: Orm,
  urls: readonly string[],
  dueAt: Date,
): Promise<void> {
  if (urls.length === 0) return;
  await orm.update(imageRemovals).set({ dueAt }).where(isAnyOf(imageRemovals.url, urls));
}

export async function forgetRemovals(orm: Orm, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  await orm.delete(imageRemovals).where(isAnyOf(imageRemovals.url, urls));
}
