import type { Deps } from '../../deps.ts';
import { type NoticeJob, reminderMailOfPerson, reminderToAddress } from '../mails/service.ts';

/**
 * The notices that a person may cause and their mailboxes may get. They count as reminders, so that moving a shoot back
 * and forth cannot send more mails than the reminder button.
 */
export const admitNotices = <Job extends NoticeJob>(
  tx: Deps['orm'],
  { limits }: Pick<Deps, 'limits'>,
  userId: string,
  jobs: readonly Job[],
): Promise<Job[]> =>
  limits.admit(tx, jobs, ({ email }) => [
    reminderToAddress.by(email),
    reminderMailOfPerson.by(userId),
  ]);
