import { jobScope } from '../../access/job-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http-error.ts';
import { plannedReminderAttempt } from '../../plugins/rate-limits.ts';
import { mailsOf } from '../mails/service.ts';
import { findShoot } from '../shoots/service.ts';
import { isTooLate } from './lateness.ts';
import { undefinedWhereGone } from './letter.ts';
import { mailsTo } from './mails-to.ts';
import type { DueReminder } from './queries.ts';
import * as queries from './queries.ts';
import type { Recipients } from './recipients.ts';
import { recipientsOf } from './recipients.ts';

type PlannedDeps = Pick<Deps, 'orm' | 'jobs' | 'limits'>;

/** By its name alone the log tells of it. */
class TooManyRemindersError extends Error {
  override name = 'TooManyRemindersError';
}

/** As many as one look takes on; the others are for the next. */
const DUE_MAX = 5_000;
const nobody: Recipients = { addresses: [], withoutAddress: [] };

/**
 * Sends the reminders whose moment has come, each once, also where several servers look at the same time. Each shoot has a
 * short transaction of its own; what fails keeps no other from going out, and is looked at again the next time.
 * @throws Error at the end, where something failed
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
  const planned = await recipientsOfDue(deps, scope, due, now);
  const { recipients, giveBack } = await withinLimit(deps, teamId, planned, tell);
  const { addresses, withoutAddress } = recipients;
  const work = async (tx: Deps['orm']) => {
    if (!(await queries.holdDue(tx, due))) return undefined;
    const welcome = await deps.limits.within(tx, 'reminderToAddress', addresses);
    const note = { shootId, reminderTime, sent: welcome.length, withoutAddress };
    // Whoever notes it first sends it.
    if (!(await queries.noteReminder(tx, scope, note))) return undefined;
    const about = { teamId, shootId, reminderTime: reminderTime.toISOString() };
    await mails.sendAll(tx, mailsTo(welcome, about));
    return true as const;
  };
  let isSent: true | undefined;
  try {
    isSent = await queries.inTeam(deps.orm, scope, work);
  } finally {
    if (!isSent) await giveBack();
  }
  if (isSent && addresses.length > 0) mails.wake();
}

/** Nobody where it comes too late, or where the shoot is gone. */
async function recipientsOfDue(
  { orm }: PlannedDeps,
  scope: TeamScope,
  { shootId, reminderTime }: DueReminder,
  now: Date,
): Promise<Recipients> {
  const shoot = await findShoot({ orm }, scope, shootId).catch(undefinedWhereGone);
  return !shoot || isTooLate(shoot, reminderTime, now) ? nobody : recipientsOf(shoot.participants);
}

/** Nobody where the team has planned more than goes out in a day: that is noted as well, so that it keeps no other waiting. */
async function withinLimit(
  { limits }: PlannedDeps,
  teamId: string,
  recipients: Recipients,
  tell: (error: unknown) => void,
) {
  const nothing = async () => {};
  if (recipients.addresses.length === 0) return { recipients, giveBack: nothing };
  try {
    const attempt = plannedReminderAttempt(teamId, recipients.addresses.length);
    return { recipients, giveBack: await limits.count(attempt) };
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 429)) throw error;
    tell(new TooManyRemindersError('A team has planned more reminders than go out in a day'));
    return { recipients: nobody, giveBack: nothing };
  }
}
