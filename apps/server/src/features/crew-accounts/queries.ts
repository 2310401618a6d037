import type { OwnEntry } from '@lensemble/contract/crew-accounts';
import { and, eq, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import { brokenConstraint } from '../../db/constraint.ts';
import type { Orm } from '../../db/orm.ts';
import { writeToTeam } from '../../db/revision.ts';
import { users } from '../../db/schema/auth.ts';
import { personnel } from '../../db/schema/catalogue.ts';
import { conflict, invalid } from '../../http/errors/http-error.ts';

/** The entry that the caller is, and else the oldest entry of no account that has the caller's confirmed address. */
export async function findOwnEntry(orm: Orm, { teamId, userId }: TeamScope): Promise<OwnEntry> {
  const { rows } = await orm.execute<{ id: string; name: string; isOwn: boolean }>(sql`
    select ${personnel.id}, ${personnel.name}, ${personnel.userId} is not null as "isOwn"
    from ${personnel} join ${users} on ${users.id} = ${userId}
    where ${personnel.teamId} = ${teamId} and (${personnel.userId} = ${userId} or ${personnel.userId} is null
      and ${users.emailVerified} and lower(trim(${personnel.email})) = lower(${users.email}))
    order by "isOwn" desc, ${personnel.createdAt}, ${personnel.id} limit 1`);
  const [found] = rows;
  const entry = found ? { id: found.id, name: found.name } : null;
  return found?.isOwn ? { own: entry, suggested: null } : { own: null, suggested: entry };
}

/**
 * Changes which member an entry is.
 * @param check throws if the entry must not change from the account that it is now
 * @returns undefined if there is no such entry
 * @throws HttpError 409 if the member is another entry already; 422 for an account that is not in the team
 */
export function setAccount(
  orm: Orm,
  scope: TeamScope,
  id: string,
  userId: string | null,
  check: (current: string | null) => void,
): Promise<{ userId: string | null } | undefined> {
  const isEntry = and(eq(personnel.teamId, scope.teamId), eq(personnel.id, id));
  return writeToTeam(orm, scope, async (tx) => {
    const entries = tx.select({ userId: personnel.userId }).from(personnel).where(isEntry);
    const [entry] = await entries.for('no key update');
    if (!entry) return undefined;
    check(entry.userId);
    await tx.update(personnel).set({ userId }).where(isEntry);
    return { userId };
  }).catch((error: unknown) => refuse(scope, userId, error));
}

/** Turns a violated constraint into the refusal that it stands for. */
function refuse(scope: TeamScope, userId: string | null, error: unknown): never {
  const constraint = brokenConstraint(error);
  if (constraint === 'personnel_account')
    throw invalid({ userId: 'This account is not in the team' });
  if (constraint !== 'personnel_account_once') throw error;
  throw conflict(
    userId === scope.userId
      ? 'You are already linked to another crew member. Unlink that one first.'
      : 'This member is already linked to another crew member. Unlink that one first.',
  );
}
