import type { VotePlan } from '@lensemble/contract/call-plan';
import type { CallAnswer } from '@lensemble/contract/call-state';
import type { Candidate, DateAnswers, DatesToAsk, Voter } from '@lensemble/contract/date-polls';
import type { ShootStatus } from '@lensemble/contract/shoot-status';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { CallScope } from '../../access/call-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { ACCOUNT, EMAIL, IN_ORDER, k, NAME, PARTICIPANTS } from '../../db/participants.ts';
import { raiseTeamRevision, inTransaction as transaction } from '../../db/revision.ts';
import { dateCandidates, dateNotes, datePolls, dateVotes } from '../../db/schema/date-polls.ts';
import { shootParticipants } from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { bare, bareList, jsonObject, jsonRows, prebuilt } from '../../db/select.ts';
import { s } from '../../db/shoots-and-places.ts';
import { candidateFields, d, n, p, v } from './rows/aliases.ts';
import { readOpenPolls } from './rows/open-polls.ts';

type OfTeam = Pick<TeamScope, 'teamId'>;

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

interface Replies {
  readonly answers: DateAnswers;
  readonly note: string | null;
}

/** What one participant says to the dates. */
function repliesOf(who: { readonly [Key in 'teamId' | 'shootId' | 'participantId']: unknown }) {
  const { teamId, shootId, participantId } = who;
  const answers = sql`coalesce((
    select json_object_agg(${v.candidateId}, ${v.answer}) from ${dateVotes} ${v}
    where ${v.teamId} = ${teamId} and ${v.shootId} = ${shootId} and ${v.participantId} = ${participantId}), '{}')`;
  const note = sql`(select ${n.note} from ${dateNotes} ${n}
    where ${n.teamId} = ${teamId} and ${n.shootId} = ${shootId} and ${n.participantId} = ${participantId})`;
  return sql`${answers} as answers, ${note} as note`;
}

const REPLIES = prebuilt(repliesOf({ teamId: k.teamId, shootId: k.shootId, participantId: k.id }));

interface VoterRow extends Record<string, unknown>, Omit<Voter, 'isYou'> {
  /** Lower case. */
  readonly email: string | null;
  /** The account that they are. */
  readonly accountId: string | null;
}

/** The participants of a shoot, in order, with what they say to the dates. */
export async function listVoters(
  orm: Orm,
  { teamId }: OfTeam,
  shootId: string,
): Promise<VoterRow[]> {
  const { rows } = await orm.execute<VoterRow>(sql`
    select ${k.id} as "participantId", ${NAME} as name, c.avatar_url as "avatarUrl",
      lower(${EMAIL}) as email, ${ACCOUNT} as "accountId", ${REPLIES}
    from ${PARTICIPANTS} where ${k.teamId} = ${teamId} and ${k.shootId} = ${shootId} order by ${IN_ORDER}`);
  return rows;
}

export async function findReplies(orm: Orm, scope: CallScope): Promise<Replies> {
  const { rows } = await orm.execute<Replies & Record<string, unknown>>(
    sql`select ${repliesOf(scope)}`,
  );
  return rows[0] ?? { answers: {}, note: null };
}

interface OfShoot extends OfTeam {
  readonly shootId: string;
}

const isPoll = ({ teamId, shootId }: OfShoot) =>
  and(eq(datePolls.teamId, teamId), eq(datePolls.shootId, shootId));

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

interface OfParticipant extends OfShoot {
  readonly participantId: string;
}

/** Keeps a participant from being removed until the transaction ends. @returns their address, in lower case, and account */
export async function holdParticipant(
  tx: Orm,
  { teamId, shootId, participantId }: OfParticipant,
): Promise<Pick<VoterRow, 'email' | 'accountId'> | undefined> {
  const { rows } = await tx.execute<Pick<VoterRow, 'email' | 'accountId'>>(sql`
    select lower(${EMAIL}) as email, ${ACCOUNT} as "accountId" from ${PARTICIPANTS}
    where ${k.teamId} = ${teamId} and ${k.shootId} = ${shootId} and ${k.id} = ${participantId}
    for key share of ${k}`);
  return rows[0];
}

/** Stores answers to candidates, with the plan that the participant saw. @returns how many of them are of the poll */
export async function saveAnswers(
  tx: Orm,
  { teamId, shootId, participantId }: OfParticipant,
  answers: DateAnswers,
  { timeZone, place, callTime }: VotePlan,
): Promise<number> {
  const table = dateVotes;
  const plan: VotePlan = { timeZone, place, callTime };
  const given = Object.entries(answers).map(([candidateId, answer]) => ({ candidateId, answer }));
  const source = jsonRows(given, { candidateId: table.candidateId, answer: table.answer });
  const columns = [
    table.candidateId,
    table.participantId,
    table.teamId,
    table.shootId,
    table.answer,
    table.plan,
  ];
  const { rows } = await tx.execute(sql`
    insert into ${table} (${bareList(columns)})
    select ${d.id}, ${participantId}, ${d.teamId}, ${d.shootId}, w.answer, ${JSON.stringify(plan)}::jsonb
    from ${dateCandidates} ${d} join ${source} as w on w."candidateId" = ${d.id}
    where ${d.teamId} = ${teamId} and ${d.shootId} = ${shootId} order by ${d.id}
    on conflict (${bareList([table.candidateId, table.participantId])}) do update
      set ${bare(table.answer)} = excluded.${bare(table.answer)}, ${bare(table.plan)} = excluded.${bare(table.plan)}, ${bare(table.updatedAt)} = now()
    returning ${bare(table.candidateId)}`);
  return rows.length;
}

/** Replaces what a participant says about the dates. Null removes it. */
export async function saveNote(
  tx: Orm,
  { teamId, shootId, participantId }: OfParticipant,
  note: string | null,
): Promise<void> {
  if (note === null) {
    const { teamId: team, shootId: shoot, participantId: participant } = dateNotes;
    await tx
      .delete(dateNotes)
      .where(and(eq(team, teamId), eq(shoot, shootId), eq(participant, participantId)));
    return;
  }
  await tx
    .insert(dateNotes)
    .values({ teamId, shootId, participantId, note })
    .onConflictDoUpdate({
      target: [dateNotes.teamId, dateNotes.shootId, dateNotes.participantId],
      set: { note, updatedAt: new Date() },
    });
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

export interface GivenVote {
  readonly participantId: string;
  readonly answer: CallAnswer;
  readonly plan: VotePlan | null;
}

/** The answers to a candidate. Their participants cannot be removed until the transaction ends. */
export function holdVotes(tx: Orm, { teamId }: OfTeam, candidateId: string): Promise<GivenVote[]> {
  const { participantId, answer, plan } = dateVotes;
  return tx
    .select({ participantId, answer, plan })
    .from(dateVotes)
    .innerJoin(
      shootParticipants,
      and(eq(shootParticipants.teamId, dateVotes.teamId), eq(shootParticipants.id, participantId)),
    )
    .where(and(eq(dateVotes.teamId, teamId), eq(dateVotes.candidateId, candidateId)))
    .orderBy(participantId)
    .for('key share', { of: shootParticipants });
}

export interface DuePoll {
  readonly teamId: string;
  readonly shootId: string;
  readonly deadline: Date;
}

const DAY_MS = 86_400_000;

const isOpenIdea = sql`${datePolls.closedAt} is null and exists (
  select from ${shoots} where ${shoots.teamId} = ${datePolls.teamId} and ${shoots.id} = ${datePolls.shootId}
    and ${shoots.status} = 'idea')`;

/**
 * Lists polls of all teams whose deadline is within a day and of which no one was reminded yet, the earliest first. Polls that
 * were asked or changed on the last day are left out, because their people have just been asked. For a scheduled task.
 */
export async function listDue(orm: Orm, now: Date, limit: number): Promise<DuePoll[]> {
  const { teamId, shootId, deadline, nudgedFor, updatedAt } = datePolls;
  const rows = await orm
    .select({ teamId, shootId, deadline })
    .from(datePolls)
    .where(
      and(
        isOpenIdea,
        gt(deadline, now),
        lte(deadline, new Date(now.getTime() + DAY_MS)),
        sql`${updatedAt} <= ${deadline} - interval '24 hours'`,
        sql`${nudgedFor} is distinct from ${deadline}`,
      ),
    )
    .orderBy(deadline)
    .limit(limit);
  return rows.flatMap((row) => (row.deadline ? { ...row, deadline: row.deadline } : []));
}

/** @returns false if another server has reminded of this deadline, or it is another one by now */
export async function noteNudged(tx: Orm, { deadline, ...target }: DuePoll): Promise<boolean> {
  const noted = await tx
    .update(datePolls)
    .set({ nudgedFor: deadline })
    .where(
      and(
        isPoll(target),
        isOpenIdea,
        eq(datePolls.deadline, deadline),
        sql`${datePolls.nudgedFor} is distinct from ${datePolls.deadline}`,
      ),
    )
    .returning({ shootId: datePolls.shootId });
  return noted.length > 0;
}
