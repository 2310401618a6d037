import { learnOffsets } from '@lensemble/contract/zoned-time';
import { queryClient } from '@/lib/calls/query-client.ts';
import { dayOf } from '@/lib/day/day-clients.ts';
import { lastAccount, setAccount } from '@/lib/device/account.ts';
import type { Account } from '@/lib/device/database.ts';
import { assumeAccount } from '@/lib/device/device-account.ts';
import { forgetTeams } from '@/lib/device/forget-teams.ts';
import { leaveDevice } from '@/lib/device/leave-device.ts';
import { bootData } from '@/lib/session/boot.ts';
import { whenLeaving } from '@/lib/session/leaving.ts';
import { timely } from '@/lib/session/timely.ts';
import { setShownTeam } from '@/lib/teams/shown-team.ts';
import { keptPlanQuery } from '../api/get-plan.ts';

/** A device that takes longer does not keep the user waiting: the server may answer. */
const MOST_MS = 2_000;

/**
 * Who opened *On set*; null if no account is signed in, or if the device does not know. What the device keeps of the plan is
 * read before the first paint, so that nothing is painted twice.
 */
export async function openOnSet(shootId: string | undefined): Promise<Account | null> {
  const account = await whoOpens().catch(() => null);
  if (!account) return null;
  whenLeaving(() => leaveDevice(account.userId));
  if (shootId !== undefined)
    await timely(readKept(account.userId, shootId), MOST_MS).catch(() => {});
  return account;
}

async function readKept(account: string, shootId: string): Promise<void> {
  const plan = await queryClient.fetchQuery(keptPlanQuery(account, shootId));
  if (plan) {
    // The client of the day is that of this team.
    setShownTeam(plan.team.id);
    learnOffsets(plan.shoot.timeZone, plan.offsets ?? []);
  }
  await dayOf(shootId).loaded;
}

async function whoOpens(): Promise<Account | null> {
  const boot = bootData();
  if (!boot) {
    const account = await lastAccount();
    if (account) assumeAccount(account);
    return account ?? null;
  }
  if (!boot.user) return null;
  const account = { userId: boot.user.id, email: boot.user.email };
  const teams = new Set(boot.teams.map(({ id }) => id));
  // A browser that stores nothing still shows the plan.
  await setAccount(account)
    .then(() => forgetTeams(account.userId, teams))
    .catch(() => {});
  return account;
}
