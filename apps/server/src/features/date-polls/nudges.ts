import { inTeam } from '../../access/in-team.ts';
import { jobScope } from '../../access/job-scope.ts';
import type { Deps } from '../../deps.ts';
import { nudgeForDates, reachableByMail } from '../calls/service.ts';
import { mailsOf, plannedMailOfTeam } from '../mails/service.ts';
import { type DuePoll, listDue, noteNudged } from './rows/due-polls.ts';
import { listVoters } from './rows/votes.ts';

type NudgeDeps = Pick<Deps, 'orm' | 'jobs' | 'limits'>;

/** The maximum of one run. The next run takes the rest. */
const DUE_MAX = 500;

/**
 * Emails those who have not answered a poll, once, on the day before its deadline, even if several servers run this at the
 * same time. A poll that fails does not block the others and is tried again in the next run.
 * @throws Error the first failure, after all polls
 */
export async function nudgeDue(deps: NudgeDeps, now: Date): Promise<void> {
  const due = await listDue(deps.orm, now, DUE_MAX);
  if (due.length === 0) return;
  await mailsOf(deps).prepare();
  const failures: unknown[] = [];
  for (const poll of due) {
    await nudge(deps, poll).catch((error: unknown) => void failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function nudge(deps: NudgeDeps, poll: DuePoll): Promise<void> {
  const { teamId, shootId } = poll;
  const scope = jobScope(teamId);
  const voters = await listVoters(deps.orm, scope, shootId);
  const silent = new Set(
    voters
      .filter(({ answers }) => Object.keys(answers).length === 0)
      .map(({ participantId }) => participantId),
  );
  const reachable = await reachableByMail(deps, scope, shootId);
  const recipients = reachable.filter(({ participantId }) => silent.has(participantId));
  const attempt = { ...plannedMailOfTeam.by(teamId), times: recipients.length };
  const giveBack = recipients.length > 0 ? await deps.limits.count([attempt]) : async () => {};
  let isNudged: true | undefined;
  try {
    isNudged = await inTeam(deps.orm, scope, async (tx) => {
      // Only the first server that records the deadline sends the emails.
      if (!(await noteNudged(tx, poll))) return undefined;
      if (recipients.length > 0) await nudgeForDates(tx, deps, scope, shootId, recipients);
      return true as const;
    });
  } finally {
    if (!isNudged) await giveBack();
  }
  if (isNudged && recipients.length > 0) mailsOf(deps).wake();
}
