import type { StoredImage } from '@lensemble/contract/images';
import { eq, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Claim } from '../../claim.ts';
import { findAnswer, once } from '../../db/idempotency.ts';
import type { Orm } from '../../db/orm.ts';
import { imageRemovals, images } from '../../db/schema/images.ts';

/** What was made under a claim before. */
export const findFirst = findAnswer;

/** Whose a picture is: a team's or a person's. */
export type ImageOwner = { readonly teamId: string } | { readonly userId: string };

/** By what an upload is known when it comes again. */
export interface Once {
  readonly scope: TeamScope;
  readonly claim: Claim;
}

/** Notes that a picture's files are to go at a time, unless it is kept before. */
export async function noteRemoval(orm: Orm, url: string, dueAt: Date): Promise<void> {
  await orm
    .insert(imageRemovals)
    .values({ url, dueAt })
    .onConflictDoUpdate({ target: imageRemovals.url, set: { dueAt: sql`excluded.due_at` } });
}

/**
 * Makes a picture one that is kept, unless another came before under its key.
 * @returns the one that is kept; undefined if its files are gone already, since all this took too long
 */
export function insertImage(
  orm: Orm,
  owner: ImageOwner,
  image: StoredImage,
  first?: Once,
): Promise<StoredImage | undefined> {
  const insert = async (tx: Orm) => {
    const noted = await tx
      .delete(imageRemovals)
      .where(eq(imageRemovals.url, image.url))
      .returning({ url: imageRemovals.url });
    if (noted.length === 0) return undefined;
    await tx.insert(images).values({ ...owner, ...image });
    return image;
  };
  return orm.transaction((tx) =>
    first ? once(tx, first.scope, first.claim, () => insert(tx)) : insert(tx),
  );
}
