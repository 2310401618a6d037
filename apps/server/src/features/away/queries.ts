import type { Away, NewAway } from '@lensemble/contract/away';
import { AWAY_MAX } from '@lensemble/contract/constants';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { CallScope } from '../../access/call-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { writeToTeam } from '../../db/revision.ts';
import { awayDays } from '../../db/schema/away.ts';
import { personnel } from '../../db/schema/catalogue.ts';
import { shootParticipants as k } from '../../db/schema/shoot-links.ts';
import { amount } from '../../lib/amounts.ts';
import { QuotaError } from '../../lib/quota-error.ts';

const { id, personnelId, firstDay, lastDay } = awayDays;
const columns = { id, personnelId, firstDay, lastDay };

type OfTeam = Pick<TeamScope, 'teamId'>;

const isOf = ({ teamId }: OfTeam, person: string) =>
  and(eq(awayDays.teamId, teamId), eq(personnelId, person));

const IN_ORDER = [asc(firstDay), asc(lastDay), asc(id)];

const isPerson = ({ teamId }: OfTeam, person: string) =>
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
    .orderBy(...IN_ORDER);
  return rows.length === 0 ? undefined : rows.flatMap(({ away }) => away ?? []);
}

/**
 * Days that are noted already are not noted twice.
 * @returns undefined if there is no such person
 * @throws QuotaError
 */
export function insertAway(
  orm: Orm,
  scope: TeamScope,
  person: string,
  days: NewAway,
): Promise<Away | undefined> {
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
      const isSame = and(eq(firstDay, days.firstDay), eq(lastDay, days.lastDay));
      const isKnown = and(isOf(scope, found.id), isSame);
      const [known] = await tx.select(columns).from(awayDays).where(isKnown).limit(1);
      return known ?? insertDays(tx, scope, found.id, days);
    },
    (tx, { personnelId: person }) => checkCount(tx, scope, person),
  );
}

async function insertDays(tx: Orm, { teamId }: OfTeam, person: string, days: NewAway) {
  const values = { teamId, personnelId: person, ...days };
  const [row] = await tx.insert(awayDays).values(values).returning(columns);
  return row;
}

/** Call it under the lock of the team's row. @throws QuotaError */
export async function checkCount(tx: Orm, scope: OfTeam, person: string): Promise<void> {
  const [row] = await tx.select({ stored: count() }).from(awayDays).where(isOf(scope, person));
  if ((row?.stored ?? 0) <= AWAY_MAX) return;
  const most = amount(AWAY_MAX, 'entry', 'entries');
  throw new QuotaError(`A list can have at most ${most}. Please delete some first.`);
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

const isCalled = ({ teamId, shootId, participantId }: CallScope) =>
  and(eq(k.teamId, teamId), eq(k.shootId, shootId), eq(k.id, participantId));

const isCrewMember = and(eq(personnel.teamId, k.teamId), eq(personnel.id, k.personnelId));

/** When the holder of a personal link is away; undefined for a guest, who is on no list. */
export async function listOwnAway(orm: Orm, scope: CallScope): Promise<Away[] | undefined> {
  const isTheirs = and(eq(awayDays.teamId, personnel.teamId), eq(personnelId, personnel.id));
  const rows = await orm
    .select({ away: columns })
    .from(k)
    .innerJoin(personnel, isCrewMember)
    .leftJoin(awayDays, isTheirs)
    .where(isCalled(scope))
    .orderBy(...IN_ORDER);
  return rows.length === 0 ? undefined : rows.flatMap(({ away }) => away ?? []);
}

/** `checkCount` must follow. @returns undefined for a guest */
export async function insertOwnAway(
  tx: Orm,
  scope: CallScope,
  days: NewAway,
): Promise<Away | undefined> {
  const [found] = await tx
    .select({ id: personnel.id })
    .from(k)
    .innerJoin(personnel, isCrewMember)
    .where(isCalled(scope))
    .for('key share', { of: personnel });
  return found && insertDays(tx, scope, found.id, days);
}

/** @returns undefined if the holder of the link has no such entry */
export async function deleteOwnAway(
  tx: Orm,
  scope: CallScope,
  awayId: string,
): Promise<Pick<Away, 'id'> | undefined> {
  const own = tx.select({ id: k.personnelId }).from(k).where(isCalled(scope));
  const isMeant = and(eq(awayDays.teamId, scope.teamId), eq(id, awayId), inArray(personnelId, own));
  const [row] = await tx.delete(awayDays).where(isMeant).returning({ id });
  return row;
}
