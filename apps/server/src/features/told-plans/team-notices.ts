import { newsOf } from '@lensemble/contract/told-plan';
import { jobScope } from '../../access/job-scope.ts';
import type { Deps } from '../../deps.ts';
import { isAddress } from '../../ports/mail/port.ts';
import { type CalledOffJob, mailsOf } from '../mails/service.ts';
import { admitNotices } from './admit-notices.ts';
import { calledOffJob } from './called-off-job.ts';
import { earliestDay } from './earliest-day.ts';
import * as queries from './queries.ts';

type Orm = Deps['orm'];

/** Notifies people who know plans of shoots of teams that are deleted. */
export interface TeamNotices {
  /** Queues the mails for all teams together. Call it in the deleting transaction, before the delete. */
  ofDeletion(tx: Orm, teamIds: readonly string[]): Promise<void>;
  /** Sends the queued mails. Call it after the commit. */
  wake(): void;
}

const none: TeamNotices = { ofDeletion: async () => {}, wake: () => {} };

/** For the teams that a person deletes. Only people who were told a plan are notified, and only if it is not over. */
export async function makeTeamNotices(
  deps: Pick<Deps, 'orm' | 'jobs' | 'limits'>,
  userId: string,
): Promise<TeamNotices> {
  if (!(await queries.teamsOfHaveTold(deps.orm, userId))) return none;
  const mails = mailsOf(deps);
  await mails.prepare();
  return {
    async ofDeletion(tx, teamIds) {
      const jobs: CalledOffJob[] = [];
      for (const teamId of teamIds) jobs.push(...(await listJobs(tx, userId, teamId)));
      if (jobs.length === 0) return;
      await mails.sendAll(tx, await admitNotices(tx, deps, userId, jobs));
    },
    wake: () => mails.wake(),
  };
}

async function listJobs(tx: Orm, userId: string, teamId: string): Promise<CalledOffJob[]> {
  const now = new Date();
  const team = await queries.findTeamName(tx, teamId);
  const told = await queries.listTold(tx, jobScope(teamId), {}, earliestDay(now));
  return told
    .filter(({ email, known, current }) => isAddress(email) && newsOf(known, current, false, now))
    .map((each) => ({ ...calledOffJob({ teamId, userId }, each, now), team }));
}
