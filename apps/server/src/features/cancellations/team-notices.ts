import { isOverAt } from '@lensemble/contract/shoot-plan';
import { jobScope } from '../../access/job-scope.ts';
import type { Deps } from '../../deps.ts';
import { isAddress } from '../../ports/mail/port.ts';
import {
  type CalledOffJob,
  mailsOf,
  reminderMailOfPerson,
  reminderToAddress,
} from '../mails/service.ts';
import type { Invited } from './queries.ts';
import * as queries from './queries.ts';

type Orm = Deps['orm'];

const DAY_MS = 86_400_000;
/** A day for the duration and a day for the time zone: a shoot that started earlier is over. */
const OVER_DAYS = 2;

/** The first date (`YYYY-MM-DD`) of shoots that may still be in the future. */
const earliestDay = (): string =>
  new Date(Date.now() - OVER_DAYS * DAY_MS).toISOString().slice(0, 10);

/** Notifies people invited to shoots of teams that are deleted. */
export interface TeamNotices {
  /** Queues the mails for all teams together. Call it in the deleting transaction, before the delete. */
  ofDeletion(tx: Orm, teamIds: readonly string[]): Promise<void>;
  /** Sends the queued mails. Call it after the commit. */
  wake(): void;
}

const none: TeamNotices = { ofDeletion: async () => {}, wake: () => {} };

/** For the teams that a person deletes. Only invited people are notified, and only of shoots that are not over. */
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
      const may = await deps.limits.within(tx, reminderMailOfPerson, [userId], jobs.length);
      if (may.length === 0) return;
      const emails = jobs.map(({ email }) => email);
      const welcome = new Set(await deps.limits.within(tx, reminderToAddress, emails));
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

/** Contains the full plan, because the team's data is gone when the mail is sent. */
const jobOf = (teamId: string, { email, shootId, ...plan }: Invited, now: Date): CalledOffJob => ({
  kind: 'called-off',
  email,
  teamId,
  shootId,
  plan: { ...plan, cancelledAt: now.toISOString() },
});
