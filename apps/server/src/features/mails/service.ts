import { providerNames } from '@lensemble/contract/provider-return';
import type { Deps } from '../../deps.ts';
import type { Queue } from '../../ports/jobs/port.ts';
import { FinalError } from '../../ports/jobs/port.ts';
import type { MailEvent } from '../../ports/mail/port.ts';
import { MailRefusedError } from '../../ports/mail/port.ts';
import { issueToken } from '../mail-tokens/service.ts';
import type { Content } from './content.ts';
import * as contents from './content.ts';
import { layOut } from './layout.ts';
import type { MailJob, NoticeJob, ReminderJob } from './mail-job.ts';
import { mailJob } from './mail-job.ts';

export type { Content, Line, Section } from './content.ts';
export type { CalledOffJob, MovedJob, NoticeJob, ReminderJob } from './mail-job.ts';

type Orm = Deps['orm'];
type WritingDeps = Pick<Deps, 'orm' | 'identity' | 'env'>;

const QUEUE = 'mail';

/**
 * Does work in a transaction that may bring mails with it: they go out if and only if it goes through. A mail server that is
 * slow or away keeps nobody waiting and loses nothing.
 */
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

/** For a transaction that another part begins: call `prepare` before it, `send` in it, and `wake` after it. */
export const mailsOf = ({ jobs }: Pick<Deps, 'jobs'>) => ({
  prepare: () => jobs.prepare(QUEUE),
  send: (tx: Orm, mail: MailJob) => jobs.add(tx, QUEUE, mail),
  sendAll: (tx: Orm, mails: readonly MailJob[]) => jobs.addAll(tx, QUEUE, mails),
  wake: () => jobs.wake(QUEUE),
});

/** What a mail brings. */
export interface Letter {
  readonly content: Content;
  readonly event?: MailEvent;
}

/** Those who write what mails know nothing about. Undefined where there is nothing to say any more. */
interface Writers {
  reminder(job: ReminderJob): Promise<Letter | undefined>;
  notice(job: NoticeJob): Promise<Letter | undefined>;
}

/** The mails that wait to go out. */
export const mailQueue = (deps: WritingDeps & Pick<Deps, 'mailer'>, writers: Writers): Queue => ({
  name: QUEUE,
  async run(data, { id, signal }) {
    const job = mailJob.parse(data);
    const letter = await letterOf(deps, writers, job);
    if (!letter) return;
    const { content, ...rest } = letter;
    const mail = { id, to: { address: job.email }, ...layOut(content), ...rest };
    await deps.mailer.send(mail, signal).catch(giveUpWhereRefused);
  },
});

async function letterOf(
  deps: WritingDeps,
  writers: Writers,
  job: MailJob,
): Promise<Letter | undefined> {
  if (job.kind === 'reminder') return writers.reminder(job);
  if (job.kind === 'called-off' || job.kind === 'moved') return writers.notice(job);
  const content = await contentOf(deps, job);
  return content && { content };
}

function giveUpWhereRefused(error: unknown): never {
  if (error instanceof MailRefusedError) throw new FinalError('A mail was refused', error);
  throw error;
}

/** Undefined where there is nobody to write to. */
async function contentOf(
  deps: WritingDeps,
  job: Exclude<MailJob, ReminderJob | NoticeJob>,
): Promise<Content | undefined> {
  const { publicUrl } = deps.env;
  switch (job.kind) {
    case 'invitation':
      return contents.invitation(job.inviter, job.team, job.url);
    case 'password-changed':
      return contents.passwordChanged(`${publicUrl}/auth`);
    case 'login-connected':
      return contents.loginConnected(providerNames[job.provider], `${publicUrl}/profile`);
    case 'confirmation': {
      const account = await deps.identity.find(job.email);
      if (!account || account.isConfirmed) return undefined;
      const token = await issueToken(deps.orm, account.id, 'confirm');
      return contents.confirmation(`${publicUrl}/auth/confirm?token=${token}`);
    }
    default: {
      const account = await deps.identity.find(job.email);
      if (!account) return undefined;
      const token = await issueToken(deps.orm, account.id, 'reset');
      const url = `${publicUrl}/auth/reset?token=${token}`;
      return job.kind === 'address-taken'
        ? contents.addressTaken(url)
        : contents.passwordReset(url);
    }
  }
}
