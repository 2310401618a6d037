import { isOverAt } from '@lensemble/contract/shoot-begin';
import { jobScope } from '../../access/job-scope.ts';
import type { Deps } from '../../deps.ts';
import { isAddress } from '../../ports/mail/port.ts';
import type { CalledOffJob } from '../mails/service.ts';
import { mailsOf } from '../mails/service.ts';
import { earliestDay } from './notices.ts';
import type { Invited } from './queries.ts';
import * as queries from './queries.ts';

type Orm = Deps['orm'];

/** What those are mailed who have an invitation to a shoot of a whole team that is deleted. */
export interface TeamNotices {
  /** That its shoots are called off: in the transaction that deletes the teams, all at once, before it does. */
  ofDeletion(tx: Orm, teamIds: readonly string[]): Promise<void>;
  /** Once the transaction is over. */
  wake(): void;
}

const none: TeamNotices = { ofDeletion: async () => {}, wake: () => {} };

/** For teams that a person deletes; nobody is told of a shoot that is over, and nobody who was not invited. */
export async function makeTeamNotices(
  deps: Pick<Deps, 'orm' | 'jobs' | 'limits'>,
  userId: string,
): Promise<TeamNotices> {
  if (!(await queries.wasMailedByTeams(deps.orm, userId))) return none;
  const mails = mailsOf(deps);
  await mails.prepare();
  return {
    async ofDeletion(tx, teamIds) {
      const jobs: CalledOffJob[] = [];
      for (const teamId of teamIds) jobs.push(...(await listJobs(tx, teamId)));
      if (jobs.length === 0) return;
      const may = await deps.limits.within(tx, 'reminderMailOfPerson', [userId], jobs.length);
      if (may.length === 0) return;
      const emails = jobs.map(({ email }) => email);
      const welcome = new Set(await deps.limits.within(tx, 'reminderToAddress', emails));
      await mails.sendAll(
        tx,
        jobs.filter(({ email }) => welcome.has(email)),
      );
    },
    wake: () => mails.wake(),
  };
}

async function listJobs(tx: Orm, teamId: string): Promise<CalledOffJob[]> {
  const now = new Date();
  const invited = await queries.listInvitedOfTeam(tx, jobScope(teamId), earliestDay());
  return invited
    .filter((each) => isAddress(each.email) && !isOverAt(each, now))
    .map((each) => jobOf(teamId, each, now));
}

/** With all that is to be said, since nothing of the team is left by the time that the mail goes out. */
const jobOf = (teamId: string, { email, shootId, ...plan }: Invited, now: Date): CalledOffJob => ({
  kind: 'called-off',
  email,
  teamId,
  shootId,
  plan: { ...plan, cancelledAt: now.toISOString() },
});
