import type { Deps } from '../../deps.ts';
import type { Queue } from '../../ports/jobs/port.ts';
import { FinalError } from '../../ports/jobs/port.ts';
import { MailRefusedError } from '../../ports/mail/port.ts';
import { issueToken } from '../mail-tokens/service.ts';
import type { Content } from './content.ts';
import * as contents from './content.ts';
import { layOut } from './layout.ts';
import type { MailJob } from './mail-job.ts';
import { mailJob } from './mail-job.ts';

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
  wake: () => jobs.wake(QUEUE),
});

/** The mails that wait to go out. */
export const mailQueue = (deps: WritingDeps & Pick<Deps, 'mailer'>): Queue => ({
  name: QUEUE,
  async run(data, { id, signal }) {
    const job = mailJob.parse(data);
    const content = await contentOf(deps, job);
    if (!content) return;
    const mail = { id, to: { address: job.email }, ...layOut(content) };
    await deps.mailer.send(mail, signal).catch(giveUpWhereRefused);
  },
});

function giveUpWhereRefused(error: unknown): never {
  if (error instanceof MailRefusedError) throw new FinalError('A mail was refused', error);
  throw error;
}

/** Undefined where there is nobody to write to. */
async function contentOf(deps: WritingDeps, job: MailJob): Promise<Content | undefined> {
  const { publicUrl } = deps.env;
  switch (job.kind) {
    case 'invitation':
      return contents.invitation(job.inviter, job.team, job.url);
    case 'password-changed':
      return contents.passwordChanged(`${publicUrl}/auth`);
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
