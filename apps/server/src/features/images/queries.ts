import type { StoredImage } from '@lensemble/contract/images';
import { eq, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { checkPictures } from '../../db/quotas.ts';
import { imageRemovals, images } from '../../db/schema/images.ts';
import type { Claim } from '../../http/idempotency/claim.ts';
import { findAnswer, once } from '../../http/idempotency/once.ts';

export const findFirst = findAnswer;
/** @throws QuotaError */
export const refuseMore = checkPictures;

export type ImageOwner = { readonly teamId: string } | { readonly userId: string };

export interface Once {
  readonly scope: TeamScope;
  readonly claim: Claim;
}

/** Schedules the removal of a picture's files at `dueAt`. `insertImage` cancels it. */
export async function noteRemoval(orm: Orm, url: string, dueAt: Date): Promise<void> {
  await orm
    .insert(imageRemovals)
    .values({ url, dueAt })
    .onConflictDoUpdate({ target: imageRemovals.url, set: { dueAt: sql`excluded.due_at` } });
}

/**
 * Stores a picture and cancels the removal of its files. If `first` names an earlier upload, that one counts.
 * @returns the stored picture; undefined if its files are already gone, because the upload took too long
 */
export function insertImage(
  orm: Orm,
  owner: ImageOwner,
  image: StoredImage & { readonly bytes: number },
  first?: Once,
): Promise<StoredImage | undefined> {
  const insert = async (tx: Orm) => {
    const noted = await tx
      .delete(imageRemovals)
      .where(eq(imageRemovals.url, image.url))
      .returning({ url: imageRemovals.url });
    if (noted.length === 0) return undefined;
    await tx.insert(images).values({ ...owner, ...image });
    const { bytes: _, ...stored } = image;
    return stored;
  };
  return orm.transaction((tx) =>
    first ? once(tx, first.scope, first.claim, () => insert(tx)) : insert(tx),
  );
}
