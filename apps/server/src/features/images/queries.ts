import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { imageRemovals, images } from '../../db/schema/images.ts';

/** Whose a picture is: a team's or a person's. */
export type ImageOwner = { readonly teamId: string } | { readonly userId: string };

type NewImage = ImageOwner & {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
};

/** Notes that a picture's files are to go at a time, unless it is kept before. */
export async function noteRemoval(orm: Orm, url: string, dueAt: Date): Promise<void> {
  await orm
    .insert(imageRemovals)
    .values({ url, dueAt })
    .onConflictDoUpdate({ target: imageRemovals.url, set: { dueAt: sql`excluded.due_at` } });
}

/** Makes a picture one that is kept. @returns false if its files are gone already, since all this took too long */
export function insertImage(orm: Orm, image: NewImage): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const noted = await tx
      .delete(imageRemovals)
      .where(eq(imageRemovals.url, image.url))
      .returning({ url: imageRemovals.url });
    if (noted.length === 0) return false;
    await tx.insert(images).values(image);
    return true;
  });
}
