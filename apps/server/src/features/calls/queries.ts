import type { CallPlan, VotePlan } from '@lensemble/contract/call-plan';
import type { CallAnswer } from '@lensemble/contract/call-state';
import { CALL_ANSWERS_MAX } from '@lensemble/contract/constants';
import { and, type Column, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CallScope } from '../../access/call-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { IN_ORDER, k, PARTICIPANTS } from '../../db/participants.ts';
import { plannedEachTime } from '../../db/planned-each-time.ts';
import { callAnswersGiven, callLinks } from '../../db/schema/calls.ts';
import { locations } from '../../db/schema/catalogue.ts';
import { datePolls } from '../../db/schema/date-polls.ts';
import { mailboxes } from '../../db/schema/mailboxes.ts';
import { shootParticipants } from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { teams } from '../../db/schema/teams.ts';
import { bareList, isAnyOf, jsonObject, jsonRows } from '../../db/select.ts';
import { isPlace, l, s } from '../../db/shoots-and-places.ts';
import type { Target } from './rows/links.ts';
import {
  CALLED,
  type CalledRow,
  EMAIL_KEY,
  IS_OPEN_POLL,
  i,
  LISTED,
  type ListedRow,
  m,
  NAMED,
  type NamedRow,
  p,
  planFields,
  t,
} from './rows/participant-row.ts';

const n = alias(callAnswersGiven, 'n');

/** The participants of several shoots, those of each in order. */
export async function listParticipantsOf(
  orm: Orm,
  { teamId }: TeamScope,
  shootIds: readonly string[],
): Promise<NamedRow[]> {
  const { rows } = await orm.execute<NamedRow>(sql`${plannedEachTime}
    select ${NAMED} from ${shoots} ${s} left join ${locations} ${l} on ${isPlace}
    join (${PARTICIPANTS}) on ${k.teamId} = ${s.teamId} and ${k.shootId} = ${s.id}
    left join ${callLinks} ${i} on ${i.teamId} = ${k.teamId} and ${i.participantId} = ${k.id}
    where ${s.teamId} = ${teamId} and ${isAnyOf(s.id, shootIds)} order by ${IN_ORDER}`);
  return rows;
}

/** The participants of a shoot, in order; undefined if there is no such shoot. */
export async function listParticipants(
  orm: Orm,
  scope: TeamScope,
  shootId: string,
): Promise<ListedRow[] | undefined> {
  const rows = await list(orm, scope, shootId);
  if (rows.length === 0) return undefined;
  return rows.filter(({ participantId }) => participantId !== null);
}

/** Undefined if there is no such participant on the shoot. */
export async function findParticipant(
  orm: Orm,
  scope: TeamScope,
  { shootId, participantId }: Target,
): Promise<ListedRow | undefined> {
  return (await list(orm, scope, shootId, sql`and ${k.id} = ${participantId}`))[0];
}

/** A shoot without participants is one row of nulls. */
async function list(
  orm: Orm,
  { teamId }: TeamScope,
  shootId: string,
  isMeant = sql``,
): Promise<ListedRow[]> {
  const { rows } = await orm.execute<ListedRow>(sql`
    select ${LISTED} from ${shoots} ${s} left join ${locations} ${l} on ${isPlace}
    left join (${PARTICIPANTS}) on ${k.teamId} = ${s.teamId} and ${k.shootId} = ${s.id}
    left join ${callLinks} ${i} on ${i.teamId} = ${k.teamId} and ${i.participantId} = ${k.id}
    left join ${mailboxes} ${m} on ${m.teamId} = ${k.teamId} and ${m.email} = ${EMAIL_KEY}
    left join ${datePolls} ${p} on ${IS_OPEN_POLL}
    where ${s.teamId} = ${teamId} and ${s.id} = ${shootId} ${isMeant} order by ${IN_ORDER}`);
  return rows;
}

/** The participant of a link; undefined if they were removed. */
export async function findCalled(
  orm: Orm,
  { teamId, shootId, participantId }: CallScope,
): Promise<CalledRow | undefined> {
  const { rows } = await orm.execute<CalledRow>(sql`
    select ${CALLED} from ${PARTICIPANTS}
    join ${shoots} ${s} on ${s.teamId} = ${k.teamId} and ${s.id} = ${k.shootId}
    join ${teams} ${t} on ${t.id} = ${k.teamId}
    left join ${locations} ${l} on ${isPlace}
    where ${k.teamId} = ${teamId} and ${k.shootId} = ${shootId} and ${k.id} = ${participantId}`);
  return rows[0];
}

/** Stores an answer, and deletes all but the last `CALL_ANSWERS_MAX` of the participant. */
export async function addAnswer(
  tx: Orm,
  { teamId, shootId, participantId }: CallScope,
  given: Pick<typeof callAnswersGiven.$inferInsert, 'answer' | 'note' | 'plan' | 'answeredAt'>,
): Promise<void> {
  await tx.insert(callAnswersGiven).values({ teamId, shootId, participantId, ...given });
  await dropOldest(tx, { teamId, shootId }, [participantId]);
}

export async function dropAnswers(
  tx: Orm,
  { teamId }: TeamScope,
  shootId: string,
  storedAt: Date,
): Promise<void> {
  const { teamId: team, shootId: shoot, createdAt } = callAnswersGiven;
  const isMeant = and(eq(team, teamId), eq(shoot, shootId), eq(createdAt, storedAt));
  await tx.delete(callAnswersGiven).where(isMeant);
}

/** Keeps the last answers of each of the participants. */
async function dropOldest(
  tx: Orm,
  { teamId, shootId }: Pick<CallScope, 'teamId' | 'shootId'>,
  participantIds: readonly string[],
): Promise<void> {
  const given = callAnswersGiven;
  const ofShoot = (of: Readonly<Record<'teamId' | 'shootId', Column>>) =>
    sql`${of.teamId} = ${teamId} and ${of.shootId} = ${shootId}`;
  // Starts with the participants: the rest of the shoot's answers are never read.
  await tx.execute(sql`
    delete from ${given} using unnest(${sql.param(participantIds)}::uuid[]) as person (id), lateral (
      select ${n.number} from ${given} ${n} where ${ofShoot(n)} and ${n.participantId} = person.id
      order by ${n.number} desc offset ${CALL_ANSWERS_MAX}::int limit 1) overdue
    where ${ofShoot(given)} and ${given.participantId} = person.id and ${given.number} <= overdue.number`);
}

export interface VotedFor {
  readonly participantId: string;
  readonly answer: CallAnswer;
  /** Null where it is not known: then it is that of today. */
  readonly plan: VotePlan | null;
}

/** Stores answers of participants, as answers to the plan that they saw with another date and time. */
export async function addAnswers(
  tx: Orm,
  { teamId }: TeamScope,
  shootId: string,
  { date, time }: Pick<CallPlan, 'date' | 'time'>,
  given: readonly VotedFor[],
): Promise<void> {
  if (given.length === 0) return;
  const table = callAnswersGiven;
  const today = jsonObject<CallPlan>({
    ...planFields,
    date: sql`${date}::text`,
    time: sql`${time}::text`,
  });
  const { participantId, answer, plan } = table;
  const source = jsonRows(given, { participantId, answer, plan });
  const columns = [table.teamId, table.shootId, table.participantId, table.answer, table.plan];
  await tx.execute(sql`
    insert into ${table} (${bareList(columns)})
    select ${k.teamId}, ${k.shootId}, ${k.id}, w.answer, ${today}::jsonb || coalesce(w.plan, '{}')
    from ${shootParticipants} ${k} join ${source} as w on w."participantId" = ${k.id}
    join ${shoots} ${s} on ${s.teamId} = ${k.teamId} and ${s.id} = ${k.shootId}
    left join ${locations} ${l} on ${isPlace}
    where ${k.teamId} = ${teamId} and ${k.shootId} = ${shootId}`);
  const ids = given.map((each) => each.participantId);
  await dropOldest(tx, { teamId, shootId }, ids);
}
