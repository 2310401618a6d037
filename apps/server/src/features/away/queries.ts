import type { Away, NewAway } from '@lensemble/contract/away';
import { AWAY_MAX } from '@lensemble/contract/constants';
import { and, asc, count, eq } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { writeToTeam } from '../../db/revision.ts';
import { awayDays } from '../../db/schema/away.ts';
import { personnel } from '../../db/schema/catalogue.ts';
import { amount } from '../../lib/amounts.ts';
import { QuotaError } from '../../lib/quota-error.ts';

const { id, personnelId, firstDay, lastDay } = awayDays;
const columns = { id, personnelId, firstDay, lastDay };

const isOf = ({ teamId }: TeamScope, person: string) =>
  and(eq(awayDays.teamId, teamId), eq(personnelId, person));

const isPerson = ({ teamId }: TeamScope, person: string) =>
  and(eq(personnel.teamId, teamId), eq(personnel.id, person));

/** @returns undefined if there is no such person */
export async function listAway(
  orm: Orm,
  scope: TeamScope,
  person: string,
): Promise<Away[] | undefined> {
  const isTheirs = and(eq(awayDays.teamId, personnel.teamId), eq(personnelId, personnel.id));
  const rows = await orm
    .select({ away: columns })
    .from(personnel)
    .leftJoin(awayDays, isTheirs)
    .where(isPerson(scope, person))
    .orderBy(asc(firstDay), asc(lastDay), asc(id));
  return rows.length === 0 ? undefined : rows.flatMap(({ away }) => away ?? []);
}

/**
 * @returns undefined if there is no such person
 * @throws QuotaError
 */
export function insertAway(
  orm: Orm,
  scope: TeamScope,
  person: string,
  days: NewAway,
): Promise<Away | undefined> {
  const { teamId } = scope;
  return writeToTeam(
    orm,
    scope,
    async (tx) => {
      const [found] = await tx
        .select({ id: personnel.id })
        .from(personnel)
        .where(isPerson(scope, person))
        .for('key share');
      if (!found) return undefined;
      const values = { teamId, personnelId: person, ...days };
      const [row] = await tx.insert(awayDays).values(values).returning(columns);
      return row;
    },
    (tx) => checkCount(tx, scope, person),
  );
}

async function checkCount(tx: Orm, scope: TeamScope, person: string): Promise<void> {
  const [row] = await tx.select({ stored: count() }).from(awayDays).where(isOf(scope, person));
  if ((row?.stored ?? 0) <= AWAY_MAX) return;
  const most = amount(AWAY_MAX, 'entry', 'entries');
  throw new QuotaError(`A list can have at most ${most}. Please delete some first`);
}

/** @returns undefined if there is no such entry */
export function deleteAway(
  orm: Orm,
  scope: TeamScope,
  awayId: string,
): Promise<Pick<Away, 'id'> | undefined> {
  return writeToTeam(orm, scope, async (tx) => {
    const isMeant = and(eq(awayDays.teamId, scope.teamId), eq(id, awayId));
    const [row] = await tx.delete(awayDays).where(isMeant).returning({ id });
    return row;
  });
}
