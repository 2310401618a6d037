import { LINKS_MAX, STRANGERS_MAILS_MAX } from '@lensemble/contract/constants';
import { providerNames } from '@lensemble/contract/provider-return';
import type { DropReason } from '@lensemble/contract/reminders';
import type { Language } from '@lensemble/messages/languages';
import { findAccount } from '../../accounts/accounts.ts';
import { mailLanguage } from '../../accounts/languages.ts';
import { lockPasswordMoment } from '../../accounts/passwords.ts';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { type Attempt, defineLimit, HOUR } from '../../http/rate-limits.ts';
import { FinalError, type Queue } from '../../jobs/jobs.ts';
import {
  type Envelope,
  type MailEvent,
  type MailFile,
  MailRefusedError,
} from '../../ports/mail/port.ts';
import { issueToken } from '../mail-tokens/service.ts';
import type { Content } from './content.ts';
import * as contents from './content.ts';
import { layOut } from './layout.ts';
import {
  type AfterwardsJob,
  type CallJob,
  callsIn,
  type DaysJob,
  type EmailChangeJob,
  type InvitationJob,
  type MailJob,
  mailJob,
  type NoticeJob,
  type NotificationsJob,
  type ReminderJob,
  type ShootMailJob,
} from './mail-job.ts';

export type { Content, Line, Section, Stated } from './content.ts';
export const invitationContent = contents.invitation;
export type {
  AfterwardsJob,
  CalledOffJob,
  CallJob,
  DaysJob,
  InvitationJob,
  MailJob,
  MovedJob,
  NoticeJob,
  NotificationsJob,
  ReminderJob,
  ShootMailJob,
} from './mail-job.ts';

type Orm = Deps['orm'];
type WritingDeps = Pick<Deps, 'orm' | 'env'>;

const QUEUE = 'mail';

const mailToAddress = defineLimit(
  'mailToAddress',
  { points: STRANGERS_MAILS_MAX, seconds: HOUR },
  'mailbox',
);
const mailFromIp = defineLimit('mailFromIp', { points: 100, seconds: HOUR }, 'network');

/** A mail that a stranger can trigger by entering an address. */
export const mailAttempt = (ip: string, email: string): Attempt => [
  mailToAddress.by(email),
  mailFromIp.by(ip),
];

/** The reminders of a person and the notices that follow them. Allows two crews of the maximum size. */
export const reminderMailOfPerson = defineLimit(
  'reminderMailOfPerson',
  { points: 2 * LINKS_MAX, seconds: HOUR },
  'person',
);
/** Limits planned mails, which are sent without a person present, so that a team cannot mail strangers endlessly. */
export const plannedMailOfTeam = defineLimit(
  'plannedMailOfTeam',
  { points: 4 * LINKS_MAX, seconds: 24 * HOUR },
  'team',
);
/** Enough for a person on every shoot of a busy week, too few to flood a mailbox. */
export const reminderToAddress = defineLimit(
  'reminderToAddress',
  { points: 40, seconds: 24 * HOUR },
  'mailbox',
);

/** Mails that `work` queues are sent only if the transaction commits. The caller does not wait for them. */
export async function withMails<T>(
  deps: Pick<Deps, 'orm' | 'jobs'>,
  work: (tx: Orm, send: (mail: MailJob) => Promise<void>) => Promise<T>,
): Promise<T> {
  const mails = mailsOf(deps);
  await mails.prepare();
  const result = await deps.orm.transaction((tx) => work(tx, (mail) => mails.send(tx, mail)));
  mails.wake();
  return result;
}

/**
 * Tells the owner of an address by mail that a stranger has entered it to sign up. The stranger learns nothing
 * (docs/decisions/0005-sign-up-over-an-existing-address.md), also not from a mail limit that is reached.
 */
export async function tellAddressTaken(
  deps: Pick<Deps, 'orm' | 'jobs' | 'limits'>,
  ip: string,
  email: string,
): Promise<void> {
  try {
    await deps.limits.count(mailAttempt(ip, email));
  } catch (error) {
    if (error instanceof HttpError) return;
    throw error;
  }
  await withMails(deps, (_tx, send) => send({ kind: 'address-taken', email }));
}

/** Queues mails in a transaction of the caller: call `prepare` before it, `send` in it, and `wake` after the commit. */
export const mailsOf = ({ jobs }: Pick<Deps, 'jobs'>) => ({
  isReady: () => jobs.isReady(QUEUE),
  prepare: () => jobs.prepare(QUEUE),
  send: (tx: Orm, mail: MailJob) => jobs.add(tx, QUEUE, mail),
  sendAll: (tx: Orm, mails: readonly MailJob[]) => jobs.addAll(tx, QUEUE, mails),
  wake: () => jobs.wake(QUEUE),
});

export interface Letter {
  readonly content: Content;
  readonly language: Language;
  readonly event?: MailEvent;
  readonly file?: MailFile;
  readonly envelope?: Envelope;
}

/** What became of a mail: it was handed over to the mail server, dropped for a reason, refused with a status, or never taken. */
export type Outcome = { readonly state: 'sent' | 'failed' } | Dropped | Refused;
interface Dropped {
  readonly state: 'dropped';
  readonly reason: DropReason | null;
}
interface Refused {
  readonly state: 'refused';
  readonly status: string;
}

/** Write the mails that other features define. Undefined, or the reason, if a mail is obsolete. */
interface Writers {
  reminder(job: ReminderJob, mailId: string): Promise<Letter | DropReason | undefined>;
  call(job: CallJob, mailId: string): Promise<Letter | DropReason | undefined>;
  days(job: DaysJob, mailId: string): Promise<Letter | DropReason | undefined>;
  notice(job: NoticeJob, mailId: string): Promise<Letter | undefined>;
  invitation(job: InvitationJob): Promise<Letter | undefined>;
  afterwards(job: AfterwardsJob): Promise<Letter | undefined>;
  notifications(job: NotificationsJob): Promise<Letter | undefined>;
  /** Learns what became of a mail about a shoot. */
  noteOutcome(job: ShootMailJob, mailId: string, outcome: Outcome): Promise<void>;
}

export const mailQueue = (
  deps: WritingDeps & Pick<Deps, 'mailer' | 'jobs'>,
  writers: Writers,
): Queue => ({
  name: QUEUE,
  async run(data, { id, signal, isLastAttempt }) {
    const job = mailJob.parse(data);
    const note = async (outcome: Outcome) => {
      for (const each of job.kind === 'days' ? callsIn(job) : [job])
        if (isAboutShoot(each)) await writers.noteOutcome(each, id, outcome);
    };
    const failed = async (error: unknown) => {
      if (isLastAttempt) await note({ state: 'failed' });
      throw error;
    };
    const letter = await letterOf(deps, writers, job, id).catch(failed);
    if (typeof letter !== 'object') return note({ state: 'dropped', reason: letter ?? null });
    const { content, language, event, file, envelope = {} } = letter;
    const to = { address: job.email };
    const mail = {
      id,
      to,
      ...layOut(content, envelope, language),
      ...(event && { event }),
      ...(file && { file }),
      ...envelope,
    };
    await deps.mailer
      .send(mail, signal)
      .catch((error: unknown) =>
        error instanceof MailRefusedError ? giveUp(error, note) : failed(error),
      );
    // A failure here must not send the mail again.
    await note({ state: 'sent' }).catch(deps.jobs.report);
  },
});

async function giveUp(
  error: MailRefusedError,
  note: (outcome: Outcome) => Promise<void>,
): Promise<never> {
  await note({ state: 'refused', status: error.status });
  throw new FinalError('A mail was refused', error);
}

async function letterOf(
  deps: WritingDeps,
  writers: Writers,
  job: MailJob,
  id: string,
): Promise<Letter | DropReason | undefined> {
  if (job.kind === 'reminder') return writers.reminder(job, id);
  if (job.kind === 'call') return writers.call(job, id);
  if (job.kind === 'days') return writers.days(job, id);
  if (isAboutShoot(job)) return writers.notice(job, id);
  if (job.kind === 'team-invitation') return writers.invitation(job);
  if (job.kind === 'afterwards') return writers.afterwards(job);
  if (job.kind === 'notifications') return writers.notifications(job);
  const language = await mailLanguage(deps.orm, deps.env, readerOf(job));
  const content = await contentOf(deps, job, language);
  return content && { content, language };
}

const isAboutShoot = (job: MailJob): job is ShootMailJob =>
  job.kind === 'reminder' ||
  job.kind === 'call' ||
  job.kind === 'called-off' ||
  job.kind === 'moved';

type AccountJob = Exclude<
  MailJob,
  AfterwardsJob | DaysJob | InvitationJob | NotificationsJob | ShootMailJob
>;

/** An address that an account gets or had is not its address. */
function readerOf(job: AccountJob): { email: string; by?: string } {
  if (job.kind === 'email-change') return { email: job.email, by: job.userId };
  return { email: job.kind === 'email-changed' ? job.newEmail : job.email };
}

/** Undefined if there is no account to write to. */
async function contentOf(
  deps: WritingDeps,
  job: AccountJob,
  language: Language,
): Promise<Content | undefined> {
  const { publicUrl } = deps.env;
  switch (job.kind) {
    case 'password-changed':
      return contents.accountMail('passwordChanged', language, `${publicUrl}/auth`);
    case 'login-connected':
      return contents.loginConnected(language, providerNames[job.provider], `${publicUrl}/profile`);
    case 'sign-in-changed':
      return contents.signInChanged(job.change, language, `${publicUrl}/profile`);
    case 'recovery-code-used':
      return contents.recoveryCodeUsed(job.codesLeft, language, `${publicUrl}/profile`);
    case 'export-ready':
      return contents.exportReady(language, job.team, `${publicUrl}/profile`);
    case 'email-changed':
      return contents.emailChanged(language, job.newEmail, publicUrl);
    case 'email-change': {
      const token = await changeToken(deps, job);
      if (token === undefined) return undefined;
      return contents.accountMail(
        'emailChange',
        language,
        `${publicUrl}/auth/confirm#token=${token}&change=true`,
      );
    }
    case 'confirmation': {
      const account = await findAccount(deps.orm, job.email);
      if (!account || account.isConfirmed) return undefined;
      const token = await issueToken(deps.orm, account.id, 'confirm');
      return contents.accountMail(
        'confirmation',
        language,
        `${publicUrl}/auth/confirm#token=${token}`,
      );
    }
    default: {
      const account = await findAccount(deps.orm, job.email);
      if (!account) return undefined;
      const token = await issueToken(deps.orm, account.id, 'reset');
      const url = `${publicUrl}/auth/reset#token=${token}`;
      return job.kind === 'address-taken'
        ? contents.accountMail('addressTaken', language, url)
        : contents.accountMail('passwordReset', language, url);
    }
  }
}

/** Undefined if the account is gone, or its password was set after the request: that ends all its mailed links. */
async function changeToken(
  { orm }: WritingDeps,
  { email, userId, passwordSetAt }: EmailChangeJob,
): Promise<string | undefined> {
  // An address with an account gets no mail, and the person who asked learns nothing.
  if (await findAccount(orm, email)) return undefined;
  return orm.transaction(async (tx) => {
    const setAt = await lockPasswordMoment(tx, userId);
    const isObsolete = passwordSetAt !== undefined && passwordSetAt !== setAt;
    if (setAt === undefined || isObsolete) return undefined;
    return issueToken(tx, userId, 'change', email);
  });
}
