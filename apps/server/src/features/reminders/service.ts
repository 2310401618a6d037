import {
  type DropReason,
  NO_ADDRESS_TO_REMIND_MESSAGE,
  NO_CREW_TO_REMIND_MESSAGE,
  NO_ONE_WANTS_MAIL_MESSAGE,
} from '@lensemble/contract/reminders';
import type { Language } from '@lensemble/messages/languages';
import { inTeam } from '../../access/in-team.ts';
import { jobScope } from '../../access/job-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { HttpError, notFound } from '../../http/errors/http-error.ts';
import { type Attempt, defineLimit, MINUTE, tooMany } from '../../http/rate-limits.ts';
import { noteRefusal } from '../mailboxes/service.ts';
import {
  type Letter,
  mailsOf,
  type NoticeJob,
  type Outcome,
  type ReminderJob,
  reminderMailOfPerson,
  reminderToAddress,
  type ShootMailJob,
} from '../mails/service.ts';
import { findShoot } from '../shoots/service.ts';
import { settle, takeBack } from '../told-plans/service.ts';
import { sendAllDue } from './due.ts';
import { letterOf } from './letter.ts';
import { mailsTo } from './mails-to.ts';
import { calledOffLetter, movedLetter } from './notice-letter.ts';
import * as queries from './queries.ts';
import { mailRecords, type Recipients, recipientsOf } from './recipients.ts';
import { sentenceOf } from './sentence.ts';
import { wantingMail } from './wanting-mail.ts';

/** Enough to correct an address or a time, too few to spam a crew. */
const reminderOfShoot = defineLimit(
  'reminderOfShoot',
  { points: 3, seconds: 10 * MINUTE },
  'shoot',
);

export const reminderAttempt = (userId: string, shootId: string, mails: number): Attempt => [
  reminderOfShoot.by(shootId),
  { ...reminderMailOfPerson.by(userId), times: mails },
];

/** A full mailbox may accept reminders again after an hour. */
const FULL_RETRY_SECONDS = 3_600;

interface Sent {
  readonly message: string;
  readonly sent: number;
  readonly withoutAddress: string[];
}

/**
 * Sends a reminder to every participant with an email address.
 * @throws HttpError 404, 422 without participants or addresses, 429
 */
export async function sendReminders(
  deps: Pick<Deps, 'orm' | 'jobs' | 'limits'>,
  scope: TeamScope,
  shootId: string,
  language: Language,
): Promise<Sent> {
  const recipients = await recipientsNow(deps, scope, shootId);
  const { addresses, withoutAddress, names } = recipients;
  await deps.limits.count(reminderAttempt(scope.userId, shootId, addresses.length));
  const mails = mailsOf(deps);
  await mails.prepare();
  const sent = await inTeam(deps.orm, scope, async (tx) => {
    if (!(await queries.holdShoot(tx, scope, shootId))) return undefined;
    const wanting = await wantingMail(tx, scope, addresses);
    if (wanting.addresses.length === 0) throw unsendable(NO_ONE_WANTS_MAIL_MESSAGE);
    const welcome = await deps.limits.admit(tx, wanting.addresses, (email) => [
      reminderToAddress.by(email),
    ]);
    if (welcome.length === 0) throw tooMany(FULL_RETRY_SECONDS);
    const note = { shootId, reminderTime: null, sent: addresses.length, withoutAddress };
    const reminderId = await queries.noteReminder(tx, scope, note);
    const whyNot = (email: string) =>
      wanting.unsubscribed.includes(email) ? 'unsubscribed' : 'mailboxLimit';
    if (reminderId) {
      await queries.noteMails(tx, reminderId, mailRecords(recipients, welcome, whyNot));
    }
    const about = { teamId: scope.teamId, shootId, reminderTime: null, by: scope.userId };
    await mails.sendAll(tx, mailsTo(welcome, { ...about, ...(reminderId && { reminderId }) }));
    const unwanted = wanting.unsubscribed.map((email) => names.get(email) ?? '');
    return { queued: welcome.length, full: wanting.addresses.length - welcome.length, unwanted };
  });
  if (sent === undefined) throw notFound();
  mails.wake();
  const message = sentenceOf({ ...sent, withoutAddress }, language);
  return { message, sent: sent.queued, withoutAddress: [...withoutAddress] };
}

async function recipientsNow(
  deps: Pick<Deps, 'orm'>,
  scope: TeamScope,
  shootId: string,
): Promise<Recipients> {
  const { participants } = await findShoot(deps, scope, shootId);
  if (participants.length === 0) throw unsendable(NO_CREW_TO_REMIND_MESSAGE);
  const recipients = recipientsOf(participants);
  if (recipients.addresses.length === 0) throw unsendable(NO_ADDRESS_TO_REMIND_MESSAGE);
  return recipients;
}

const unsendable = (sentence: string) => new HttpError(422, 'invalid', sentence);

/**
 * Sends each due reminder once.
 * @throws Error the first failure, after all reminders
 */
export const sendDueReminders = (
  deps: Pick<Deps, 'orm' | 'jobs' | 'limits'>,
  now: Date,
): Promise<void> => sendAllDue(deps, now);

/** The mail of a reminder; undefined, or the reason, if it is obsolete. */
export const reminderLetter = (
  deps: Pick<Deps, 'orm' | 'env'>,
  job: ReminderJob,
  mailId: string,
): Promise<Letter | DropReason | undefined> => letterOf(deps, job, mailId, new Date());

/** The mail about a changed or deleted shoot for people who know its plan; undefined if it is obsolete. */
export const noticeLetter = (
  deps: Pick<Deps, 'orm' | 'env'>,
  job: NoticeJob,
  mailId: string,
): Promise<Letter | undefined> =>
  job.kind === 'called-off'
    ? calledOffLetter(deps, job)
    : movedLetter(deps, job, mailId, new Date());

/** Records what became of a mail about a shoot: at the reminder, and at the address. */
export async function noteOutcome(
  { orm }: Pick<Deps, 'orm'>,
  job: ShootMailJob,
  mailId: string,
  outcome: Outcome,
): Promise<void> {
  const { email, teamId, shootId } = job;
  const scope = jobScope(teamId);
  const reminderId = job.kind === 'reminder' ? job.reminderId : undefined;
  if (reminderId) await inTeam(orm, scope, (tx) => noteAtReminder(tx, reminderId, email, outcome));
  const telling = { scope, shootId, email, mailId };
  if (outcome.state === 'dropped' || outcome.state === 'failed')
    return takeBack({ orm }, telling, { isRefused: false });
  await noteRefusal({ orm }, scope, email, outcome.state === 'refused' ? outcome.status : null);
  if (outcome.state === 'refused') await takeBack({ orm }, telling, { isRefused: true });
  else await settle({ orm }, telling);
}

async function noteAtReminder(
  tx: Deps['orm'],
  reminderId: string,
  email: string,
  outcome: Outcome,
): Promise<true> {
  const { state } = outcome;
  if (state === 'sent') await queries.noteHandedOver(tx, reminderId, email);
  else if (state === 'dropped')
    await queries.noteUnsent(tx, reminderId, email, { state, refusal: outcome.reason });
  else {
    const refusal = state === 'refused' ? outcome.status : null;
    await queries.noteUnsent(tx, reminderId, email, { state: 'refused', refusal });
  }
  return true;
}
