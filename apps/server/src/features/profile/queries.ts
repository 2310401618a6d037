import type { Profile } from '@lensemble/contract/profile';
import type { PersonName } from '@lensemble/contract/split-name';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { raiseTeamRevision, inTransaction as transaction } from '../../db/revision.ts';
import { images } from '../../db/schema/images.ts';
import { profiles, teamMembers } from '../../db/schema/teams.ts';

const columns = {
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  avatarUrl: profiles.avatarUrl,
};

export const inTransaction = transaction;

export async function findProfile(orm: Orm, userId: string): Promise<Profile | undefined> {
  const [profile] = await orm.select(columns).from(profiles).where(eq(profiles.userId, userId));
  return profile;
}

/** Creates a profile if there is none. It does not count as saved by the person. */
export async function insertProfile(
  orm: Orm,
  userId: string,
  { firstName, lastName }: PersonName,
): Promise<void> {
  await orm.insert(profiles).values({ userId, firstName, lastName }).onConflictDoNothing();
}

export async function hasSaved(orm: Orm, userId: string): Promise<boolean> {
  const { isSaved } = profiles;
  const [profile] = await orm.select({ isSaved }).from(profiles).where(eq(profiles.userId, userId));
  return profile?.isSaved ?? false;
}

export async function deleteUnsaved(orm: Orm, userId: string): Promise<void> {
  await orm.delete(profiles).where(and(eq(profiles.userId, userId), eq(profiles.isSaved, false)));
}

/** Creates or updates a profile that its owner saves. An undefined `avatarUrl` keeps the picture. */
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

/** Marks a picture as used, to keep it from the cleanup; false if it is not the person's. */
export async function claimAvatar(orm: Orm, userId: string, url: string): Promise<boolean> {
  const claimed = await orm
    .update(images)
    .set({ unusedSince: null })
    .where(and(eq(images.url, url), eq(images.userId, userId)))
    .returning({ url: images.url });
  return claimed.length > 0;
}

/**
 * Tells the teams of a person that their members look different. These must be the last statements of the transaction. The
 * memberships stay as they are: that they are written is what tells.
 */
export async function tellTeams(tx: Orm, userId: string): Promise<void> {
  const written = tx.update(teamMembers).set({ userId }).where(eq(teamMembers.userId, userId));
  const teamIds = (await written.returning()).map(({ teamId }) => teamId);
  // In the order of the ids, so that two such transactions cannot wait for each other.
  for (const teamId of teamIds.toSorted()) await raiseTeamRevision(tx, { teamId, userId });
}
