import { and, eq, gt, like, lt } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { accounts, verifications } from '../../db/schema/auth.ts';
import { HOSTED_PROVIDER } from '../../ports/hosted-identity/port.ts';

const PREFIX = 'hosted-departure:';

export async function listSubjects(orm: Orm, userId: string): Promise<string[]> {
  const isTheirs = and(eq(accounts.userId, userId), eq(accounts.providerId, HOSTED_PROVIDER));
  const rows = await orm.select({ subject: accounts.accountId }).from(accounts).where(isTheirs);
  return rows.map(({ subject }) => subject);
}

/** Stores a departure and deletes expired ones. */
export async function insertDeparture(
  orm: Orm,
  departure: { readonly key: string; readonly value: string; readonly expiresAt: Date },
): Promise<void> {
  const { key, value, expiresAt } = departure;
  const isOver = lt(verifications.expiresAt, new Date());
  await orm.delete(verifications).where(and(like(verifications.identifier, `${PREFIX}%`), isOver));
  await orm.insert(verifications).values({ identifier: PREFIX + key, value, expiresAt });
}

export async function listDepartures(orm: Orm, key: string): Promise<string[]> {
  const isMeant = eq(verifications.identifier, PREFIX + key);
  const holds = gt(verifications.expiresAt, new Date());
  const rows = await orm.select().from(verifications).where(and(isMeant, holds));
  return rows.map(({ value }) => value);
}
