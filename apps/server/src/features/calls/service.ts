import {
  isCallOver,
  lastDayOfCall,
  planChanges,
  type VotePlan,
} from '@lensemble/contract/call-plan';
import type { CallReply } from '@lensemble/contract/call-reply';
import { CALL_OVER_MESSAGE, sendingSkip } from '@lensemble/contract/call-sending';
import { type CallAnswer, callStateOf } from '@lensemble/contract/call-state';
import { type CallLink, callPath, type ParticipantCall } from '@lensemble/contract/calls';
import type { DropReason } from '@lensemble/contract/reminders';
import type { CallScope } from '../../access/call-scope.ts';
import { inTeam } from '../../access/in-team.ts';
import { jobScope } from '../../access/job-scope.ts';
import { openOwnCall } from '../../access/own-call.ts';
import type { TeamScope } from '../../access/scope.ts';
import { newLinkToken, sealToken } from '../../access/session-token.ts';
import type { Deps } from '../../deps.ts';
import { conflict, HttpError, invalid, notFound } from '../../http/errors/http-error.ts';
import { defineLimit, HOUR } from '../../http/rate-limits.ts';
import type { CallJob, Letter, Outcome } from '../mails/service.ts';
import { afterwardsLetter as writeAfterwards } from './afterwards-letter.ts';
import { daysLetter as writeDays } from './days-letter.ts';
import { type LetterDeps, letterOf } from './letter.ts';
import * as queries from './queries.ts';
import * as linkMails from './rows/link-mails.ts';
import * as links from './rows/links.ts';
import type { CalledRow } from './rows/participant-row.ts';
import { queueDateNudges } from './sending.ts';
import { addressOf, callOf } from './standing.ts';

type CallDeps = Pick<Deps, 'orm' | 'env'>;
type Versions = readonly number[] | undefined;

/** The participants of a shoot, with what they answered. @throws HttpError 404 */
export async function listCalls(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  shootId: string,
): Promise<ParticipantCall[]> {
  const rows = await queries.listParticipants(orm, scope, shootId);
  if (!rows) throw notFound();
  return rows.map((row) => callOf(row, scope.userId));
}

/**
 * Answers as a participant who is the caller.
 * @throws HttpError 404; 409 without a date, and once the personal link is off or over; 422 for other people; 429
 */
export async function answerAsMember(
  deps: Pick<Deps, 'orm' | 'limits'>,
  scope: TeamScope,
  target: links.Target,
  given: CallReply,
): Promise<ParticipantCall> {
  const find = () => queries.findParticipant(deps.orm, scope, target);
  const row = await find();
  if (!row) throw notFound();
  if (row.accountId !== scope.userId)
    throw invalid({ participantId: 'You can answer only for yourself' });
  // What is refused makes no link.
  if (isWithoutDate(given, row)) throw conflict(NO_DATE);
  if (isCallOver({ ...row, ...row.plan }, new Date())) throw conflict(CALL_OVER_MESSAGE);
  await links.linkOf(deps.orm, scope, target, newLinkToken());
  const call = await openOwnCall(deps.orm, scope, target, new Date());
  const outcome = call ? await reply(deps, call, given, scope) : 'dead';
  if (outcome === 'dead') throw conflict('The personal link is off');
  if (outcome === 'noDate') throw conflict(NO_DATE);
  return callOf((await find()) ?? row, scope.userId);
}

export interface Answered {
  readonly participantId: string;
  readonly personnelId: string | null;
  readonly name: string;
  /** To the plan of today; null for none. */
  readonly answer: CallAnswer | null;
  readonly isAsked: boolean;
}

/** The participants of shoots, in order, with what they answered. */
export async function listAnswers(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  shootIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Answered[]>> {
  const rows = await queries.listParticipantsOf(orm, scope, shootIds);
  const found = new Map<string, Answered[]>(shootIds.map((id) => [id, []]));
  for (const { shootId, answer: given, plan, isReached, ...person } of rows) {
    const { state } = callStateOf({ sentAt: null, openedAt: null, answer: given }, plan);
    const answer = given && state === given.answer ? given.answer : null;
    const { participantId, personnelId, name } = person;
    const isAsked = isReached || given !== null;
    found.get(shootId)?.push({ participantId, personnelId, name, answer, isAsked });
  }
  return found;
}

/** @throws HttpError 404 */
export async function findLink(
  { orm, env }: CallDeps,
  scope: TeamScope,
  target: links.Target,
): Promise<CallLink> {
  const row = await links.linkOf(orm, scope, target, newLinkToken());
  if (!row) throw notFound();
  return {
    url: env.publicUrl + callPath(sealToken(row.token, env.authSecret, 'call')),
    isOff: row.isOff,
    lastDay: lastDayOfCall(row),
    version: row.version,
  };
}

/** @throws HttpError 404; 409 with the current link if it has none of the versions */
export const turnLink = (
  deps: CallDeps,
  scope: TeamScope,
  target: links.Target,
  versions: Versions,
  isOff: boolean,
): Promise<CallLink> => change(deps, scope, target, versions, { isOff });

/** The new link has not been sent or opened. @throws HttpError 404; 409 as above */
export const replaceLink = (
  deps: CallDeps,
  scope: TeamScope,
  target: links.Target,
  versions: Versions,
): Promise<CallLink> =>
  change(deps, scope, target, versions, {
    token: newLinkToken(),
    isOff: false,
    sentAt: null,
    sentPlan: null,
    openedAt: null,
    mail: null,
  });

async function change(
  deps: CallDeps,
  scope: TeamScope,
  target: links.Target,
  versions: Versions,
  changes: links.LinkChange,
): Promise<CallLink> {
  // Creates the link of a participant who has none yet.
  await findLink(deps, scope, target);
  const row = await links.updateLink(deps.orm, scope, target, versions, changes);
  const current = await findLink(deps, scope, target);
  if (row) return current;
  const sentence = 'This link has changed since you opened it';
  throw new HttpError(409, 'version_conflict', sentence, { current });
}

/** More often than a participant changes their mind. */
const answersOfCall = defineLimit('answersOfCall', { points: 60, seconds: HOUR }, 'person');

/**
 * Stores an answer to the plan that the participant saw, or a note to the last answer. An answer without a note keeps the
 * last note, one without a plan is to that of today. One that is repeated changes nothing. The note of one that cannot be
 * stored is. `writer`: a member who is the participant.
 * @returns whether it is stored: it is not if the link has ended meanwhile, or if there is no date to answer
 * @throws HttpError 429
 */
export async function reply(
  { orm, limits }: Pick<Deps, 'orm' | 'limits'>,
  scope: CallScope,
  given: CallReply,
  writer: Pick<CallScope, 'teamId' | 'participantId'> | TeamScope = scope,
): Promise<ReplyOutcome> {
  await limits.count([answersOfCall.by(scope.participantId)]);
  let outcome: ReplyOutcome = 'dead';
  await inTeam(orm, writer, async (tx) => {
    // This may run again, after the link has ended.
    outcome = 'dead';
    const isOpen = await links.holdLink(tx, scope);
    const called = isOpen ? await queries.findCalled(tx, scope) : undefined;
    if (!called) return undefined;
    outcome = isWithoutDate(given, called) ? 'noDate' : 'stored';
    const kept = outcome === 'stored' ? given : { ...given, answer: undefined };
    const answer = answerOf(kept, called);
    if (!answer) return undefined;
    await queries.addAnswer(tx, scope, answer);
    return true;
  });
  return outcome;
}

type ReplyOutcome = 'stored' | 'dead' | 'noDate';

const NO_DATE = 'There is no date to answer';

const isWithoutDate = (
  { answer, plan: seen }: CallReply,
  { plan }: Pick<CalledRow, 'plan'>,
): boolean => answer !== undefined && (plan.date === null || seen?.date === null);

/** Undefined for a note of a participant who has not answered, and for what they have said before. */
function answerOf(
  { answer, note: written, plan: seen }: CallReply,
  { plan: today, answer: last }: CalledRow,
) {
  const given = answer ?? last?.answer;
  if (!given) return undefined;
  const note = written === undefined ? (last?.note ?? null) : written;
  // A note alone answers nothing anew: it belongs to the plan of its answer.
  const isNote = answer === undefined && last !== null;
  const plan = isNote ? last.plan : (seen ?? today);
  const isRepeated =
    last?.answer === given && last.note === note && planChanges(last.plan, plan) === undefined;
  if (isRepeated) return undefined;
  return { answer: given, note, plan, ...(isNote && { answeredAt: new Date(last.at) }) };
}

/** Records the first time that a participant sees their page. */
export async function noteOpened({ orm }: Pick<Deps, 'orm'>, scope: CallScope): Promise<void> {
  await inTeam(orm, scope, async (tx) => (await links.noteOpened(tx, scope)) || undefined);
}

/** The email to a participant; undefined, or the reason, if it is obsolete. */
export const callLetter = (
  deps: LetterDeps,
  job: CallJob,
  mailId: string,
): Promise<Letter | DropReason | undefined> => letterOf(deps, job, mailId);

/** The email with the days of a crew member; undefined, or the reason, if it is obsolete. */
export const daysLetter = writeDays;

/** An email to a participant after a shoot; undefined if it is obsolete. */
export const afterwardsLetter = writeAfterwards;

/** Records what became of an email to a participant. */
export async function noteCallOutcome(
  { orm }: Pick<Deps, 'orm'>,
  { teamId, shootId, participantId }: CallJob,
  outcome: Outcome,
): Promise<void> {
  const scope = jobScope(teamId);
  const isSent = outcome.state === 'sent';
  await inTeam(
    orm,
    scope,
    async (tx) =>
      (await linkMails.endMail(tx, scope, { shootId, participantId }, isSent)) || undefined,
  );
}

/** Holds a personal link until the transaction ends. @returns whether it still opens */
export const holdLink = links.holdLink;

/**
 * Stores answers that participants gave to a date, as answers to the plan with that date. Call it in the transaction that
 * changes the plan, before the change.
 */
export const addAnswers = queries.addAnswers;

/** Deletes the answers that a transaction at that moment stored. */
export const dropAnswers = queries.dropAnswers;

/** The plan of a participant today. */
export const planOf = async (
  tx: Deps['orm'],
  scope: TeamScope,
  target: links.Target,
): Promise<VotePlan | undefined> => (await queries.findParticipant(tx, scope, target))?.plan;

/** The plan of the participant of a personal link today. */
export const planOfCall = async (
  tx: Deps['orm'],
  scope: CallScope,
): Promise<VotePlan | undefined> => (await queries.findCalled(tx, scope))?.plan;

/** The participants who can get emails, with their addresses. */
export async function reachableByMail(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  shootId: string,
): Promise<{ readonly participantId: string; readonly email: string }[]> {
  const rows = (await queries.listParticipants(orm, scope, shootId)) ?? [];
  return rows.flatMap((row) => {
    const email = sendingSkip(callOf(row)) ? undefined : addressOf(row);
    return email === undefined ? [] : { participantId: row.participantId, email };
  });
}

export const nudgeForDates = queueDateNudges;
