import type { CallVotes } from '@lensemble/contract/call-reply';
import type { Candidate, DateAnswers, DatePoll, DatesToAsk } from '@lensemble/contract/date-polls';
import type { ParsedBodyOf } from '@lensemble/contract/endpoint';
import { isAhead } from '@lensemble/contract/shoot-status';
import type { Shoot } from '@lensemble/contract/shoots';
import type { untakeDate as untakeEndpoint } from '@lensemble/contract/taken-dates';
import type { CallScope } from '../../access/call-scope.ts';
import { inTeam } from '../../access/in-team.ts';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { conflict, HttpError, invalid, notFound } from '../../http/errors/http-error.ts';
import { defineLimit, HOUR } from '../../http/rate-limits.ts';
import { addAnswers, dropAnswers, holdLink, planOf, planOfCall } from '../calls/service.ts';
import { afterChanging, changeWithin, type WriteDeps } from '../shoots/service.ts';
import { lockPlan } from '../time-zones/service.ts';
import { withNotices } from '../told-plans/service.ts';
import { nudgeDue } from './nudges.ts';
import { findOpenPolls } from './open-polls.ts';
import * as queries from './queries.ts';
import { refusePastDates, refusePastDeadline } from './refuse-past-dates.ts';
import * as votes from './rows/votes.ts';

type Orm = Deps['orm'];
type Storage = Pick<Deps, 'orm'>;

/** Who asks, and about which shoot. */
export interface Asking {
  readonly scope: TeamScope;
  /** Of the caller's account. */
  readonly email: string;
  readonly shootId: string;
}

interface Found {
  readonly poll: DatePoll | null;
}

/** @throws HttpError 404 */
export async function findPoll({ orm }: Storage, about: Asking): Promise<Found> {
  const { scope, shootId } = about;
  const [row, people] = await Promise.all([
    queries.findPoll(orm, scope, shootId),
    votes.listVoters(orm, scope, shootId),
  ]);
  if (!row) throw notFound();
  if (row.version === null) return { poll: null };
  return {
    poll: {
      version: row.version,
      deadline: row.deadline && new Date(row.deadline).toISOString(),
      closedAt: row.closedAt && new Date(row.closedAt).toISOString(),
      candidates: [...row.candidates],
      people: people.map(({ email: of, accountId, ...person }) => ({
        ...person,
        isYou: isCaller({ email: of, accountId }, about),
      })),
    },
  };
}

/** Whether a participant is the caller: by the account of their crew entry, or by their address if it has none. */
const isCaller = (
  { email, accountId }: { readonly email: string | null; readonly accountId: string | null },
  { scope, email: own }: Asking,
) => (accountId === null ? email === own.toLowerCase() : accountId === scope.userId);

/**
 * Asks for dates, or changes what is asked for. A shoot that is planned without a date becomes an idea again.
 * @throws HttpError 404; 409 for another shoot that is not an idea; 409 with the current poll if it has none of the versions;
 *   422 for a new date or a new deadline that is past
 */
export async function askForDate(
  deps: WriteDeps,
  about: Asking,
  versions: readonly number[] | undefined,
  { candidates, deadline }: DatesToAsk,
): Promise<Found> {
  const { scope, shootId } = about;
  const target = targetOf(about);
  const which = { id: shootId, versions: undefined };
  let isCurrent = true;
  const work = async (tx: Orm) => {
    const plan = await lockPlan(tx, scope, which);
    const status = plan && (await queries.holdStatus(tx, target));
    if (!status) throw notFound();
    const isUndated = isAhead({ status }) && plan.date === null;
    if (status !== 'idea' && !isUndated)
      throw conflict('Only an idea or a planned shoot without a date can ask for a date');
    await queries.makePoll(tx, target);
    const held = await queries.holdPoll(tx, target, 'update');
    isCurrent = !versions || (held !== undefined && versions.includes(held.version));
    if (!isCurrent) return undefined;
    refusePastDates(candidates, await queries.listCandidates(tx, target));
    refusePastDeadline(deadline, held);
    await queries.replaceCandidates(tx, target, candidates);
    await queries.updatePoll(tx, target, {
      deadline: deadline === null ? null : new Date(deadline),
      closedAt: null,
    });
    if (isUndated) return changeWithin(tx, deps, scope, which, { status: 'idea' });
    await queries.raiseRevision(tx, target);
    return undefined;
  };
  const changed = await withNotices(deps, () => queries.inTransaction(deps.orm, work));
  if (changed) afterChanging(deps, shootId, changed.isTold);
  const current = await findPoll(deps, about);
  if (isCurrent) return current;
  const sentence = 'These dates have changed since you opened them';
  throw new HttpError(409, 'version_conflict', sentence, { current });
}

/** @throws HttpError 404 */
export async function closePoll(deps: Storage, about: Asking): Promise<Found> {
  const target = targetOf(about);
  await inTeam(deps.orm, target, async (tx) => {
    const held = await queries.holdPoll(tx, target, 'update');
    if (!held || held.closedAt) return undefined;
    await queries.updatePoll(tx, target, { closedAt: new Date() });
    return true;
  });
  return findPoll(deps, about);
}

/** @throws HttpError 404; 409 if the poll is closed; 422 if the caller is not the participant */
export async function answerAsMember(
  deps: Storage,
  about: Asking,
  participantId: string,
  answers: DateAnswers,
): Promise<Found> {
  const target = { ...targetOf(about), participantId };
  await inTeam(deps.orm, target, async (tx) => {
    const participant = await votes.holdParticipant(tx, target);
    await mustBeOpen(tx, target, 'share');
    if (!participant || !isCaller(participant, about))
      throw invalid({ participantId: 'You can answer only for yourself' });
    const plan = await planOf(tx, about.scope, target);
    if (plan) await votes.saveAnswers(tx, target, answers, plan);
    return true;
  });
  return findPoll(deps, about);
}

/**
 * Takes a date. Answers that arrive at the same moment count before, or find the poll closed.
 * @throws HttpError 404; 409 if the poll is closed; 422 for a date that is not in the poll
 */
export async function takeDate(
  deps: WriteDeps,
  scope: TeamScope,
  shootId: string,
  candidateId: string,
): Promise<Shoot> {
  const target = targetOf({ scope, shootId });
  const which = { id: shootId, versions: undefined };
  const work = async (tx: Orm) => {
    if (!(await lockPlan(tx, scope, which))) throw notFound();
    await mustBeOpen(tx, target, 'update');
    const taken = await queries.findCandidate(tx, target, candidateId);
    if (!taken) throw invalid({ candidateId: NOT_IN_POLL });
    const { date, time } = taken;
    const given = await votes.holdVotes(tx, target, candidateId);
    await addAnswers(tx, scope, shootId, { date, time }, given);
    await queries.closeNow(tx, target);
    return changeWithin(tx, deps, scope, which, { date, time, status: 'planning' });
  };
  return changed(deps, shootId, work);
}

/**
 * Takes back a date that was taken, with the answers that it made.
 * @throws HttpError 404; 409 once the shoot has another date, time or status; 422 for a date that is not in the poll
 */
export async function untakeDate(
  deps: WriteDeps,
  scope: TeamScope,
  shootId: string,
  { candidateId, date, time }: ParsedBodyOf<typeof untakeEndpoint>,
): Promise<Shoot> {
  const target = targetOf({ scope, shootId });
  const which = { id: shootId, versions: undefined };
  const work = async (tx: Orm) => {
    const plan = await lockPlan(tx, scope, which);
    const status = plan && (await queries.holdStatus(tx, target));
    if (!status) throw notFound();
    const { closedAt } = (await queries.holdPoll(tx, target, 'update')) ?? {};
    const taken = await queries.findCandidate(tx, target, candidateId);
    if (!taken) throw invalid({ candidateId: NOT_IN_POLL });
    const isTaken = status === 'planning' && plan.date === taken.date && plan.time === taken.time;
    if (!closedAt || !isTaken) throw conflict('This shoot has changed since the date was taken');
    await dropAnswers(tx, scope, shootId, closedAt);
    await queries.updatePoll(tx, target, { closedAt: null });
    return changeWithin(tx, deps, scope, which, { date, time, status: 'idea' });
  };
  return changed(deps, shootId, work);
}

type Changing = ReturnType<typeof changeWithin>;

/** Does what changes a shoot, in one transaction, and what follows. @throws HttpError 404 */
async function changed(
  deps: WriteDeps,
  shootId: string,
  work: (tx: Orm) => Changing,
): Promise<Shoot> {
  const { isTold, shoot } = await withNotices(deps, () => queries.inTransaction(deps.orm, work));
  if (!shoot) throw notFound();
  afterChanging(deps, shootId, isTold);
  return shoot;
}

const NOT_IN_POLL = 'This date is not in the poll';

const targetOf = ({ scope, shootId }: Pick<Asking, 'scope' | 'shootId'>) => ({
  teamId: scope.teamId,
  userId: scope.userId,
  shootId,
});

type Target = ReturnType<typeof targetOf>;

/** Holds a poll that takes answers. @throws HttpError 404, 409 */
async function mustBeOpen(tx: Orm, target: Target, strength: 'share' | 'update'): Promise<void> {
  const status = await queries.holdStatus(tx, target);
  if (status === undefined) throw notFound();
  const held = await queries.holdPoll(tx, target, strength);
  if (!held || held.closedAt || status !== 'idea') throw conflict('This poll is closed');
}

/** What a participant is asked. */
export interface CallPoll {
  readonly deadline: Date | null;
  readonly candidates: readonly Candidate[];
  readonly answers: DateAnswers;
  readonly note: string | null;
}

/** The open poll of the shoot of a personal link; undefined without one. */
export async function pollOfCall(
  { orm }: Storage,
  scope: CallScope,
): Promise<CallPoll | undefined> {
  const row = await queries.findPoll(orm, scope, scope.shootId);
  if (!row || row.version === null || row.closedAt || row.status !== 'idea') return undefined;
  const deadline = row.deadline && new Date(row.deadline);
  return { deadline, candidates: row.candidates, ...(await votes.findReplies(orm, scope)) };
}

/** A person taps each candidate a few times, and no more. */
const votesOfCall = defineLimit('votesOfCall', { points: 200, seconds: HOUR }, 'person');

/**
 * `dead`: the link has ended meanwhile. `closed`: nothing was stored. `changed`: a candidate is gone, and the rest was stored.
 */
type VoteOutcome = 'saved' | 'changed' | 'closed' | 'dead';

/**
 * Stores the answers of a participant to the candidates that are still there, and their note. `plan` is what their page
 * showed, the plan of today by default.
 * @throws HttpError 429
 */
export async function answerCall(
  { orm, limits }: Pick<Deps, 'orm' | 'limits'>,
  scope: CallScope,
  { answers, note, plan: seen }: CallVotes,
): Promise<VoteOutcome> {
  await limits.count([votesOfCall.by(scope.participantId)]);
  let outcome: VoteOutcome = 'dead';
  await inTeam(orm, scope, async (tx) => {
    if (!(await holdLink(tx, scope))) return undefined;
    outcome = 'closed';
    const status = await queries.holdStatus(tx, scope);
    const held = await queries.holdPoll(tx, scope, 'share');
    if (status !== 'idea' || !held || held.closedAt) return undefined;
    if (note !== undefined) await votes.saveNote(tx, scope, note);
    const plan = seen ?? (await planOfCall(tx, scope));
    const saved = plan ? await votes.saveAnswers(tx, scope, answers, plan) : 0;
    outcome = saved === Object.keys(answers).length ? 'saved' : 'changed';
    return saved > 0 || note !== undefined || undefined;
  });
  return outcome;
}

/** The open polls of a team, in few words. */
export const listOpenPolls = findOpenPolls;

/** Reminds people of polls whose deadline is near. @throws Error the first failure, after all polls */
export const nudgeForDeadlines = nudgeDue;
