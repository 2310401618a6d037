import type { VotePlan } from '@lensemble/contract/call-plan';
import type { CallAnswer } from '@lensemble/contract/call-state';
import type { DateAnswers, Voter } from '@lensemble/contract/date-polls';
import { and, eq, sql } from 'drizzle-orm';
import type { CallScope } from '../../../access/call-scope.ts';
import type { Orm } from '../../../db/orm.ts';
import { ACCOUNT, EMAIL, IN_ORDER, k, NAME, PARTICIPANTS } from '../../../db/participants.ts';
import { dateCandidates, dateNotes, dateVotes } from '../../../db/schema/date-polls.ts';
import { shootParticipants } from '../../../db/schema/shoot-links.ts';
import { bare, bareList, jsonRows, prebuilt } from '../../../db/select.ts';
import { d, n, v } from './aliases.ts';
import type { OfShoot, OfTeam } from './keys.ts';

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
