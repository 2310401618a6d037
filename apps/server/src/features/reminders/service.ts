import {
  NO_ADDRESS_TO_REMIND_MESSAGE,
  NO_CREW_TO_REMIND_MESSAGE,
} from '@lensemble/contract/reminders';
import { inTeam } from '../../access/in-team.ts';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { HttpError, notFound } from '../../http/errors/http-error.ts';
import { type Attempt, defineLimit, MINUTE, tooMany } from '../../http/rate-limits.ts';
import {
  type Letter,
  mailsOf,
  type NoticeJob,
  type ReminderJob,
  reminderMailOfPerson,
  reminderToAddress,
} from '../mails/service.ts';
import { findShoot } from '../shoots/service.ts';
import { sendAllDue } from './due.ts';
import { letterOf } from './letter.ts';
import { mailsTo } from './mails-to.ts';
import { calledOffLetter, movedLetter } from './notice-letter.ts';
import * as queries from './queries.ts';
import { type Recipients, recipientsOf } from './recipients.ts';
import { sentenceOf } from './sentence.ts';

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
): Promise<Sent> {
  const recipients = await recipientsNow(deps, scope, shootId);
  const { addresses, withoutAddress } = recipients;
  await deps.limits.count(reminderAttempt(scope.userId, shootId, addresses.length));
  const mails = mailsOf(deps);
  await mails.prepare();
  const sent = await inTeam(deps.orm, scope, async (tx) => {
    if (!(await queries.holdShoot(tx, scope, shootId))) return undefined;
    const welcome = await deps.limits.within(tx, reminderToAddress, addresses);
    if (welcome.length === 0) throw tooMany(FULL_RETRY_SECONDS);
    const note = { shootId, reminderTime: null, sent: welcome.length, withoutAddress };
    await queries.noteReminder(tx, scope, note);
    const about = { teamId: scope.teamId, shootId, reminderTime: null };
    await mails.sendAll(tx, mailsTo(welcome, about));
    return welcome.length;
  });
  if (sent === undefined) throw notFound();
  mails.wake();
  const message = sentenceOf(recipients, sent);
  return { message, sent, withoutAddress: [...withoutAddress] };
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

/** The mail of a reminder; undefined if it is obsolete. */
export const reminderLetter = (
  deps: Pick<Deps, 'orm' | 'env'>,
  job: ReminderJob,
  mailId: string,
): Promise<Letter | undefined> => letterOf(deps, job, mailId, new Date());

/** The mail about a changed or deleted shoot for people who know its plan; undefined if it is obsolete. */
export const noticeLetter = (
  deps: Pick<Deps, 'orm' | 'env'>,
  job: NoticeJob,
  mailId: string,
): Promise<Letter | undefined> =>
  job.kind === 'called-off'
    ? calledOffLetter(deps, job)
    : movedLetter(deps, job, mailId, new Date());
