import { deviceWords } from '@lensemble/messages/web/device';
import { toast } from '@/lib/shell/toast.ts';
import { readPlans, removePlan } from './kept-plans.ts';
import { readWaiting, waitingText } from './waiting.ts';

/** The user reads it, and can do nothing about it. */
const SHOWN_MS = 20_000;

/**
 * Removes the plans of teams that the user is no longer in, and names the changes that cannot be sent any more.
 * @param teams the ids of the teams that the user is in
 */
export async function forgetTeams(account: string, teams: ReadonlySet<string>): Promise<void> {
  const waiting = await readWaiting(account);
  const left = (await readPlans(account)).filter(({ team }) => !teams.has(team.id));
  for (const { shootId } of left) await removePlan(account, shootId);
  const lost = waiting.filter(({ shootId }) => left.some((plan) => plan.shootId === shootId));
  if (lost.length === 0) return;
  const names = new Set(left.map(({ team }) => team.name));
  toast({
    title: deviceWords('leftTeam', { team: [...names].join(', ') }),
    description: lost.map(waitingText).join(' · '),
    durationMs: SHOWN_MS,
  });
}
