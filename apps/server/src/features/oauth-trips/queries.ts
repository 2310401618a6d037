import { and, eq, gt, lt } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { verifications } from '../../db/schema/auth.ts';

export async function insertTrip(
  orm: Orm,
  trip: Pick<typeof verifications.$inferInsert, 'identifier' | 'value' | 'expiresAt'>,
): Promise<void> {
  await orm.insert(verifications).values(trip);
}

/** Reads and deletes a trip. Of two concurrent requests, one gets it. */
export async function takeTrip(
  orm: Orm,
  identifier: string,
  now: Date,
): Promise<string | undefined> {
  const isIt = and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now));
  const [trip] = await orm.delete(verifications).where(isIt).returning();
  return trip?.value;
}

/** Deletes all expired rows of the table, which other features use as well. */
export async function deleteExpired(orm: Orm, now: Date): Promise<void> {
  await orm.delete(verifications).where(lt(verifications.expiresAt, now));
}
