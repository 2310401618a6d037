import { queryClient } from '@/lib/calls/query-client.ts';
import { currentSession } from '@/lib/session/auth-session.ts';
import { activeTeam, teamsQuery } from '@/lib/teams/teams.ts';
import { askToPersist, keepShoot, prepareDevice } from './keep-upcoming.ts';
import { keepPlan, readPlan, removePlan } from './kept-plans.ts';
import { readWaiting } from './waiting.ts';

const accountId = () => {
  const { user } = currentSession();
  if (!user) throw new Error('No one is signed in');
  return user.id;
};

/** Whether the user asked to keep the plan of a shoot on this device. */
export async function isKeptOffline(shootId: string): Promise<boolean> {
  return (await readPlan(accountId(), shootId))?.isAskedFor ?? false;
}

/** Keeps the plan of a shoot of the active team until the user says otherwise. */
export async function keepOffline(shootId: string): Promise<void> {
  const team = activeTeam(await queryClient.fetchQuery(teamsQuery));
  if (!team) throw new Error('No team is active');
  const account = accountId();
  await prepareDevice();
  askToPersist();
  await keepShoot(account, team, shootId, true);
}

/** Removes the plan, unless it has changes that are not sent. It then goes once they are. */
export async function stopKeeping(shootId: string): Promise<void> {
  const account = accountId();
  const plan = await readPlan(account, shootId);
  const waits = (await readWaiting(account)).some((each) => each.shootId === shootId);
  if (plan && waits) await keepPlan({ ...plan, isAskedFor: false });
  else await removePlan(account, shootId);
}
