import type { CallPlan } from '@lensemble/contract/call-plan';
import type { CallAnswer } from '@lensemble/contract/call-state';
import { LISTED_NAME_MAX } from '@lensemble/contract/constants';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ACCOUNT, EMAIL, k, NAME, NOT_NAMED } from '../../../db/participants.ts';
import { callAnswersGiven, callLinks } from '../../../db/schema/calls.ts';
import { dateCandidates, datePolls, dateVotes } from '../../../db/schema/date-polls.ts';
import { mailboxes } from '../../../db/schema/mailboxes.ts';
import { teams } from '../../../db/schema/teams.ts';
import { type FieldsOf, jsonObject, prebuilt, selectList } from '../../../db/select.ts';
import { cut } from '../../../db/shoot-windows.ts';
import { l, s } from '../../../db/shoots-and-places.ts';

const a = alias(callAnswersGiven, 'a');
export const i = alias(callLinks, 'i');
export const m = alias(mailboxes, 'm');
export const t = alias(teams, 't');
export const p = alias(datePolls, 'p');
const d = alias(dateCandidates, 'd');
const v = alias(dateVotes, 'v');

type LinkRow = typeof callLinks.$inferSelect;

export interface AnswerRow {
  readonly answer: CallAnswer;
  readonly note: string | null;
  /** ISO 8601, with an offset. */
  readonly at: string;
  readonly plan: CallPlan;
}

interface ParticipantRow {
  readonly participantId: string;
  readonly name: string;
  readonly role: string;
  readonly plan: CallPlan;
  readonly answer: AnswerRow | null;
}

const PLACE = sql`case when ${l.id} is not null then ${jsonObject<NonNullable<CallPlan['place']>>({
  id: l.id,
  name: l.name,
  address: l.address,
})} end`;

/** When the answer was given, not a note that came later. */
const ANSWERED_AT = sql`coalesce(${a.answeredAt}, ${a.createdAt})`;

const LAST_ANSWER = sql`(
  select ${jsonObject<AnswerRow>({ answer: a.answer, note: a.note, at: ANSWERED_AT, plan: a.plan })}
  from ${callAnswersGiven} ${a}
  where ${a.teamId} = ${k.teamId} and ${a.shootId} = ${k.shootId} and ${a.participantId} = ${k.id}
  order by ${a.number} desc limit 1)`;

export const planFields: FieldsOf<CallPlan> = {
  date: s.date,
  time: s.time,
  timeZone: s.timeZone,
  place: PLACE,
  callTime: k.callTime,
};

const participantFields: FieldsOf<ParticipantRow> = {
  participantId: k.id,
  name: NAME,
  role: k.role,
  plan: jsonObject<CallPlan>(planFields),
  answer: LAST_ANSWER,
};

/** The link of a participant. All null if there is none. */
type OwnLink = {
  readonly [Field in 'token' | 'isOff' | 'sentAt' | 'sentPlan' | 'openedAt' | 'mail' | 'nudgedAt']:
    | LinkRow[Field]
    | null;
};

/** What a participant is asked while the crew votes on a date. */
export interface AskedRow {
  /** Until when the team wants answers: ISO 8601, with an offset. */
  readonly deadline: string | null;
  /** The participant has answered one of the dates at least. */
  readonly hasAnswered: boolean;
}

interface Listed extends ParticipantRow, OwnLink {
  readonly email: string | null;
  /** The account that they are. */
  readonly accountId: string | null;
  readonly isUnsubscribed: boolean | null;
  readonly isRefused: boolean | null;
  /** Null unless an open poll of an idea has a date that is not past. */
  readonly asked: AskedRow | null;
  /** Of the shoot, as when its personal links end. */
  readonly isZoneGuess: boolean;
  readonly durationMinutes: number;
}

export interface ListedRow extends Listed, Record<string, unknown> {}

export const EMAIL_KEY = prebuilt(sql`lower(trim(${EMAIL}))`);

/** The poll (p) of a shoot (s) takes answers. A date counts until its day is over in every zone. */
export const IS_OPEN_POLL = prebuilt(sql`${p.teamId} = ${s.teamId} and ${p.shootId} = ${s.id}
  and ${p.closedAt} is null and ${s.status} = 'idea' and exists (
    select from ${dateCandidates} ${d} where ${d.teamId} = ${p.teamId} and ${d.shootId} = ${p.shootId}
      and ${d.date} >= (now() at time zone 'UTC')::date - 1)`);

const ASKED = sql`case when ${p.shootId} is not null then ${jsonObject<AskedRow>({
  deadline: p.deadline,
  hasAnswered: sql`exists (
    select from ${dateVotes} ${v} where ${v.teamId} = ${k.teamId} and ${v.shootId} = ${k.shootId}
      and ${v.participantId} = ${k.id})`,
})} end`;

export const LISTED = prebuilt(
  selectList<Listed>({
    ...participantFields,
    token: i.token,
    isOff: i.isOff,
    sentAt: i.sentAt,
    sentPlan: i.sentPlan,
    openedAt: i.openedAt,
    mail: i.mail,
    nudgedAt: i.nudgedAt,
    email: EMAIL,
    accountId: ACCOUNT,
    isUnsubscribed: sql`${m.unsubscribedAt} is not null`,
    isRefused: sql`${m.refusal} is not null`,
    asked: ASKED,
    isZoneGuess: s.isZoneGuess,
    durationMinutes: s.durationMinutes,
  }),
);

interface Named extends Pick<ParticipantRow, 'participantId' | 'plan' | 'answer'> {
  readonly shootId: string;
  readonly personnelId: string | null;
  /** Cut after `LISTED_NAME_MAX` characters. */
  readonly name: string;
  /** The link was sent, is being sent, or was opened. */
  readonly isReached: boolean;
}

export interface NamedRow extends Named, Record<string, unknown> {}

const { participantId, plan, answer } = participantFields;

export const NAMED = prebuilt(
  selectList<Named>({
    participantId,
    plan,
    answer,
    shootId: k.shootId,
    personnelId: k.personnelId,
    name: cut(NAME, LISTED_NAME_MAX),
    isReached: sql`coalesce(${i.sentAt}, ${i.openedAt}) is not null or ${i.mail} is not null`,
  }),
);

/** What the personal page tells about its reader. */
export interface CalledRow extends ParticipantRow, Record<string, unknown> {
  readonly team: string;
  /** Asked not to be named outside of the team. */
  readonly notNamed: boolean;
}

export const CALLED = prebuilt(
  selectList<ParticipantRow & Pick<CalledRow, 'team' | 'notNamed'>>({
    ...participantFields,
    team: t.name,
    notNamed: NOT_NAMED,
  }),
);
