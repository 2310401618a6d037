import type { Candidate, DatesToAsk } from '@lensemble/contract/date-polls';
import type { ShootStatus } from '@lensemble/contract/shoot-status';
import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { raiseTeamRevision, inTransaction as transaction } from '../../db/revision.ts';
import { dateCandidates, datePolls } from '../../db/schema/date-polls.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { bareList, jsonObject, jsonRows, prebuilt } from '../../db/select.ts';
import { s } from '../../db/shoots-and-places.ts';
import { candidateFields, d, p } from './rows/aliases.ts';
import { isPoll, type OfShoot, type OfTeam } from './rows/keys.ts';
import { readOpenPolls } from './rows/open-polls.ts';

export const inTransaction = transaction;
export const raiseRevision = raiseTeamRevision;

export interface PollRow extends Record<string, unknown> {
  readonly status: ShootStatus;
  /** Null without a poll. */
  readonly version: number | null;
  readonly deadline: Date | null;
  readonly closedAt: Date | null;
  readonly candidates: readonly Candidate[];
}

const CANDIDATES = prebuilt(sql`(
  select coalesce(json_agg(${jsonObject<Candidate>(candidateFields)} order by ${d.date}, ${d.time} nulls first), '[]')
  from ${dateCandidates} ${d} where ${d.teamId} = ${s.teamId} and ${d.shootId} = ${s.id})`);

/** The poll of a shoot; undefined if there is no such shoot. */
export async function findPoll(
  orm: Orm,
  { teamId }: OfTeam,
  shootId: string,
): Promise<PollRow | undefined> {
  const { rows } = await orm.execute<PollRow>(sql`
    select ${s.status} as status, ${p.version} as version, ${p.deadline} as deadline,
      ${p.closedAt} as "closedAt", ${CANDIDATES} as candidates
    from ${shoots} ${s}
    left join ${datePolls} ${p} on ${p.teamId} = ${s.teamId} and ${p.shootId} = ${s.id}
    where ${s.teamId} = ${teamId} and ${s.id} = ${shootId}`);
  return rows[0];
}

/** The open polls of ideas. */
export const listOpen = readOpenPolls;

/** Makes the poll of a shoot, without candidates, if there is none. */
export async function makePoll(tx: Orm, { teamId, shootId }: OfShoot): Promise<void> {
  await tx.insert(datePolls).values({ teamId, shootId }).onConflictDoNothing();
}

export interface HeldPoll {
  readonly version: number;
  readonly deadline: Date | null;
  readonly closedAt: Date | null;
}

/** Holds a poll until the transaction ends: `share` for answers, `update` for what they must not come between. */
export async function holdPoll(
  tx: Orm,
  target: OfShoot,
  strength: 'share' | 'update',
): Promise<HeldPoll | undefined> {
  const { version, deadline, closedAt } = datePolls;
  const found = tx.select({ version, deadline, closedAt }).from(datePolls).where(isPoll(target));
  return (await found.for(strength))[0];
}

/** The status of a shoot, which cannot be deleted until the transaction ends; undefined if there is no such shoot. */
export async function holdStatus(
  tx: Orm,
  { teamId, shootId }: OfShoot,
): Promise<ShootStatus | undefined> {
  const found = tx
    .select({ status: shoots.status })
    .from(shoots)
    .where(and(eq(shoots.teamId, teamId), eq(shoots.id, shootId)));
  return (await found.for('key share'))[0]?.status;
}

/** The candidates of a poll. */
export function listCandidates(tx: Orm, { teamId, shootId }: OfShoot): Promise<Candidate[]> {
  const { id, date, time } = dateCandidates;
  return tx
    .select({ id, date, time })
    .from(dateCandidates)
    .where(and(eq(dateCandidates.teamId, teamId), eq(dateCandidates.shootId, shootId)));
}

/** Asks for exactly these candidates. Those that were there before keep their answers. */
export async function replaceCandidates(
  tx: Orm,
  { teamId, shootId }: OfShoot,
  candidates: DatesToAsk['candidates'],
): Promise<void> {
  const { id, date, time } = dateCandidates;
  const wanted = jsonRows(candidates, { date, time });
  const isSame = sql`w.date = ${d.date} and w.time is not distinct from ${d.time}`;
  await tx.execute(sql`
    delete from ${dateCandidates} ${d} where ${d.teamId} = ${teamId} and ${d.shootId} = ${shootId}
      and not exists (select from ${wanted} as w where ${isSame})`);
  await tx.execute(sql`
    insert into ${dateCandidates} (${bareList([dateCandidates.teamId, dateCandidates.shootId, date, time])})
    select ${teamId}, ${shootId}, w.date, w.time from ${wanted} as w
    where not exists (select ${d.id} from ${dateCandidates} ${d}
      where ${d.teamId} = ${teamId} and ${d.shootId} = ${shootId} and ${isSame}) returning ${id}`);
}

const nextVersion = () => ({ version: sql`${datePolls.version} + 1`, updatedAt: new Date() });

type PollChange = Partial<Pick<typeof datePolls.$inferInsert, 'deadline' | 'closedAt'>>;

export async function updatePoll(tx: Orm, target: OfShoot, change: PollChange): Promise<void> {
  const set = { ...change, ...nextVersion() };
  await tx.update(datePolls).set(set).where(isPoll(target));
}

/** Closes a poll at the moment of the transaction, which is that of the answers that it stores. */
export async function closeNow(tx: Orm, target: OfShoot): Promise<void> {
  const set = { closedAt: sql`now()`, ...nextVersion() };
  await tx.update(datePolls).set(set).where(isPoll(target));
}

export async function findCandidate(
  tx: Orm,
  { teamId, shootId }: OfShoot,
  candidateId: string,
): Promise<Candidate | undefined> {
  const { id, date, time } = dateCandidates;
  const rows = await tx
    .select({ id, date, time })
    .from(dateCandidates)
    .where(
      and(
        eq(dateCandidates.teamId, teamId),
        eq(dateCandidates.shootId, shootId),
        eq(id, candidateId),
      ),
    );
  return rows[0];
}
