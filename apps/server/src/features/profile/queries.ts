import type { Profile } from '@lensemble/contract/profile';
import type { PersonName } from '@lensemble/contract/split-name';
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

/** Makes somebody's profile of a name, unless they have one. It does not count as saved. */
export async function insertProfile(
  orm: Orm,
  userId: string,
  { firstName, lastName }: PersonName,
): Promise<void> {
  await orm.insert(profiles).values({ userId, firstName, lastName }).onConflictDoNothing();
}

/** Whether somebody has saved a profile themselves. */
export async function hasSaved(orm: Orm, userId: string): Promise<boolean> {
  const { isSaved } = profiles;
  const [profile] = await orm.select({ isSaved }).from(profiles).where(eq(profiles.userId, userId));
  return profile?.isSaved ?? false;
}

/** Deletes a profile that only was made, so far, of names told at sign-up. */
export async function deleteUnsaved(orm: Orm, userId: string): Promise<void> {
  await orm.delete(profiles).where(and(eq(profiles.userId, userId), eq(profiles.isSaved, false)));
}

/** Stores a profile that its owner saves, new or known. A picture that is not named stays. */
export async function upsertProfile(
  orm: Orm,
  userId: string,
  fields: Pick<Profile, 'firstName' | 'lastName'> & { avatarUrl?: string | null | undefined },
): Promise<Profile> {
  const values = { ...fields, isSaved: true };
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
