import type { DropReason } from '@lensemble/contract/reminders';
import { inTeam } from '../../access/in-team.ts';
import { jobScope } from '../../access/job-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { mailsOf, plannedMailOfTeam, reminderToAddress } from '../mails/service.ts';
import { findShoot } from '../shoots/service.ts';
import { isTooLate } from './lateness.ts';
import { mailsTo } from './mails-to.ts';
import type { DueReminder } from './queries.ts';
import * as queries from './queries.ts';
import { mailRecords, type Recipients, recipientsOf } from './recipients.ts';
import { wantingMail } from './wanting-mail.ts';

type PlannedDeps = Pick<Deps, 'orm' | 'jobs' | 'limits'>;

/** The log shows only the name of an error. */
class TooManyRemindersError extends Error {
  override name = 'TooManyRemindersError';
}

/** The maximum of one run. The next run takes the rest. */
const DUE_MAX = 5_000;
const noRecipients: Recipients = { addresses: [], names: new Map(), withoutAddress: [] };

/**
 * Sends each due reminder once, even if several servers run this at the same time. Each shoot has its own short
 * transaction. A failed reminder does not block the others and is retried in the next run.
 * @throws Error the first failure, after all reminders
 */
export async function sendAllDue(deps: PlannedDeps, now: Date): Promise<void> {
  const due = await queries.listDue(deps.orm, now, DUE_MAX);
  if (due.length === 0) return;
  await mailsOf(deps).prepare();
  const failures: unknown[] = [];
  const tell = (error: unknown) => void failures.push(error);
  for (const reminder of due) await sendDue(deps, reminder, now, tell).catch(tell);
  if (failures.length > 0) throw failures[0];
}

async function sendDue(
  deps: PlannedDeps,
  due: DueReminder,
  now: Date,
  tell: (error: unknown) => void,
): Promise<void> {
  const { teamId, shootId, reminderTime } = due;
  const scope = jobScope(teamId);
  const mails = mailsOf(deps);
  const { recipients, isObsolete, version } = await recipientsOfDue(deps, scope, due, now);
  const { addresses, withoutAddress } = recipients;
  const { isFull, giveBack } = await withinLimit(deps, teamId, isObsolete ? [] : addresses, tell);
  const work = async (tx: Deps['orm']) => {
    if (!(await queries.holdDue(tx, due, version))) return undefined;
    const wanting = await wantingMail(tx, scope, addresses);
    const mailed = isObsolete || isFull ? [] : wanting.addresses;
    const welcome = await deps.limits.admit(tx, mailed, (email) => [reminderToAddress.by(email)]);
    const note = { shootId, reminderTime, sent: addresses.length, withoutAddress };
    // Only the first server that records the reminder sends it.
    const reminderId = await queries.noteReminder(tx, scope, note);
    if (reminderId === undefined) return undefined;
    const whyNot = (email: string): DropReason => {
      if (isObsolete) return 'late';
      if (wanting.unsubscribed.includes(email)) return 'unsubscribed';
      return isFull ? 'teamLimit' : 'mailboxLimit';
    };
    await queries.noteMails(tx, reminderId, mailRecords(recipients, welcome, whyNot));
    const about = { teamId, shootId, reminderTime: reminderTime.toISOString(), reminderId };
    await mails.sendAll(tx, mailsTo(welcome, about));
    return true as const;
  };
  let isSent: true | undefined;
  try {
    isSent = await inTeam(deps.orm, scope, work);
  } finally {
    if (!isSent) await giveBack();
  }
  if (isSent && addresses.length > 0) mails.wake();
}

/**
 * The recipients, whether the reminder is too late for them, and the version of the shoot that says so: a later one may
 * have others. There are none if the shoot is gone.
 */
async function recipientsOfDue(
  { orm }: PlannedDeps,
  scope: TeamScope,
  { shootId, reminderTime }: DueReminder,
  now: Date,
): Promise<{
  readonly recipients: Recipients;
  readonly isObsolete: boolean;
  readonly version: number | undefined;
}> {
  const shoot = await findShoot({ orm }, scope, shootId).catch(undefinedWhereGone);
  if (!shoot) return { recipients: noRecipients, isObsolete: true, version: undefined };
  const { participants, version } = shoot;
  const isObsolete = isTooLate(shoot, reminderTime, now);
  return { recipients: recipientsOf(participants), isObsolete, version };
}

/** Whether the mails would exceed the team's daily limit. The reminder is recorded nevertheless. */
async function withinLimit(
  { limits }: PlannedDeps,
  teamId: string,
  addresses: readonly string[],
  tell: (error: unknown) => void,
) {
  const nothing = async () => {};
  if (addresses.length === 0) return { isFull: false, giveBack: nothing };
  try {
    const attempt = [{ ...plannedMailOfTeam.by(teamId), times: addresses.length }];
    return { isFull: false, giveBack: await limits.count(attempt) };
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 429)) throw error;
    tell(new TooManyRemindersError('A team has planned more reminders than go out in a day'));
    return { isFull: true, giveBack: nothing };
  }
}

/** Turns a 404 into undefined, for shoots deleted in the meantime. */
function undefinedWhereGone(error: unknown): undefined {
  if (!(error instanceof HttpError && error.status === 404)) throw error;
}
