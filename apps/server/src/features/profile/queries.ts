import type { Profile } from '@lensemble/contract/profile';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { images } from '../../db/schema/images.ts';
import { profiles } from '../../db/schema/teams.ts';

const columns = {
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  avatarUrl: profiles.avatarUrl,
};

export async function findProfile(orm: Orm, userId: string): Promise<Profile | undefined> {
  const [profile] = await orm.select(columns).from(profiles).where(eq(profiles.userId, userId));
  return profile;
}

/** Stores a profile, new or known. A picture that is not named stays. */
export async function upsertProfile(
  orm: Orm,
  userId: string,
  values: Pick<Profile, 'firstName' | 'lastName'> & { avatarUrl?: string | null | undefined },
): Promise<Profile> {
  const [profile] = await orm
    .insert(profiles)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: profiles.userId, set: { ...values, updatedAt: new Date() } })
    .returning(columns);
  if (!profile) throw new Error('The profile was not stored');
  return profile;
}

/**
 * Notes that a person's own picture is shown from now on, so that it is not just being swept away.
 * @returns whether it is theirs
 */
export async function claimAvatar(orm: Orm, userId: string, url: string): Promise<boolean> {
  const claimed = await orm
    .update(images)
    .set({ unusedSince: null })
    .where(and(eq(images.url, url), eq(images.userId, userId)))
    .returning({ url: images.url });
  return claimed.length > 0;
}
