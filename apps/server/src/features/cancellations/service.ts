import { isAhead, isMove, type Plan } from '@lensemble/contract/shoot-plan';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { isAddress } from '../../ports/mail/port.ts';
import {
  mailsOf,
  type NoticeJob,
  reminderMailOfPerson,
  reminderToAddress,
} from '../mails/service.ts';
import * as queries from './queries.ts';
import { makeTeamNotices, type TeamNotices } from './team-notices.ts';

export type { TeamNotices } from './team-notices.ts';

type Orm = Deps['orm'];

/** Calendars that sync at least every 90 days learn of every cancellation. */
const KEPT_MS = 90 * 86_400_000;

type NoticeDeps = Pick<Deps, 'jobs' | 'limits'>;

export interface ToldPlan extends Plan {
  readonly durationMinutes: number;
  readonly wasMailed: boolean;
}

/** Prepares `tellMoved` and `tellDeleted`, which must not wait for another connection in their transaction. */
export async function prepareNotices(
  deps: Pick<Deps, 'orm' | 'jobs'>,
  scope: TeamScope,
  about: { readonly shootId?: string; readonly locationId?: string },
): Promise<void> {
  const mails = mailsOf(deps);
  if (mails.isReady() || !(await queries.wasMailed(deps.orm, scope, about))) return;
  await mails.prepare();
}

/** Queues a mail to everyone invited to a shoot, if the change moves it. Runs in the transaction of the change. */
export async function tellMoved(
  tx: Orm,
  deps: NoticeDeps,
  scope: TeamScope,
  shootId: string,
  { from, to }: { readonly from: ToldPlan; readonly to: ToldPlan },
): Promise<void> {
  if (!from.wasMailed || !isMove(from, to, new Date()) || from.date === null) return;
  const { date, time, timeZone } = from;
  const about = { kind: 'moved', teamId: scope.teamId, shootId } as const;
  await tell(tx, deps, scope, shootId, (email) => ({
    ...about,
    email,
    from: { date, time, timeZone },
  }));
}

/**
 * Queues a mail to everyone invited to a future shoot. Call it in the deleting transaction, before the delete. The
 * lock on the shoot may have waited for reminders, so only a statement after it sees who is invited: `wasMailed` is too
 * old.
 * @returns whether mails are queued
 */
export async function tellDeleted(
  tx: Orm,
  deps: NoticeDeps,
  scope: TeamScope,
  shootId: string,
  plan: Omit<ToldPlan, 'wasMailed'>,
): Promise<boolean> {
  if (!isAhead(plan, new Date())) return false;
  const about = { kind: 'called-off', teamId: scope.teamId, shootId } as const;
  return tell(tx, deps, scope, shootId, (email) => ({ ...about, email }));
}

async function tell(
  tx: Orm,
  deps: NoticeDeps,
  scope: TeamScope,
  shootId: string,
  jobOf: (email: string) => NoticeJob,
): Promise<boolean> {
  const invited = (await queries.listInvited(tx, scope, shootId)).filter(isAddress);
  if (invited.length === 0) return false;
  // Notices count as reminders, so that moving a shoot back and forth cannot send more mails than the reminder button.
  const own = [scope.userId];
  const may = await deps.limits.within(tx, reminderMailOfPerson, own, invited.length);
  if (may.length === 0) return false;
  const welcome = await deps.limits.within(tx, reminderToAddress, invited);
  await mailsOf(deps).sendAll(tx, welcome.map(jobOf));
  return welcome.length > 0;
}

/** Sends queued notices immediately. Call it after the commit. */
export const wakeNotices = (deps: Pick<Deps, 'jobs'>): void => mailsOf(deps).wake();

/** Records a shoot for calendars. Call it in the deleting transaction, before the delete. */
export async function noteDeleted(tx: Orm, scope: TeamScope, shootId: string): Promise<void> {
  await queries.insertCancelled(tx, scope, shootId);
}

export async function forgetCancelled({ orm }: Pick<Deps, 'orm'>, now: Date): Promise<void> {
  await queries.forgetCancelled(orm, new Date(now.getTime() - KEPT_MS));
}

/** Mails to everyone invited to shoots of teams that a user deletes, alone or together with the account. */
export const noticesOfTeams = (
  deps: Pick<Deps, 'orm' | 'jobs' | 'limits'>,
  userId: string,
): Promise<TeamNotices> => makeTeamNotices(deps, userId);

/** The record of a deleted shoot that had a date; undefined if there is none. */
export const cancelledShoot = (
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  shootId: string,
): ReturnType<typeof queries.findCancelled> => queries.findCancelled(orm, scope, shootId);
