import { and, eq, gt, like, lt } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { verifications } from '../../db/schema/auth.ts';

const PREFIX = 'oauth:';

export async function insertTrip(
  orm: Orm,
  trip: { readonly hash: string; readonly value: string; readonly expiresAt: Date },
): Promise<void> {
  const { hash, value, expiresAt } = trip;
  await orm.insert(verifications).values({ identifier: PREFIX + hash, value, expiresAt });
}

/** Takes a trip away; of two at once one gets it. */
export async function takeTrip(orm: Orm, hash: string, now: Date): Promise<string | undefined> {
  const isIt = and(eq(verifications.identifier, PREFIX + hash), gt(verifications.expiresAt, now));
  const [trip] = await orm.delete(verifications).where(isIt).returning();
  return trip?.value;
}

/** Nobody comes back from them any more: they go when a new one begins. */
export async function deleteExpired(orm: Orm, now: Date): Promise<void> {
  const isTrip = like(verifications.identifier, `${PREFIX}%`);
  await orm.delete(verifications).where(and(isTrip, lt(verifications.expiresAt, now)));
}
