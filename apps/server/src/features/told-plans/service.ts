import type { ShootDetail } from '@lensemble/contract/shoots';
import { isSamePlan, type KnownPlan, type News, newsOf } from '@lensemble/contract/told-plan';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { isAddress } from '../../ports/mail/port.ts';
import { mailsOf, type NoticeJob } from '../mails/service.ts';
import { admitNotices } from './admit-notices.ts';
import { calledOffJob } from './called-off-job.ts';
import { earliestDay } from './earliest-day.ts';
import * as queries from './queries.ts';
import { makeTeamNotices, type TeamNotices } from './team-notices.ts';

export type { TeamNotices } from './team-notices.ts';

type Orm = Deps['orm'];
type NoticeDeps = Pick<Deps, 'jobs' | 'limits'>;

/** A transaction cannot wait for the mail queue, which needs another connection. */
class QueueNotReadyError extends Error {
  override name = 'QueueNotReadyError';
}

/**
 * Runs a transaction that may call `tellNews` or `tellDeleted`. Runs it again if there is something to tell and the mail
 * queue was not ready yet, as it is in the first seconds of a server.
 */
export async function withNotices<T>(
  deps: Pick<Deps, 'jobs'>,
  transaction: () => Promise<T>,
): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (!(error instanceof QueueNotReadyError)) throw error;
  }
  await mailsOf(deps).prepare();
  return transaction();
}

/** The plan of a shoot after a change that is not written yet. */
export interface NextPlan extends Omit<KnownPlan, 'place'> {
  readonly locationId: string | null;
}

/**
 * Queues a mail to all recipients who know another plan than the current one, and to those who are off the crew or on it
 * again. Call it in the transaction of the change, after the change, or before it with the plan that comes `next`.
 * @returns whether mails are queued
 */
export async function tellNews(
  tx: Orm,
  deps: NoticeDeps,
  scope: TeamScope,
  { next, ...about }: queries.Shoots & { readonly next?: NextPlan },
): Promise<boolean> {
  const now = new Date();
  const told = await queries.listTold(tx, scope, { ...about, isBackToo: true }, earliestDay(now));
  if (told.length === 0) return false;
  const plan = next && (await planNext(tx, scope, next));
  const jobs = told
    .filter((each) => isNews({ ...each, current: plan ?? each.current }, now))
    .map(
      ({ email, shootId }): NoticeJob => ({
        kind: 'moved',
        email,
        teamId: scope.teamId,
        shootId,
        by: scope.userId,
      }),
    );
  return tell(tx, deps, scope, jobs);
}

/** What the mail server refused is no news, because it would refuse it again. */
function isNews(told: queries.Told, now: Date): boolean {
  const { current, isOnCrew, refused } = told;
  if (!newsFor(told, current, isOnCrew, now)) return false;
  if (!refused) return true;
  return refused.plan && isOnCrew ? !isSamePlan(refused.plan, current) : isOnCrew || !!refused.plan;
}

/** What a recipient must be told by itself. Changes of a plan that only call sheets told are told by the next call sheet. */
export function newsFor(
  { known, isCallSheet }: Pick<Knowledge, 'known' | 'isCallSheet'>,
  current: KnownPlan,
  isForThem: boolean,
  now: Date,
): News | undefined {
  const news = newsOf(known, current, isForThem, now);
  return isCallSheet && news === 'changed' ? undefined : news;
}

/** What a recipient knows: without a date if they are on the crew again, but were told that they are off. */
export const knownBy = (
  { known, isOff }: Pick<Knowledge, 'known' | 'isOff'>,
  current: KnownPlan,
  isForThem: boolean,
): KnownPlan | null =>
  known ?? (isOff && isForThem ? { ...current, date: null, time: null, wasOff: true } : null);

async function planNext(
  tx: Orm,
  scope: TeamScope,
  { date, time, timeZone, isZoneGuess, durationMinutes, locationId }: NextPlan,
): Promise<KnownPlan> {
  const place = locationId === null ? null : await queries.findPlace(tx, scope, locationId);
  return { date, time, timeZone, isZoneGuess, durationMinutes, place };
}

/**
 * Queues a mail to all recipients who know of a plan of a shoot. Call it in the deleting transaction, before the delete.
 * @returns whether mails are queued
 */
export async function tellDeleted(
  tx: Orm,
  deps: NoticeDeps,
  scope: TeamScope,
  shootId: string,
): Promise<boolean> {
  const now = new Date();
  const told = await queries.listTold(tx, scope, { shootIds: [shootId] }, earliestDay(now));
  const jobs = told
    .filter(({ known, current }) => newsOf(known, current, false, now))
    .map((each): NoticeJob => calledOffJob(scope, each, now));
  // If the shoot is restored, they are told that it takes place again.
  if (jobs.length > 0)
    await queries.noteCalledOff(
      tx,
      scope,
      shootId,
      jobs.map(({ email }) => email),
    );
  return tell(tx, deps, scope, jobs);
}

async function tell(
  tx: Orm,
  deps: NoticeDeps,
  { userId }: TeamScope,
  jobs: readonly NoticeJob[],
): Promise<boolean> {
  const sendable = jobs.filter(({ email }) => isAddress(email));
  if (sendable.length === 0) return false;
  if (!mailsOf(deps).isReady()) throw new QueueNotReadyError('The mail queue is not ready');
  const sent = await admitNotices(tx, deps, userId, sendable);
  await mailsOf(deps).sendAll(tx, sent);
  return sent.length > 0;
}

/** Sends queued notices immediately. Call it after the commit. */
export const wakeNotices = (deps: Pick<Deps, 'jobs'>): void => mailsOf(deps).wake();

/** Mails to everyone who knows plans of shoots of teams that a user deletes, alone or together with the account. */
export const noticesOfTeams = (
  deps: Pick<Deps, 'orm' | 'jobs' | 'limits'>,
  userId: string,
): Promise<TeamNotices> => makeTeamNotices(deps, userId);

/** A mail, its recipient and its shoot. */
export interface Telling {
  readonly scope: TeamScope;
  readonly shootId: string;
  readonly email: string;
  readonly mailId: string;
}

export interface Knowledge {
  /** What the recipient knew before this mail; null for nothing. */
  readonly known: KnownPlan | null;
  /** They were told that the shoot is off for them. */
  readonly isOff: boolean;
  /** Only call sheets told it. */
  readonly isCallSheet: boolean;
  /**
   * Records what this mail tells: null if the shoot is off for the recipient.
   * @param version the shoot's version
   * @param isCallSheet whether this mail is a call sheet
   * @returns the sequence number for the calendar event of the mail
   */
  tell(plan: KnownPlan | null, version: number, isCallSheet?: boolean): Promise<number>;
}

/**
 * Reads what the recipient of a mail knows. The plan cannot change until the transaction ends, so that no change comes
 * between the text of the mail and the record of it.
 * @returns undefined if the shoot is gone
 */
export async function knowledgeFor(
  tx: Orm,
  { scope, shootId, email, mailId }: Telling,
): Promise<Knowledge | undefined> {
  if (!(await queries.holdPlan(tx, scope, shootId))) return undefined;
  const recipient = { shootId, email };
  const record = await queries.findRecord(tx, scope, recipient);
  const isAgain = record?.mailId === mailId;
  const known = (isAgain ? record?.before : record?.plan) ?? null;
  const isOff = !!record && !isAgain && !record.plan && !record.refused;
  return {
    known,
    isOff,
    isCallSheet: record?.isCallSheet ?? false,
    async tell(plan, version, isCallSheet = false) {
      const last = record?.sequence ?? 0;
      const isNew = record && isOtherEvent(record.plan, plan);
      const sequence = Math.max(version, isNew ? last + 1 : last);
      await queries.saveRecord(tx, scope, recipient, {
        plan,
        before: plan ? knownBy({ known, isOff }, plan, true) : known,
        mailId,
        sequence,
        isCallSheet: isCallSheet && (record?.isCallSheet ?? true),
      });
      return sequence;
    },
  };
}

/** Calendars ignore a change without a higher number. */
const isOtherEvent = (from: KnownPlan | null, to: KnownPlan | null) =>
  from === null || to === null || !isSamePlan(from, to);

/** Call it if a mail never reached the mail server, or if the mail server refused it: its recipient was told nothing. */
export const takeBack = (
  { orm }: Pick<Deps, 'orm'>,
  { scope, shootId, email, mailId }: Telling,
  about: { readonly isRefused: boolean },
): Promise<void> => queries.takeBack(orm, scope, { shootId, email }, mailId, about);

/** Call it if the mail server took a mail. */
export const settle = (
  { orm }: Pick<Deps, 'orm'>,
  { scope, shootId, email, mailId }: Telling,
): Promise<void> => queries.settle(orm, scope, { shootId, email }, mailId);

/**
 * Call it in the transaction that changes the address of a crew member, after the change.
 * @returns the shoots that the new address now hears of
 */
export async function moveKnowledge(
  tx: Orm,
  scope: TeamScope,
  personnelId: string,
  addresses: { readonly from: string | null; readonly to: string | null },
): Promise<string[]> {
  const [from, to] = [normalized(addresses.from), normalized(addresses.to)];
  if (from === null || from === to) return [];
  return queries.moveRecords(tx, scope, personnelId, { from, to });
}

/** Records of shoots that have been over for so long are not needed, also if the shoot is planned again. */
const KEPT_MS = 90 * 86_400_000;

/** Deletes the records of shoots that are long over. */
export const forgetTold = ({ orm }: Pick<Deps, 'orm'>, now: Date): Promise<void> =>
  queries.forgetTold(orm, earliestDay(new Date(now.getTime() - KEPT_MS)));

const normalized = (address: string | null) => address?.trim().toLowerCase() || null;

/** What mails say about the plan of a shoot. */
export const planOf = ({
  date,
  time,
  timeZone,
  isZoneGuess,
  durationMinutes,
  location,
}: Pick<
  ShootDetail,
  'date' | 'time' | 'timeZone' | 'isZoneGuess' | 'durationMinutes' | 'location'
>): KnownPlan => ({
  date,
  time,
  timeZone,
  isZoneGuess,
  durationMinutes,
  place: location && { id: location.id, name: location.name, address: location.address },
});
